import { withoutCount } from './makers-number.ts';
import { addOptions } from './options.ts';
import { type Preset, textOf } from './preset.ts';

const numbers = ['1', '2', '3', '4', '5', '6'];
const product = 'Product ID [Non Editable]';

/** What its kinds of products are that no shop sends. */
const kinds: Readonly<Record<string, 'gift_card' | 'service'>> = {
  'gift card': 'gift_card',
  gift_card: 'gift_card',
  service: 'service',
};

/** Squarespace's product export: the first row of a product is its first variant, those of the others name no product. */
export const squarespace: Preset = {
  format: 'squarespace',
  required: [['Variant ID [Non Editable]'], ['Product URL'], ['Title'], ['Price']],
  signs: ['Variant ID [Non Editable]', product, 'Product Type [Non Editable]', 'Hosted Image URLs'],
  fields: {
    id: ['Variant ID [Non Editable]'],
    title: ['Title'],
    price: ['Price'],
    link: [],
    description: ['Description'],
    mpn: ['SKU'],
    product_type: ['Categories'],
    item_group_id: [product],
    quantity: ['Stock'],
    image_link: ['Hosted Image URLs'],
  },
  inherit: {
    knownBy: [`{${product}}`],
    parent: `{${product}}`,
    isNextTo: true,
    columns: [
      ...[product, 'Product Type [Non Editable]', 'Product Page', 'Product URL', 'Title', 'Description'],
      ...['Categories', 'Visible', 'Hosted Image URLs'],
      ...numbers.map((n) => `Option Name ${n}`),
    ],
  },
  complete(row, values) {
    const text = (...names: string[]) => textOf(values, ...names);
    if (/^(?:no|false)$/i.test(text('Visible'))) return 'not_for_sale';
    const kind = kinds[text('Product Type [Non Editable]').toLowerCase()];
    if (kind) return kind;
    row.mpn = withoutCount(row.mpn ?? '');
    if (/^(?:yes|true)$/i.test(text('On Sale'))) row.sale_price = text('Sale Price');
    if (/^unlimited$/i.test(row.quantity ?? '')) {
      row.availability = 'in stock';
      row.quantity = '';
    } else if (row.quantity) row.availability = Number(row.quantity) > 0 ? 'in stock' : 'out of stock';
    addOptions(
      row,
      numbers.map((n) => [text(`Option Name ${n}`), text(`Option Value ${n}`)]),
    );
    return 'article';
  },
  usualLinks: ['/{Product Page}/p/{Product URL}'],
};
