import { RouterContextProvider } from 'react-router';
import { expect, it } from 'vitest';
import type { Api } from '../../contract/api.ts';
import { apiContext, languageContext } from '../contexts.ts';
import { loader } from './products-route.tsx';

const list = {
  ...{ products: [], families: [], total: 3, productsTotal: 3, page: 1, pages: 1 },
  facets: {
    specifications: [
      {
        key: 'size',
        values: [
          { value: '41', count: 3 },
          { value: '42', count: 2 },
        ],
      },
    ],
  },
};

/** Where a search leads; undefined: it is answered as it is. */
async function leads(query: string, found: object = list): Promise<string | null | undefined> {
  const context = new RouterContextProvider();
  const api = async (call: string) => (call === 'listMerchantNames' ? ['Alpha Sud'] : found);
  context.set(apiContext, api as unknown as Api);
  context.set(languageContext, 'fr');
  const url = new URL(`http://shop.test/fr/products?${query}`);
  const response = await loader({ context, url } as never).catch((thrown: unknown) => thrown);
  return response instanceof Response ? response.headers.get('location') : undefined;
}

it('makes the size that a search ends in a choice of the list, which can be taken back', async () => {
  expect(await leads('search=gel+kayano+42')).toBe('/fr/products?search=gel+kayano&spec=size%3A42');
  expect(await leads('search=gel+kayano+42&page=2&brand=Asics&sortBy=price')).toBe(
    '/fr/products?search=gel+kayano&brand=Asics&sortBy=price&spec=size%3A42',
  );
});

it('leaves what is chosen or meant as it is typed, and what no result has', async () => {
  const kept = ['gel+kayano', 'gel+kayano+46', 'gel+kayano+42&spelling=typed', 'gel+kayano+42&spec=size:41'];
  for (const search of kept) expect(await leads(`search=${search}`)).toBeUndefined();
});

it('makes a price that is all of a search a choice, once', async () => {
  expect(await leads('search=moins+de+20+euros')).toBe('/fr/products?search=moins+de+20+euros&max=20');
  expect(await leads('search=moins+de+20+euros&max=20')).toBeUndefined();
  // Nothing of it is a size.
  expect(await leads('search=moins+de+42&max=42')).toBeUndefined();
  expect(await leads('search=produits+moins+de+20+euros&max=30')).toBeUndefined();
  expect(await leads('search=moins+de+20+euros&spelling=typed')).toBeUndefined();
});

it('leads to the merchant that a search names, where it finds nothing', async () => {
  const nothing = { ...list, total: 0, emptyWithoutChoice: true };
  expect(await leads('search=alpha', nothing)).toBe('/fr/merchant/Alpha%20Sud');
  expect(await leads('search=alpha')).toBeUndefined();
  expect(await leads('search=alpha&spelling=typed', nothing)).toBeUndefined();
  expect(await leads('search=beta', nothing)).toBeUndefined();
});
