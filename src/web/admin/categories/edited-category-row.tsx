import { maxCategoryNameLength } from '../../../contract/categories/category-limits.ts';
import type { ManagedCategory } from '../../../contract/categories/schema.ts';
import { callApi } from '../../api/call.ts';
import { TextField } from '../../forms/field.tsx';
import { useLanguage } from '../../i18n/language.ts';
import { useTexts } from '../../i18n/texts.ts';
import { useToast } from '../../ui/toasts.tsx';
import { ChoiceField } from '../choice-field.tsx';
import { EditForm, FormActions } from '../editing/edit-form.tsx';
import { useEdit } from '../editing/use-edit.ts';
import { Cell, Row } from '../table.tsx';
import { CategoryPicture } from './category-picture.tsx';
import { possibleParents } from './parents.ts';
import { categoriesTexts } from './texts/texts.ts';

type Values = Pick<ManagedCategory, 'name' | 'nameFr' | 'parentId'>;

type EditProps = {
  category: ManagedCategory;
  categories: readonly ManagedCategory[];
  onDone: (isChanged: boolean) => void;
  /** The picture has changed. */
  onPicture: () => Promise<void>;
};

type Parents = readonly { value: string; label: string }[];

function useCategoryEdit({ category, onDone }: EditProps, parents: Parents) {
  const { columns } = useTexts(categoriesTexts);
  const language = useLanguage();
  const toast = useToast();
  const parentName = (id: string | null) => parents.find(({ value }) => value === (id ?? ''))?.label ?? '–';
  return useEdit({
    record: category,
    read: (field): Values => ({
      name: field('name'),
      nameFr: field('nameFr'),
      parentId: field('parentId') || null,
    }),
    send: (mine, { _id, version }) =>
      callApi('updateCategory', { language, params: { id: _id }, body: { ...mine, version } }),
    compare: (current, mine) => [
      { label: columns.name, theirs: current.name, mine: mine.name },
      { label: columns.nameFr, theirs: current.nameFr, mine: mine.nameFr },
      { label: columns.parent, theirs: parentName(current.parentId), mine: parentName(mine.parentId) },
    ],
    onSaved({ message }) {
      toast(message);
      onDone(true);
    },
  });
}

function useParents({ category, categories }: EditProps): Parents {
  const language = useLanguage();
  const { noParent } = useTexts(categoriesTexts);
  return [{ value: '', label: noParent }, ...possibleParents(category, categories, language)];
}

/** A category in edit mode: Save or Cancel. */
export function EditedCategoryRow(props: EditProps) {
  const { category, onDone, onPicture } = props;
  const { columns } = useTexts(categoriesTexts);
  const parents = useParents(props);
  const edit = useCategoryEdit(props, parents);
  const { name, nameFr, parentId } = edit.initial;
  return (
    <Row>
      <Cell span={5}>
        <EditForm edit={edit} onTakeTheirs={() => onDone(true)}>
          <div className="admin-fields">
            <TextField
              label={columns.name}
              name="name"
              defaultValue={name}
              maxLength={maxCategoryNameLength}
              autoFocus
            />
            <TextField
              label={columns.nameFr}
              name="nameFr"
              defaultValue={nameFr}
              maxLength={maxCategoryNameLength}
            />
            <ChoiceField
              label={columns.parent}
              name="parentId"
              defaultValue={parentId ?? ''}
              options={parents}
            />
          </div>
          <CategoryPicture category={category} onChanged={onPicture} />
          <FormActions isBusy={edit.isBusy} onCancel={() => onDone(false)} />
        </EditForm>
      </Cell>
    </Row>
  );
}
