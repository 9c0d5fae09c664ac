import { longestCategoryName } from '../../../contract/category-limits.ts';
import { FormError } from '../../account/form-parts.tsx';
import { useSubmit } from '../../account/use-submit.ts';
import { callApi } from '../../api/call.ts';
import { useCategoriesTexts } from '../../i18n/categories-texts.ts';
import { useLanguage } from '../../i18n/messages.tsx';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import { useToast } from '../../ui/toasts.tsx';

/** Adds a category; a blank name is ignored (SPEC §5). */
export function AddCategoryForm({ onAdded }: { onAdded: () => Promise<void> }) {
  const { columns, add, addFailed } = useCategoriesTexts();
  const language = useLanguage();
  const toast = useToast();
  const { isBusy, error, onSubmit } = useSubmit(async (field, form) => {
    if (!field('name').trim()) return;
    const body = { name: field('name'), nameFr: field('nameFr') };
    toast((await callApi('addCategory', { language, body })).message);
    form.reset();
    await onAdded();
  }, addFailed);
  return (
    <form onSubmit={onSubmit} noValidate className="grid gap-3">
      <FormError message={error} />
      <div className="admin-fields">
        <TextField label={columns.name} name="name" maxLength={longestCategoryName} />
        <TextField label={columns.nameFr} name="nameFr" maxLength={longestCategoryName} />
        <Button type="submit" tone="primary" disabled={isBusy}>
          {add}
        </Button>
      </div>
    </form>
  );
}
