import { parseMoney } from '../../values/parse-money.ts';
import { sizesListed } from '../listed-sizes.ts';
import { withoutCount } from './makers-number.ts';
import { addOptions, isSizeName } from './options.ts';
import { type Preset, type RowRole, textOf } from './preset.ts';

const numbers = Array.from({ length: 6 }, (_, i) => String(i + 1));

/** Cents, or hundredths of a percent, that a sale takes off; 0: nothing that can be read. */
function reductionOf(text: string): number {
  const money = parseMoney(text);
  return 'cents' in money ? money.cents : 0;
}
const money = (amount: number) => (amount / 100).toFixed(2);

const pictureOf = (name: string): string =>
  name.includes('://') ? name.trim() : `https://static.wixstatic.com/media/${name.trim()}`;

/** "rgb(193,180,123):Cream" → "Cream". */
const choiceOf = (text: string): string =>
  text.replace(/^(?:rgba?\([^)]*\)|#[\da-f]{3,8}|[a-z]+):(?=\S)/i, '').trim();

type Values = (name: string) => readonly string[];

const roleOf = (values: Values): RowRole => {
  const type = textOf(values, 'fieldType').toLowerCase();
  if (type === 'variant') return 'choice';
  return type === 'media' ? 'picture' : 'own';
};

function addPictures(row: Record<string, string>): void {
  const written = [row.image_link ?? '', ...(row.additional_image_link ?? '').split('\n')];
  const [first = '', ...others] = new Set(
    written
      .flatMap((text) => text.split(';'))
      .filter(Boolean)
      .map(pictureOf),
  );
  row.image_link = first;
  row.additional_image_link = others.join('\n');
}

/** A choice is what its row says; without rows of its choices an article may still come in the sizes that it lists. */
function addChoices(row: Record<string, string>, values: Values): void {
  const options = numbers.map((n): [string, string] => [
    textOf(values, `productOptionName${n}`),
    textOf(values, `productOptionDescription${n}`, `productOptionChoices${n}`),
  ]);
  if (roleOf(values) === 'own') {
    addOptions(
      row,
      options.filter(([name, value]) => isSizeName(name) && sizesListed(value)),
    );
    return;
  }
  const own = options.map(([name, value]): [string, string] => [name, choiceOf(value)]);
  row.item_group_id = row.id ?? '';
  row.id = [row.id, ...own.map(([, value]) => value).filter(Boolean)].join('/');
  addOptions(row, own);
}

/** The price with what a choice costs more, and what a sale takes off; what cannot be read stays for who refuses it. */
function addPrices(row: Record<string, string>, values: Values): void {
  const written = parseMoney(row.price ?? '');
  if ('fault' in written) return;
  const more = textOf(values, 'surcharge');
  const surcharge = more === '' ? { cents: 0 } : parseMoney(more);
  if ('fault' in surcharge) {
    row.price = more;
    return;
  }
  const price = written.cents + surcharge.cents;
  if (surcharge.cents !== 0) row.price = money(price);
  const reduction = reductionOf(textOf(values, 'discountValue'));
  const isPercent = /^percent$/i.test(textOf(values, 'discountMode'));
  const sale = isPercent ? Math.round(price * (1 - reduction / 10_000)) : price - reduction;
  if (reduction > 0 && sale > 0) row.sale_price = money(sale);
}

const optionColumns = numbers.map((n) => `productOptionName${n}`);

const complete: Preset['complete'] = (row, values) => {
  if (/^false$/i.test(textOf(values, 'visible'))) return 'not_for_sale';
  row.mpn = withoutCount(row.mpn ?? '');
  addPictures(row);
  addPrices(row, values);
  addChoices(row, values);
  return 'article';
};

/** Wix's product export: choices stand below their article where each has a stock or price of its own. */
const former: Preset = {
  format: 'wix',
  required: [['handleId'], ['fieldType'], ['name'], ['price']],
  signs: ['handleId', 'fieldType', 'productImageUrl', 'productOptionName1', 'discountMode', 'ribbon'],
  fields: {
    id: ['handleId'],
    title: ['name'],
    price: ['price'],
    link: ['url', 'productPageUrl'],
    description: ['description'],
    brand: ['brand'],
    mpn: ['sku'],
    product_type: ['collection'],
    availability: ['inventory'],
    quantity: ['inventory'],
    image_link: ['productImageUrl'],
  },
  inherit: {
    knownBy: ['{handleId}'],
    parent: '{handleId}',
    columns: [
      'name',
      'price',
      'description',
      'brand',
      'collection',
      'productImageUrl',
      'discountMode',
      'discountValue',
      ...optionColumns,
    ],
  },
  family: { roleOf, ids: ['handleId'], pictures: ['productImageUrl'] },
  complete,
  usualLinks: ['/product-page/{name|slug}'],
};

/** The same of its present shops: choices have prices of their own, further pictures rows. */
const present: Preset = {
  ...former,
  required: [
    ['handle'],
    ['fieldType'],
    ['name'],
    ['price'],
    ['plainDescription', 'media', 'productOptionChoices1'],
  ],
  fields: {
    ...former.fields,
    id: ['handle'],
    list_price: ['strikethroughPrice'],
    description: ['plainDescription', 'description'],
    gtin: ['barcode'],
    product_type: ['categorySlugs', 'primaryCategorySlug'],
    image_link: ['media'],
    additional_image_link: ['media'],
  },
  inherit: {
    knownBy: ['{handle}'],
    parent: '{handle}',
    columns: [
      'name',
      'price',
      'strikethroughPrice',
      'plainDescription',
      'description',
      'brand',
      'categorySlugs',
      'primaryCategorySlug',
      'media',
      ...optionColumns,
    ],
  },
  family: { roleOf, ids: ['handle'], pictures: ['media'] },
  usualLinks: ['/product-page/{handle}'],
};

export const wix: readonly Preset[] = [former, present];
