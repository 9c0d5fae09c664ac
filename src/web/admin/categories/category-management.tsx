import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { ManagedCategory } from '../../../contract/categories/schema.ts';
import { FormError } from '../../forms/form-error.tsx';
import { useTexts } from '../../i18n/texts.ts';
import { Loading } from '../loading.tsx';
import { Table } from '../table.tsx';
import { useLoaded } from '../use-loaded.ts';
import { AddCategoryForm } from './add-category-form.tsx';
import { CategoryDeletion } from './category-deletion.tsx';
import { CategoryFilter, isNamed } from './category-filter.tsx';
import { CategoryRow } from './category-row.tsx';
import { EditedCategoryRow } from './edited-category-row.tsx';
import { categoriesTexts } from './texts/texts.ts';
import { useOrder } from './use-order.ts';

function useCategories() {
  const stored = useLoaded('listManagedCategories', {});
  const { revalidate } = useRevalidator();
  /** After a change: every page's layout shows them too. */
  const reloadAll = async () => {
    await Promise.all([stored.reload(), revalidate()]);
  };
  return { ...stored, reloadAll };
}

/** The categories that are looked for; one that is edited, was renamed or added is there under any name. */
function useFilter(categories: readonly ManagedCategory[], editedId: string | undefined) {
  const [wanted, setWanted] = useState('');
  const [keptId, keep] = useState<string>();
  const find = (typed: string) => {
    setWanted(typed);
    keep(undefined);
  };
  const found = categories.filter(
    (each) => each._id === editedId || each._id === keptId || isNamed(each, wanted),
  );
  return { wanted, found, find, keep };
}

/** The categories: added, renamed, put in order, deleted. */
export default function CategoryManagement() {
  const texts = useTexts(categoriesTexts);
  const { value, error, reload, reloadAll } = useCategories();
  const { categories, move, error: unmoved } = useOrder(value ?? [], { reload, reloadAll });
  const [editedId, setEditedId] = useState<string>();
  const { wanted, found, find, keep } = useFilter(categories, editedId);
  const [toDelete, setToDelete] = useState<ManagedCategory>();
  if (!value) return <Loading error={error} onRetry={reload} />;

  const stopEditing = (isChanged: boolean) => {
    setEditedId(undefined);
    if (isChanged) void reloadAll();
    keep(editedId);
  };
  const isWhole = wanted.trim() === '';
  const { name, nameFr, parent, products } = texts.columns;
  const columns = [
    { key: 'name', label: name },
    { key: 'nameFr', label: nameFr },
    { key: 'parent', label: parent },
    { key: 'products', label: products, isNumber: true },
  ];
  return (
    <div className="grid gap-6">
      <AddCategoryForm
        categories={categories}
        onAdded={(id) => {
          keep(id);
          return reloadAll();
        }}
      />
      <FormError message={unmoved ?? error} />
      <CategoryFilter wanted={wanted} onWanted={find} found={found.length} />
      <Table label={texts.label} columns={columns} hasActions>
        {found.map((category) =>
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
              onDelete={() => setToDelete(category)}
              // Among a few of them nobody sees what is passed.
              onUp={isWhole ? move(category, -1) : undefined}
              onDown={isWhole ? move(category, 1) : undefined}
            />
          ),
        )}
      </Table>
      {toDelete && (
        <CategoryDeletion
          category={toDelete}
          categories={categories}
          onDeleted={reloadAll}
          onClose={() => setToDelete(undefined)}
        />
      )}
    </div>
  );
}
