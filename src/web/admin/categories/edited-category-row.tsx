import { maxCategoryNameLength } from '../../../contract/categories/category-limits.ts';
import type { ManagedCategory } from '../../../contract/categories/schema.ts';
import { callApi } from '../../api/call.ts';
import { Select, TextField } from '../../forms/field.tsx';
import { FormError } from '../../forms/form-error.tsx';
import { useSubmit } from '../../forms/use-submit.ts';
import { useLanguage } from '../../i18n/language.ts';
import { useTexts } from '../../i18n/texts.ts';
import { Button } from '../../ui/button.tsx';
import { useToast } from '../../ui/toasts.tsx';
import { Conflict } from '../conflict.tsx';
import { Cell, Row } from '../table.tsx';
import { adminTexts } from '../texts/texts.ts';
import { useConflict } from '../use-conflict.ts';
import { CategoryPicture } from './category-picture.tsx';
import { categoriesTexts } from './texts/texts.ts';

type Values = Pick<ManagedCategory, 'name' | 'nameFr' | 'parentId'>;

type EditProps = {
  category: ManagedCategory;
  categories: readonly ManagedCategory[];
  onDone: (isChanged: boolean) => void;
  /** The picture has changed. */
  onPicture: () => Promise<void>;
};

function useCategoryEdit({ category, onDone }: EditProps) {
  const language = useLanguage();
  const toast = useToast();
  const { failures } = useTexts(adminTexts);
  const { clash, saveUnlessConflict } = useConflict<ManagedCategory, Values>();

  async function save(values: Values, version: number) {
    const input = { language, params: { id: category._id }, body: { ...values, version } };
    await saveUnlessConflict(values, async () => {
      toast((await callApi('updateCategory', input)).message);
      onDone(true);
    });
  }

  const submission = useSubmit(async (field) => {
    const values = { name: field('name'), nameFr: field('nameFr'), parentId: field('parentId') || null };
    await save(values, category.version);
  }, failures.update);
  return { ...submission, clash, save };
}

/** Possible parents of a category: top-level ones, unless this one has children. */
function useParents({ category, categories }: EditProps) {
  const language = useLanguage();
  const { noParent } = useTexts(categoriesTexts);
  const hasChildren = categories.some(({ parentId }) => parentId === category._id);
  const possible = categories.filter(({ _id, parentId }) => parentId === null && _id !== category._id);
  return [
    { value: '', label: noParent },
    ...(hasChildren ? [] : possible).map(({ _id, name, nameFr }) => ({
      value: _id,
      label: language === 'fr' ? nameFr : name,
    })),
  ];
}

/** A category in edit mode: Save or Cancel. */
export function EditedCategoryRow(props: EditProps) {
  const { category, onDone, onPicture } = props;
  const { columns } = useTexts(categoriesTexts);
  const { actions } = useTexts(adminTexts);
  const parents = useParents(props);
  const { clash, save, error, isBusy, onSubmit, run } = useCategoryEdit(props);
  const parentName = (id: string | null) => parents.find(({ value }) => value === (id ?? ''))?.label ?? '–';
  const clashing = clash && [
    { label: columns.name, theirs: clash.current.name, mine: clash.mine.name },
    { label: columns.nameFr, theirs: clash.current.nameFr, mine: clash.mine.nameFr },
    {
      label: columns.parent,
      theirs: parentName(clash.current.parentId),
      mine: parentName(clash.mine.parentId),
    },
  ];
  return (
    <Row>
      <Cell span={5}>
        <form onSubmit={onSubmit} noValidate className="grid gap-4 py-2">
          <FormError message={error} />
          {clash && clashing && (
            <Conflict
              message={clash.message}
              fields={clashing.filter(({ theirs, mine }) => theirs !== mine)}
              onKeepMine={() => run(() => save(clash.mine, clash.current.version))}
              onTakeTheirs={() => onDone(true)}
            />
          )}
          <div className="admin-fields">
            <TextField
              label={columns.name}
              name="name"
              defaultValue={category.name}
              maxLength={maxCategoryNameLength}
              autoFocus
            />
            <TextField
              label={columns.nameFr}
              name="nameFr"
              defaultValue={category.nameFr}
              maxLength={maxCategoryNameLength}
            />
            <Select
              label={columns.parent}
              name="parentId"
              defaultValue={category.parentId ?? ''}
              options={parents}
            />
          </div>
          <CategoryPicture category={category} onChanged={onPicture} />
          <div className="admin-row-actions">
            <Button onClick={() => onDone(false)}>{actions.cancel}</Button>
            <Button type="submit" tone="primary" disabled={isBusy}>
              {actions.save}
            </Button>
          </div>
        </form>
      </Cell>
    </Row>
  );
}
