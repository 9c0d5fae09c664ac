import { useState } from 'react';
import type { ManagedProduct } from '../../../contract/products/schema.ts';
import { typedAmount } from '../../../contract/typed-amount.ts';
import { callForm } from '../../api/call.ts';
import { fieldsOf } from '../../forms/use-submit.ts';
import { useLanguage } from '../../i18n/language.ts';
import { useTexts } from '../../i18n/texts.ts';
import { Button } from '../../ui/button.tsx';
import { useToast } from '../../ui/toasts.tsx';
import { amountInWords } from '../amount-in-words.ts';
import type { CategoryOption } from '../category-options.ts';
import type { ConflictField } from '../editing/conflict.tsx';
import { EditForm } from '../editing/edit-form.tsx';
import { useEdit } from '../editing/use-edit.ts';
import { adminTexts } from '../texts/texts.ts';
import { appendPictures, type ChosenPicture } from './picture-choice.ts';
import { PictureFields } from './picture-fields.tsx';
import { ProductFields } from './product-fields.tsx';
import { fromLines, toLines } from './specification-lines.ts';
import { productsTexts } from './texts/texts.ts';
import { useCategoryOptions } from './use-category-options.ts';

type ProductFormProps = {
  /** undefined: a new one is made. */
  product: ManagedProduct | undefined;
  onSaved: () => void;
  onCancel: () => void;
};

const picturesOf = (product: ManagedProduct | undefined): ChosenPicture[] =>
  (product?.pictures ?? []).map(({ id, address }) => ({ key: id, id, address }));

/** The form's fields as the call takes them. */
function readForm(form: FormData, pictures: readonly ChosenPicture[]): FormData {
  form.set('inStock', String(form.has('inStock')));
  form.set('specifications', JSON.stringify(fromLines(String(form.get('specifications') ?? ''))));
  appendPictures(form, pictures);
  return form;
}

type Comparison = (current: ManagedProduct, mine: FormData) => ConflictField[];

function useProductEdit(
  { product, onSaved }: ProductFormProps,
  pictures: readonly ChosenPicture[],
  compare: Comparison,
) {
  const language = useLanguage();
  const toast = useToast();
  const { failed } = useTexts(productsTexts);
  return useEdit({
    record: product,
    read: (_, form) => readForm(form, pictures),
    send(form, seen) {
      if (!seen) return callForm('createProduct', { language }, form);
      form.set('version', String(seen.version));
      return callForm('updateProduct', { language, params: { id: seen._id } }, form);
    },
    onSaved({ message }) {
      toast(message);
      onSaved();
    },
    compare,
    failure: failed,
  });
}

/** Typed codes as the stored ones are listed. */
const listed = (typed: string, separator: RegExp) =>
  typed
    .split(separator)
    .map((part) => part.trim())
    .filter(Boolean)
    .join(', ');

/** How many pictures both versions have; two as many may be others. `mine`: their order, as a form tells it. */
function comparePictures(
  { pictures }: ManagedProduct,
  mine: string,
  { others }: { others: (count: string) => string },
) {
  const theirs = pictures.map(({ id }) => id).join(',');
  const own = String(mine ? mine.split(',').length : 0);
  return { theirs: String(pictures.length), mine: mine === theirs ? own : others(own) };
}

/** The fields of two versions of a product. */
function useComparison(categories: readonly CategoryOption[]): Comparison {
  const { fields, pictures } = useTexts(productsTexts);
  const language = useLanguage();
  const amount = (text: string) => amountInWords(language, text);
  // One that is not listed, as one added meanwhile, is no other that is not.
  const categoryName = (id: string | null) => categories.find(({ value }) => value === id)?.label ?? id ?? '';
  return (current, mine) => {
    const typed = (name: string) => fieldsOf(mine)(name).trim();
    return [
      { label: fields.name, theirs: current.name, mine: typed('name') },
      {
        label: fields.price,
        theirs: amount(typedAmount(language, current.price)),
        mine: amount(typed('price')),
      },
      {
        label: fields.category,
        theirs: categoryName(current.category),
        mine: categoryName(typed('category')),
      },
      {
        label: fields.inStock,
        theirs: current.inStock ? fields.yes : fields.no,
        mine: typed('inStock') === 'true' ? fields.yes : fields.no,
      },
      { label: fields.brand, theirs: current.brand, mine: typed('brand') },
      { label: fields.description, theirs: current.description, mine: typed('description') },
      { label: fields.gtins, theirs: current.gtins.join(', '), mine: listed(typed('gtins'), /[\s,;]+/) },
      { label: fields.mpns, theirs: current.mpns.join(', '), mine: listed(typed('mpns'), /,/) },
      {
        label: fields.specifications,
        theirs: toLines(current.specifications),
        mine: toLines(JSON.parse(typed('specifications')) as { name: string; value: string }[]),
      },
      { label: pictures.label, ...comparePictures(current, typed('pictures'), pictures) },
    ];
  };
}

/** Creates or edits a product; reset after saving. */
export function ProductForm(props: ProductFormProps) {
  const { product, onSaved, onCancel } = props;
  const texts = useTexts(productsTexts);
  const { actions } = useTexts(adminTexts);
  const categories = useCategoryOptions();
  const [pictures, setPictures] = useState(() => picturesOf(product));
  const edit = useProductEdit(props, pictures, useComparison(categories));
  return (
    <EditForm
      edit={edit}
      className="grid gap-4"
      heading={
        <h2 className="text-xl font-bold wrap-anywhere">
          {product ? texts.editing(product.name) : texts.create}
        </h2>
      }
      onTakeTheirs={onSaved}
    >
      <ProductFields product={product} categories={categories} />
      <PictureFields
        pictures={pictures}
        hasFeedPicture={Boolean(product?.feedPicture)}
        onChange={setPictures}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" tone="primary" disabled={edit.isBusy}>
          {product ? texts.submitUpdate : texts.submitCreate}
        </Button>
        {product && <Button onClick={onCancel}>{actions.cancel}</Button>}
      </div>
    </EditForm>
  );
}
