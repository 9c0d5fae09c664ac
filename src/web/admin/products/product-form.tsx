import { type SubmitEvent, useState } from 'react';
import type { ManagedProduct } from '../../../contract/products/schema.ts';
import { typedAmount } from '../../../contract/typed-amount.ts';
import { callForm } from '../../api/call.ts';
import { FormError } from '../../forms/form-error.tsx';
import { useAttempt } from '../../forms/use-submit.ts';
import { useLanguage } from '../../i18n/language.ts';
import { useTexts } from '../../i18n/texts.ts';
import { Button } from '../../ui/button.tsx';
import { useToast } from '../../ui/toasts.tsx';
import { amountInWords } from '../amount-in-words.ts';
import { Conflict } from '../conflict.tsx';
import { adminTexts } from '../texts/texts.ts';
import { type EditConflict, useConflict } from '../use-conflict.ts';
import { appendPictures, type ChosenPicture } from './picture-choice.ts';
import { PictureFields } from './picture-fields.tsx';
import { ProductFields } from './product-fields.tsx';
import { fromLines, toLines } from './specification-lines.ts';
import { productsTexts } from './texts/texts.ts';
import { type CategoryOption, useCategoryOptions } from './use-category-options.ts';

type ProductFormProps = {
  /** undefined: a new one is made. */
  product: ManagedProduct | undefined;
  onSaved: () => void;
  onCancel: () => void;
};

type ProductClash = EditConflict<ManagedProduct, FormData>;

const picturesOf = (product: ManagedProduct | undefined): ChosenPicture[] =>
  (product?.pictures ?? []).map(({ id, address }) => ({ key: id, id, address }));

/** The form's fields as the call takes them. */
function readForm(element: HTMLFormElement, pictures: readonly ChosenPicture[]): FormData {
  const form = new FormData(element);
  form.set('inStock', String(form.has('inStock')));
  form.set('specifications', JSON.stringify(fromLines(String(form.get('specifications') ?? ''))));
  appendPictures(form, pictures);
  return form;
}

function useSaving({ product, onSaved }: ProductFormProps) {
  const language = useLanguage();
  const toast = useToast();
  const { failed } = useTexts(productsTexts);
  const { clash, saveUnlessConflict } = useConflict<ManagedProduct, FormData>();
  const attempt = useAttempt(failed);

  const save = (form: FormData, version: number | undefined) =>
    attempt.run(async () => {
      if (version !== undefined) form.set('version', String(version));
      await saveUnlessConflict(form, async () => {
        const { message } = product
          ? await callForm('updateProduct', { language, params: { id: product._id } }, form)
          : await callForm('createProduct', { language }, form);
        toast(message);
        onSaved();
      });
    });
  return { ...attempt, clash, save };
}

/** Typed codes as the stored ones are listed. */
const listed = (typed: string, separator: RegExp) =>
  typed
    .split(separator)
    .map((part) => part.trim())
    .filter(Boolean)
    .join(', ');

type ClashedProps = {
  clash: ProductClash;
  categories: readonly CategoryOption[];
  onKeep: () => void;
  onTake: () => void;
};

/** An edit conflict of a product: the fields that differ, except pictures. */
function Clashed({ clash, categories, onKeep, onTake }: ClashedProps) {
  const { fields } = useTexts(productsTexts);
  const { current, mine } = clash;
  const language = useLanguage();
  const typed = (name: string) => String(mine.get(name) ?? '').trim();
  const amount = (text: string) => amountInWords(language, text);
  const categoryName = (id: string | null) => categories.find(({ value }) => value === id)?.label ?? '';
  const differing = [
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
  ].filter(({ theirs, mine }) => theirs !== mine);
  return <Conflict message={clash.message} fields={differing} onKeepMine={onKeep} onTakeTheirs={onTake} />;
}

/** Creates or edits a product (SPEC §4); reset after saving. */
export function ProductForm(props: ProductFormProps) {
  const { product, onSaved, onCancel } = props;
  const texts = useTexts(productsTexts);
  const { actions } = useTexts(adminTexts);
  const categories = useCategoryOptions();
  const [pictures, setPictures] = useState(() => picturesOf(product));
  const { isBusy, error, clash, save } = useSaving(props);
  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (!isBusy) save(readForm(event.currentTarget, pictures), product?.version);
  }
  return (
    <form onSubmit={submit} noValidate className="grid gap-4">
      <h2 className="text-xl font-bold wrap-anywhere">
        {product ? texts.editing(product.name) : texts.create}
      </h2>
      <FormError message={error} />
      {clash && (
        <Clashed
          clash={clash}
          categories={categories}
          onKeep={() => save(clash.mine, clash.current.version)}
          onTake={onSaved}
        />
      )}
      <ProductFields product={product} categories={categories} />
      <PictureFields
        pictures={pictures}
        hasFeedPicture={Boolean(product?.feedPicture)}
        onChange={setPictures}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" tone="primary" disabled={isBusy}>
          {product ? texts.submitUpdate : texts.submitCreate}
        </Button>
        {product && <Button onClick={onCancel}>{actions.cancel}</Button>}
      </div>
    </form>
  );
}
