import { expect, it } from 'vitest';
import { withFeedFiles } from '../../../../test/helpers/feed-files.ts';
import { withOfferFiles } from '../../../../test/helpers/offer-files.ts';
import type { ColumnMapping } from '../../../contract/feeds/feed-fields.ts';
import { readPreview } from '../managing/preview.ts';
import { partsOf } from './mapped-parts.ts';

const { read } = withOfferFiles();
const { write } = withFeedFiles();

const variant = (id: string, price: string, stock: number, colour: string, memory: string) =>
  `<variant><ID>${id}</ID><price>${price}</price><stock>${stock}</stock><color>${colour}</color><memoria>${memory}</memoria></variant>`;
const products = `<products>
  <product><ID>7</ID><name>Telefono Halo</name><url>https://shop.example/halo</url><variants>
    ${variant('71', '419.00', 2, 'Nero', '128GB')}${variant('72', '519.00', 0, 'Nero', '256GB')}</variants></product>
  <product><ID>8</ID><name>Cavo Halo</name><url>https://shop.example/cavo</url><variants>
    ${variant('81', '9.90', 5, '', '')}</variants></product></products>`;
const columns = {
  id: 'id',
  title: 'name',
  link: 'url',
  price: 'variants/variant/price',
  availability: 'variants/variant/stock',
  color: 'variants/variant/color',
  size: 'variants/variant/memoria',
};

it('variants that stand within an article are articles of one group, each with its own price and stock', async () => {
  const { offers } = await read(products, { columns });
  expect(offers).toMatchObject([
    {
      articleId: '7/71',
      groupId: '7',
      title: 'Telefono Halo 128GB Nero',
      priceCents: 41_900,
      availability: 'in_stock',
    },
    {
      articleId: '7/72',
      title: 'Telefono Halo 256GB Nero',
      priceCents: 51_900,
      availability: 'out_of_stock',
    },
    { articleId: '8/81', title: 'Cavo Halo', priceCents: 990 },
  ]);
});

const sizesOf = (offers: readonly object[]) =>
  offers.map((offer) => 'size' in offer && (offer as { size: { label: string } | null }).size?.label);

it('variants that are told apart by their sizes alone are articles too, at the price of all', async () => {
  const json = (variants: string) =>
    `[{"id": "b1", "nom": "Bottine Orme", "url": "https://shop.example/b1", "prix": "149.00 EUR", "type": "Chaussures", "variants": ${variants}},
      {"id": "b2", "nom": "Lampe", "url": "https://shop.example/b2", "prix": "9.00 EUR", "type": "Maison", "variants": []}]`;
  const mapped = {
    ...{ id: 'id', title: 'nom', link: 'url', price: 'prix', product_type: 'type' },
    ...{ size: 'variants/size', color: 'variants/color', availability: 'variants/stock' },
  };
  const { offers } = await read(
    json(
      '[{"size": 40, "color": "Noir", "stock": 0}, {"size": 41, "color": "Noir", "stock": 3}, {"size": 41, "color": "Brun", "stock": 1}]',
    ),
    { columns: mapped },
  );
  expect(sizesOf(offers)).toEqual(['40', '41', '41', undefined]);
  expect(offers).toMatchObject([
    { articleId: 'b1/noir', availability: 'out_of_stock', priceCents: 14_900 },
    { articleId: 'b1/noir', availability: 'in_stock' },
    { articleId: 'b1/brun', availability: 'in_stock' },
    { articleId: 'b2', priceCents: 900 },
  ]);
  const priced = json('[{"size": "S", "price": "29"}, {"size": "XL", "price": "35"}]').replaceAll(
    '"prix"',
    '"was"',
  );
  const own = await read(priced, { columns: { ...mapped, price: 'variants/price' } });
  expect(own.offers).toMatchObject([
    { priceCents: 2_900 },
    { priceCents: 3_500 },
    { reason: 'price_missing' },
  ]);
});

it('sizes that are listed without anything of their own are all the article’s, of what is worn', async () => {
  const shop = (title: string, sizes: string) =>
    `<p><id>${title}</id><nom>${title}</nom><url>https://shop.example/1</url><prix>20 EUR</prix><sizes>${sizes}<stock>1</stock></sizes></p>`;
  const sizes = '<size>S</size><size>M</size><size>XL</size>';
  const measures = '<size>30 cl</size><size>50 cl</size>';
  const columns = { id: 'id', title: 'nom', link: 'url', price: 'prix', size: 'sizes/size' };
  const sizesIn = async (given: ColumnMapping) => {
    const file = await write(
      `<l>${shop('T-shirt femme', sizes)}${shop('Mug', measures)}${shop('Mug 2', '')}</l>`,
    );
    const { rows } = await readPreview(file, { columns: given });
    return rows.map(({ size }) => size);
  };
  expect(await sizesIn(columns)).toEqual(['S, M, XL', null, null]);
  // What stands beside a size is that size's.
  expect(await sizesIn({ ...columns, availability: 'sizes/stock' })).toEqual(['S', null, null]);
});

it('elements of a price, or without an id, are none', () => {
  const header = [
    'id',
    'prices/price',
    'prices/id',
    'sizes/size/price',
    'offers/offer/price',
    'offers/offer@sku',
  ];
  const partsAt = (price: string, size = price.replace('price', 'size')) =>
    partsOf({ id: 'id', price, size }, header)?.parts;
  expect(partsAt('prices/price')).toBeUndefined();
  expect(partsAt('sizes/size/price')).toBeUndefined();
  expect(partsAt('price')).toBeUndefined();
  expect(partsAt('offers/offer/price')).toBe('offers/offer');
  expect(partsAt('offers/offer/price', 'size')).toBeUndefined();
  const own = { id: 'offers/offer@sku', price: 'offers/offer/price', size: 'offers/offer/size' };
  expect(partsOf(own, header)?.fields).toEqual({});
});

it.each([
  [
    'prices for dealers',
    'tarifs/tarif/prix',
    '<tarifs><tarif id="public"><prix>49.00</prix></tarif><tarif id="pro"><prix>31.00</prix></tarif></tarifs>',
  ],
  [
    'prices of other markets',
    'zones/zone/prix',
    '<zones><zone><code>FR</code><prix>49.00</prix></zone><zone><code>PL</code><prix>31.00</prix></zone></zones>',
  ],
])('%s are no variants: the first price counts', async (_what, price, prices) => {
  const articles = [7, 8].map(
    (id) =>
      `<product><ID>${id}</ID><name>Halo ${id}</name><url>https://shop.example/${id}</url>${prices}</product>`,
  );
  const { offers } = await read(`<products>${articles.join('')}</products>`, {
    columns: { id: 'id', title: 'name', link: 'url', price },
  });
  expect(offers).toMatchObject([
    { articleId: '7', priceCents: 4_900 },
    { articleId: '8', priceCents: 4_900 },
  ]);
  expect(offers).toHaveLength(2);
});
