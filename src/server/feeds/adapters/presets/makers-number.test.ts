import { describe, expect, it } from 'vitest';
import { withOfferFiles } from '../../../../../test/helpers/offer-files.ts';
import { makersNumber } from './makers-number.ts';

const { read } = withOfferFiles();

describe('a stock number', () => {
  it.each([
    ['Casque Orvane WH-900X noir', 'WH-900X'],
    ['Table basse (GM-2008)', 'gm 2008'],
    ['Perceuse DUC353Z', 'DUC353Z'],
  ])('is the maker’s where the title says it: %s, %s', (title, number) => {
    expect(makersNumber(title, number)).toBe(number);
  });

  it.each([
    ['Café moulu 250 g', 'MAR-12444'],
    ['Lampe 250 lumens', '250'],
    ['Crème Orvane', 'Orvane'],
    ['Perceuse DUC353ZX', 'DUC353Z'],
    ['Lampe', ''],
  ])('is the shop’s own otherwise: %s, %s', (title, number) => {
    expect(makersNumber(title, number)).toBe('');
  });

  const linkTemplate = 'https://shop.example/{handle}';
  it('is read so in Shopify’s export, unless Google’s number stands beside it', async () => {
    const header =
      'Handle,Title,Body (HTML),Vendor,Option1 Name,Option1 Value,Variant SKU,Variant Price,Image Src';
    const table = `${header},Google Shopping / MPN
a,Lampe Halo,x,Orvane,Title,Default Title,LMP-0001,9.90,https://shop.example/a.jpg,
b,Lampe Nova NV-220,x,Orvane,Title,Default Title,NV-220,9.90,https://shop.example/b.jpg,
c,Lampe Alto,x,Orvane,Title,Default Title,LMP-0003,9.90,https://shop.example/c.jpg,AL-77`;
    const { offers } = await read(table, { linkTemplate });
    expect(offers).toMatchObject(['', 'NV-220', 'AL-77'].map((mpn) => ({ mpn })));
  });

  it('is read so in Shopify’s and WooCommerce’s JSON', async () => {
    const product = (id: number, title: string, sku: string) => ({
      ...{ id, title, handle: `p-${id}`, vendor: 'Orvane' },
      variants: [{ id: id * 10, price: '9.90', sku, available: true }],
    });
    const products = [product(1, 'Lampe Halo', 'LMP-0001'), product(2, 'Lampe Nova NV-220', 'NV-220')];
    const shopify = await read(JSON.stringify({ products }), { linkTemplate });
    expect(shopify.offers).toMatchObject(['', 'NV-220'].map((mpn) => ({ mpn })));
    const item = (id: number, name: string, sku: string) => ({
      ...{ id, name, sku, permalink: `https://shop.example/${id}` },
      ...{ regular_price: '9.90', stock_status: 'instock' },
    });
    const items = [item(1, 'Lampe Halo', 'LMP-0001'), item(2, 'Lampe Nova NV-220', 'NV-220')];
    const woocommerce = await read(JSON.stringify(items));
    expect(woocommerce.offers).toMatchObject(['', 'NV-220'].map((mpn) => ({ mpn })));
  });
});
