import { useId, useState } from 'react';
import type { ListedProduct } from '../../../contract/products/schema.ts';
import { callList } from '../../api/call.ts';
import { SearchField } from '../../forms/control.tsx';
import { FormError } from '../../forms/form-error.tsx';
import { useSubmit } from '../../forms/use-submit.ts';
import { formatPrice } from '../../i18n/format.ts';
import { useLanguage, useMerchantLang } from '../../i18n/language.ts';
import { useTexts } from '../../i18n/texts.ts';
import { Button } from '../../ui/button.tsx';
import { adminTexts } from '../texts/texts.ts';
import { matchesTexts } from './texts/texts.ts';

const limit = 12;
const side = 48;

type PickerProps = {
  /** A product that cannot be chosen. */
  without?: string | undefined;
  /** The chosen product's id. */
  value: string | undefined;
  onChange: (id: string | undefined) => void;
};

type ChoiceProps = { product: ListedProduct; name: string; isChosen: boolean; onChoose: () => void };

function Choice({ product, name, isChosen, onChoose }: ChoiceProps) {
  const { picker, product: texts } = useTexts(matchesTexts);
  const language = useLanguage();
  const lang = useMerchantLang();
  const { _id, title, brand, image, offersCount, totalPrice } = product;
  return (
    <label className="flex min-h-11 cursor-pointer items-center gap-3 border-b border-rule py-2">
      <input
        type="radio"
        name={name}
        value={_id}
        checked={isChosen}
        onChange={onChoose}
        className="size-5 shrink-0"
      />
      <img
        src={image ?? '/placeholder.svg'}
        alt=""
        width={side}
        height={side}
        loading="lazy"
        className="size-12 shrink-0 bg-plate object-contain"
      />
      <span className="min-w-0 wrap-anywhere">
        <span lang={lang} className="block font-semibold">
          {title}
        </span>
        <span className="block text-sm text-ink-soft">
          {brand && `${brand} · `}
          {totalPrice === null ? picker.noPrice : formatPrice(language, totalPrice)}
          {offersCount > 0 && ` · ${texts.offers(offersCount)}`}
        </span>
      </span>
    </label>
  );
}

/** Searches a product by words or codes, to choose one. */
export function ProductPicker({ without, value, onChange }: PickerProps) {
  const { picker } = useTexts(matchesTexts);
  const { table, failures } = useTexts(adminTexts);
  const language = useLanguage();
  const [found, setFound] = useState<{ items: ListedProduct[]; total: number }>();
  const name = useId();
  const { onSubmit, isBusy, error } = useSubmit(async (field) => {
    onChange(undefined);
    const search = field('search').trim();
    setFound(await callList('listManagedProducts', { language, query: { search, limit } }));
  }, failures.load);
  const items = found?.items.filter(({ _id }) => _id !== without);
  return (
    <div className="grid gap-3">
      <form onSubmit={onSubmit} className="flex gap-2">
        <SearchField label={picker.label} placeholder={picker.label} name="search" maxLength={200} />
        <Button type="submit" icon="search" disabled={isBusy}>
          {table.search}
        </Button>
      </form>
      <FormError message={error} />
      <div role="status" className="text-sm text-ink-soft">
        {items?.length === 0 && picker.none}
        {found && found.total > limit && picker.more}
      </div>
      {items && items.length > 0 && (
        <fieldset className="max-h-80 overflow-y-auto">
          <legend className="pb-1 text-sm font-semibold">{picker.results}</legend>
          {items.map((product) => (
            <Choice
              key={product._id}
              product={product}
              name={name}
              isChosen={product._id === value}
              onChoose={() => onChange(product._id)}
            />
          ))}
        </fieldset>
      )}
    </div>
  );
}
