import type { CallOutput } from '../../../contract/api.ts';
import { callApi } from '../../api/call.ts';
import { TextField } from '../../forms/field.tsx';
import { useSubmit } from '../../forms/use-submit.ts';
import { useLanguage } from '../../i18n/language.ts';
import { useTexts } from '../../i18n/texts.ts';
import { useToast } from '../../ui/toasts.tsx';
import { FormActions } from '../editing/edit-form.tsx';
import { Refusal } from '../editing/refusal.tsx';
import { adminTexts } from '../texts/texts.ts';
import { vocabularyTexts } from './texts/texts.ts';

export type SearchAlias = CallOutput<'listSearchAliases'>[number];

const phrasesOf = (text: string): string[] =>
  text
    .split(/[,;]/)
    .map((phrase) => phrase.trim())
    .filter(Boolean);

type FormProps = {
  /** Absent: a new group. */
  group?: SearchAlias;
  onSaved: () => Promise<void>;
  onCancel?: () => void;
};

/** Words and phrases of one meaning, separated by commas. */
export function AliasForm({ group, onSaved, onCancel }: FormProps) {
  const { search: texts } = useTexts(vocabularyTexts);
  const { failures } = useTexts(adminTexts);
  const language = useLanguage();
  const toast = useToast();
  const { isBusy, error, failure, onSubmit } = useSubmit(async (field, form) => {
    const body = { said: phrasesOf(field('said')), asked: phrasesOf(field('asked')) };
    if (group) await callApi('updateSearchAlias', { language, params: { id: group._id }, body });
    else await callApi('addSearchAlias', { language, body });
    toast(texts.saved);
    form.reset();
    await onSaved();
  }, failures.update);
  return (
    <form onSubmit={onSubmit} noValidate className="grid gap-3 py-2">
      <Refusal error={error} failure={failure}>
        <div className="grid items-start gap-3 md:grid-cols-2">
          <TextField
            label={texts.said}
            name="said"
            hint={texts.saidHint}
            defaultValue={group?.said.join(', ')}
            autoFocus={group !== undefined}
          />
          <TextField
            label={texts.asked}
            name="asked"
            hint={texts.askedHint}
            defaultValue={group?.asked.join(', ')}
          />
        </div>
        <FormActions isBusy={isBusy} onCancel={onCancel} {...(!group && { action: texts.add })} />
      </Refusal>
    </form>
  );
}
