import { maxCategoryNameLength } from '../../../contract/categories/category-limits.ts';
import type { ManagedCategory } from '../../../contract/categories/schema.ts';
import { callApi } from '../../api/call.ts';
import { TextField } from '../../forms/field.tsx';
import { useSubmit } from '../../forms/use-submit.ts';
import { useLanguage } from '../../i18n/language.ts';
import { useTexts } from '../../i18n/texts.ts';
import { Button } from '../../ui/button.tsx';
import { useToast } from '../../ui/toasts.tsx';
import { ChoiceField } from '../choice-field.tsx';
import { Refusal } from '../editing/refusal.tsx';
import { possibleParents } from './parents.ts';
import { categoriesTexts } from './texts/texts.ts';

type AddProps = { categories: readonly ManagedCategory[]; onAdded: (id: string) => Promise<void> };

/** Adds a category; a blank name is ignored. */
export function AddCategoryForm({ categories, onAdded }: AddProps) {
  const { columns, add, addFailed, noParent } = useTexts(categoriesTexts);
  const language = useLanguage();
  const toast = useToast();
  const { isBusy, error, failure, onSubmit } = useSubmit(async (field, form) => {
    if (!field('name').trim()) return;
    const body = {
      name: field('name'),
      nameFr: field('nameFr'),
      parentId: field('parentId') || null,
    };
    const { message, category } = await callApi('addCategory', { language, body });
    toast(message);
    form.reset();
    await onAdded(category._id);
  }, addFailed);
  return (
    <form onSubmit={onSubmit} noValidate className="grid gap-3">
      <Refusal error={error} failure={failure}>
        <div className="admin-fields">
          <TextField label={columns.name} name="name" maxLength={maxCategoryNameLength} />
          <TextField label={columns.nameFr} name="nameFr" maxLength={maxCategoryNameLength} />
          <ChoiceField
            label={columns.parent}
            name="parentId"
            options={[{ value: '', label: noParent }, ...possibleParents(undefined, categories, language)]}
          />
          <Button type="submit" tone="primary" disabled={isBusy}>
            {add}
          </Button>
        </div>
      </Refusal>
    </form>
  );
}
