import { useState } from 'react';
import type { ManagedCategory } from '../../../contract/categories/schema.ts';
import { callApi } from '../../api/call.ts';
import { Select } from '../../forms/field.tsx';
import { formatNumber } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/language.ts';
import { useTexts } from '../../i18n/texts.ts';
import { categoryOptions } from '../category-options.ts';
import { ConfirmDialog } from '../confirm-dialog.tsx';
import { categoriesTexts } from './texts/texts.ts';

type CategoryDeletionProps = {
  category: ManagedCategory;
  categories: readonly ManagedCategory[];
  onDeleted: () => Promise<void>;
  onClose: () => void;
};

/** Asks before a category is deleted, and where its products go. */
export function CategoryDeletion({ category, categories, onDeleted, onClose }: CategoryDeletionProps) {
  const texts = useTexts(categoriesTexts);
  const language = useLanguage();
  const others = categories.filter(({ _id }) => _id !== category._id);
  const usual = others.find(({ key }) => key === 'other') ?? others[0];
  const [moveTo, setMoveTo] = useState(usual?._id ?? '');
  const { productsCount } = category;
  const below = categories.filter(({ parentId }) => parentId === category._id).length;

  async function remove() {
    const query = productsCount > 0 ? { moveTo } : {};
    return (await callApi('deleteCategory', { language, params: { id: category._id }, query })).message;
  }

  return (
    <ConfirmDialog
      title={texts.deleteTitle}
      failure={texts.deleteFailed}
      onConfirm={remove}
      onDone={onDeleted}
      onClose={onClose}
    >
      <p>{texts.loss(language === 'fr' ? category.nameFr : category.name)}</p>
      {below > 0 && <p>{texts.raised(below, formatNumber(language, below))}</p>}
      {productsCount > 0 && (
        <>
          <p>{texts.moved(productsCount, formatNumber(language, productsCount))}</p>
          <Select
            label={texts.moveTo}
            value={moveTo}
            onChange={(event) => setMoveTo(event.currentTarget.value)}
            options={categoryOptions(categories, language).filter(({ value }) => value !== category._id)}
          />
        </>
      )}
    </ConfirmDialog>
  );
}
