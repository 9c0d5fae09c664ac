import { useId } from 'react';
import type { CallInput, CallOutput } from '../../contract/api.ts';
import { keyLifetimes, keyLimits, keyQuotas, keyScopes } from '../../contract/api-keys/key-rules.ts';
import { callApi } from '../api/call.ts';
import { Checkbox, Select, TextField } from '../forms/field.tsx';
import { FormError } from '../forms/form-error.tsx';
import { useSubmit } from '../forms/use-submit.ts';
import { formatNumber } from '../i18n/format.ts';
import { useLanguage } from '../i18n/language.ts';
import { useTexts } from '../i18n/texts.ts';
import { Button } from '../ui/button.tsx';
import { accountTexts } from './texts/texts.ts';

type CreatedKey = CallOutput<'createApiKey'>;
type NewKeyBody = CallInput<'createApiKey'>['body'];

/** What a form starts with. */
const usual = { perMinute: 600, days: 90 } as const;

function ScopeFields() {
  const { keys: texts } = useTexts(accountTexts);
  const id = useId();
  return (
    <fieldset aria-labelledby={id} className="grid">
      <p id={id} className="text-sm font-semibold">
        {texts.scopes}
      </p>
      {keyScopes.map((scope) => (
        <Checkbox key={scope} name={scope} defaultChecked={scope === 'catalogue'}>
          {texts.scopeNames[scope]}
        </Checkbox>
      ))}
    </fieldset>
  );
}

type NewKeyFormProps = { onCreated: (created: CreatedKey) => void; onCancel: () => void };

/** Asks for what a key is to be, and makes it. */
export function NewKeyForm({ onCreated, onCancel }: NewKeyFormProps) {
  const { keys: texts } = useTexts(accountTexts);
  const language = useLanguage();
  const { isBusy, error, setError, onSubmit } = useSubmit(async (field) => {
    const scopes = keyScopes.filter((scope) => field(scope) !== '');
    if (scopes.length === 0) return setError(texts.noScope);
    const body = {
      name: field('name'),
      scopes,
      perMinute: Number(field('perMinute')),
      days: Number(field('days')),
    } as NewKeyBody;
    onCreated(await callApi('createApiKey', { language, body }));
  }, texts.createFailed);
  return (
    <form onSubmit={onSubmit} className="grid gap-4 rounded-md border border-rule p-4">
      <TextField
        label={texts.name}
        hint={texts.nameHint}
        name="name"
        maxLength={keyLimits.name}
        required
        autoComplete="off"
        autoFocus
      />
      <ScopeFields />
      <div className="flex flex-wrap gap-4">
        <Select
          label={texts.perMinute}
          name="perMinute"
          defaultValue={usual.perMinute}
          options={keyQuotas.map((quota) => ({
            value: String(quota),
            label: texts.quota(formatNumber(language, quota)),
          }))}
        />
        <Select
          label={texts.days}
          name="days"
          defaultValue={usual.days}
          options={keyLifetimes.map((days) => ({
            value: String(days),
            label: texts.lifetime(formatNumber(language, days)),
          }))}
        />
      </div>
      <FormError message={error} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" tone="primary" disabled={isBusy}>
          {texts.create}
        </Button>
        <Button onClick={onCancel}>{texts.cancel}</Button>
      </div>
    </form>
  );
}
