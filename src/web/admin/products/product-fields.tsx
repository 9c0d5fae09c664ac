import type { ManagedProduct } from '../../../contract/products.schema.ts';
import { useLanguage } from '../../i18n/messages.tsx';
import { useProductsTexts } from '../../i18n/products-texts.ts';
import { Select, TextField } from '../../ui/field.tsx';
import { TextArea } from '../text-area.tsx';
import { useLoaded } from '../use-loaded.ts';
import { toLines } from './specification-lines.ts';

function CategorySelect({ chosen }: { chosen: string }) {
  const { fields } = useProductsTexts();
  const language = useLanguage();
  const { value: categories } = useLoaded('listCategories', {});
  const options = (categories ?? []).map(({ _id, name, nameFr }) => ({
    value: _id,
    label: language === 'fr' ? nameFr : name,
  }));
  return (
    <Select
      key={options.length}
      label={fields.category}
      name="category"
      defaultValue={chosen}
      options={[{ value: '', label: fields.choose }, ...options]}
    />
  );
}

/** Everything of a product but its pictures; name, price and category are required (SPEC §5). */
export function ProductFields({ product }: { product: ManagedProduct | undefined }) {
  const { fields } = useProductsTexts();
  const price = product?.price ?? product?.totalPrice;
  return (
    <>
      <div className="grid gap-4 md:grid-cols-2">
        <TextField
          label={fields.name}
          name="name"
          defaultValue={product?.name}
          maxLength={200}
          required
          autoFocus={product !== undefined}
        />
        <TextField label={fields.brand} name="brand" defaultValue={product?.brand} maxLength={100} />
        <TextField
          label={fields.price}
          name="price"
          inputMode="decimal"
          defaultValue={price == null ? '' : String(price)}
          hint={fields.priceHint}
          maxLength={20}
          required
        />
        <div className="admin-stacked grid content-start gap-3">
          <CategorySelect chosen={product?.category ?? ''} />
          <label className="flex min-h-11 items-center gap-2">
            <input
              type="checkbox"
              name="inStock"
              defaultChecked={product?.inStock ?? true}
              className="size-5 accent-brand"
            />
            {fields.inStock}
          </label>
        </div>
      </div>
      <TextArea
        label={fields.description}
        name="description"
        defaultValue={product?.description}
        maxLength={5_000}
      />
      <div className="grid gap-4 md:grid-cols-2">
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
