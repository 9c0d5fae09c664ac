import type { ManagedProduct } from '../../../contract/products/schema.ts';
import { typedAmount } from '../../../contract/typed-amount.ts';
import { Checkbox, Select, TextField } from '../../forms/field.tsx';
import { TextArea } from '../../forms/text-area.tsx';
import { formatPrice } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/language.ts';
import { useTexts } from '../../i18n/texts.ts';
import type { CategoryOption } from '../category-options.ts';
import { toLines } from './specification-lines.ts';
import { productsTexts } from './texts/texts.ts';

type ProductFieldsProps = { product: ManagedProduct | undefined; categories: readonly CategoryOption[] };

/** The fallback price: required while no merchant offers the product. */
function PriceField({ product }: Pick<ProductFieldsProps, 'product'>) {
  const { fields } = useTexts(productsTexts);
  const language = useLanguage();
  const best = product?.totalPrice ?? null;
  return (
    <TextField
      label={fields.price}
      name="price"
      inputMode="decimal"
      defaultValue={typedAmount(language, product?.price ?? null)}
      hint={best === null ? fields.priceHint : fields.priceHintOffered(formatPrice(language, best))}
      maxLength={20}
      required={!product?.offersCount}
    />
  );
}

/** Everything of a product but its pictures; name, price and category are required. */
export function ProductFields({ product, categories }: ProductFieldsProps) {
  const { fields } = useTexts(productsTexts);
  return (
    <>
      <div className="grid items-start gap-4 md:grid-cols-2">
        <TextField
          label={fields.name}
          name="name"
          defaultValue={product?.name}
          maxLength={200}
          required
          autoFocus={product !== undefined}
        />
        <TextField label={fields.brand} name="brand" defaultValue={product?.brand} maxLength={100} />
        <PriceField product={product} />
        <div className="admin-stacked grid content-start gap-3">
          <Select
            key={categories.length}
            label={fields.category}
            name="category"
            defaultValue={product?.category ?? ''}
            options={[{ value: '', label: fields.choose }, ...categories]}
          />
          <Checkbox name="inStock" defaultChecked={product?.inStock ?? true}>
            {fields.inStock}
          </Checkbox>
        </div>
      </div>
      <TextArea
        label={fields.description}
        name="description"
        defaultValue={product?.description}
        maxLength={5_000}
      />
      <div className="grid items-start gap-4 md:grid-cols-2">
        <TextField
          label={fields.gtins}
          name="gtins"
          defaultValue={product?.gtins.join(', ')}
          hint={fields.gtinsHint}
          maxLength={500}
        />
        <TextField
          label={fields.mpns}
          name="mpns"
          defaultValue={product?.mpns.join(', ')}
          hint={fields.mpnsHint}
          maxLength={500}
        />
      </div>
      <TextArea
        label={fields.specifications}
        name="specifications"
        defaultValue={product && toLines(product.specifications)}
        hint={fields.specificationsHint}
      />
    </>
  );
}
