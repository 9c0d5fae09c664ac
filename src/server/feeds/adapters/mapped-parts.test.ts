import { expect, it } from 'vitest';
import { withOfferFiles } from '../../../../test/helpers/offer-files.ts';
import { partsOf } from './mapped-parts.ts';

const { read } = withOfferFiles();

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
