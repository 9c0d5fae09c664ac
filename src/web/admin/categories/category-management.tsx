import { useState } from 'react';
import type { ManagedCategory } from '../../../contract/categories.schema.ts';
import { FormError } from '../../account/form-parts.tsx';
import { useSubmit } from '../../account/use-submit.ts';
import { callApi } from '../../api/call.ts';
import { useAdminTexts } from '../../i18n/admin-texts.ts';
import { useCategoriesTexts } from '../../i18n/categories-texts.ts';
import { useLanguage } from '../../i18n/messages.tsx';
import { useToast } from '../../ui/toasts.tsx';
import { Loading } from '../loading.tsx';
import { Table } from '../table.tsx';
import { useLoaded } from '../use-loaded.ts';
import { AddCategoryForm } from './add-category-form.tsx';
import { CategoryDeletion } from './category-deletion.tsx';
import { CategoryRow } from './category-row.tsx';
import { EditedCategoryRow } from './edited-category-row.tsx';

/** The ids with one of them a place further up or down. */
function movedBy(ids: readonly string[], index: number, by: 1 | -1): string[] {
  const next = [...ids];
  const [id] = next.splice(index, 1);
  if (id !== undefined) next.splice(index + by, 0, id);
  return next;
}

function useOrder(categories: readonly ManagedCategory[], reload: () => Promise<void>) {
  const language = useLanguage();
  const toast = useToast();
  const { failures } = useAdminTexts();
  const { error, run } = useSubmit(async () => {}, failures.update);
  const move = (index: number, by: 1 | -1) =>
    run(async () => {
      const ids = movedBy(
        categories.map(({ _id }) => _id),
        index,
        by,
      );
      toast((await callApi('orderCategories', { language, body: { ids } })).message);
      await reload();
    });
  return { error, move };
}

/** The categories (SPEC §2 “Category Manager”): added, renamed, put in order, deleted. */
export default function CategoryManagement() {
  const texts = useCategoriesTexts();
  const { value: categories, error, reload } = useLoaded('listManagedCategories', {});
  const order = useOrder(categories ?? [], reload);
  const [editedId, setEditedId] = useState<string>();
  const [doomed, setDoomed] = useState<ManagedCategory>();
  if (!categories) return <Loading error={error} onRetry={reload} />;

  const stopEditing = (isChanged: boolean) => {
    setEditedId(undefined);
    if (isChanged) void reload();
  };
  const { name, nameFr, parent, products } = texts.columns;
  const columns = [
    { key: 'name', label: name },
    { key: 'nameFr', label: nameFr },
    { key: 'parent', label: parent },
    { key: 'products', label: products, isNumber: true },
  ];
  return (
    <div className="grid gap-6">
      <AddCategoryForm onAdded={reload} />
      <FormError message={order.error ?? error} />
      <Table label={texts.label} columns={columns} hasActions>
        {categories.map((category, index) =>
          category._id === editedId ? (
            <EditedCategoryRow
              key={category._id}
              category={category}
              categories={categories}
              onDone={stopEditing}
              onPicture={reload}
            />
          ) : (
            <CategoryRow
              key={category._id}
              category={category}
              parent={categories.find(({ _id }) => _id === category.parentId)}
              onEdit={() => setEditedId(category._id)}
              onDelete={() => setDoomed(category)}
              onUp={index > 0 ? () => order.move(index, -1) : undefined}
              onDown={index < categories.length - 1 ? () => order.move(index, 1) : undefined}
            />
          ),
        )}
      </Table>
      {doomed && (
        <CategoryDeletion
          category={doomed}
          categories={categories}
          onDeleted={reload}
          onClose={() => setDoomed(undefined)}
        />
      )}
    </div>
  );
}
