import { useState } from 'react';
import type { Alert } from '../../contract/alerts/schema.ts';
import { type AlertTarget, alertTargets } from '../../contract/alerts/targets.ts';
import { type Condition, conditions } from '../../contract/catalogue/conditions.ts';
import { readAmount, typedAmount } from '../../contract/typed-amount.ts';
import { callApi } from '../api/call.ts';
import { Select, TextField } from '../forms/field.tsx';
import { FormError } from '../forms/form-error.tsx';
import { useSubmit } from '../forms/use-submit.ts';
import { useLanguage } from '../i18n/language.ts';
import { useTexts } from '../i18n/texts.ts';
import { Button } from '../ui/button.tsx';
import { useToast } from '../ui/toasts.tsx';
import { alertTexts } from './texts/texts.ts';

type AlertFormProps = { alert: Alert; onCancel: () => void; onSaved: () => Promise<void> };

/** Chooses what an alert waits for. */
export function AlertForm({ alert, onCancel, onSaved }: AlertFormProps) {
  const texts = useTexts(alertTexts);
  const language = useLanguage();
  const toast = useToast();
  const [target, setTarget] = useState<AlertTarget>(alert.target);
  const { isBusy, error, onSubmit } = useSubmit(async (field) => {
    const condition = conditions.find((each) => each === field('condition')) ?? ('new' satisfies Condition);
    const { message } = await callApi('setAlert', {
      language,
      body: {
        productId: alert.productId._id,
        target,
        condition,
        ...(target === 'price' && { price: readAmount(language, field('price')) ?? 0 }),
        ...(target === 'drop' && { percent: readAmount(language, field('percent')) }),
      },
    });
    toast(message);
    await onSaved();
  }, texts.changeFailed);
  return (
    <form onSubmit={onSubmit} className="grid gap-3 border-t border-rule pt-3">
      <FormError message={error} />
      <div className="flex flex-wrap items-end gap-3">
        <Select
          label={texts.target}
          value={target}
          onChange={({ target: { value } }) =>
            setTarget(alertTargets.find((each) => each === value) ?? 'any')
          }
          options={alertTargets.map((each) => ({ value: each, label: texts.targets[each] }))}
        />
        {target === 'price' && (
          <TextField
            label={texts.price}
            name="price"
            inputMode="decimal"
            defaultValue={typedAmount(
              language,
              alert.target === 'price' ? alert.limitPrice : alert.currentPrice,
            )}
          />
        )}
        {target === 'drop' && (
          <TextField
            label={texts.percent}
            name="percent"
            inputMode="numeric"
            required
            defaultValue={alert.percent ?? 10}
          />
        )}
        <Select
          label={texts.condition}
          name="condition"
          defaultValue={alert.condition}
          options={conditions.map((each) => ({ value: each, label: texts.conditions[each] }))}
        />
      </div>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" tone="primary" disabled={isBusy}>
          {texts.save}
        </Button>
        <Button onClick={onCancel}>{texts.cancel}</Button>
      </div>
    </form>
  );
}
