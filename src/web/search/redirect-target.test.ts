import { expect, it } from 'vitest';
import { redirectTarget } from './redirect-target.ts';

const meant = (query: string) => redirectTarget('en', new URLSearchParams(query));

it('leads on from an address of products that has no search text', () => {
  expect(meant('category=Computer+Components&min=100&sortBy=price')).toBe(
    '/en/category/Computer%20Components?min=100&sortBy=price',
  );
  expect(meant('q=souris+sans+fil&page=2')).toBe('/en/products?search=souris+sans+fil&page=2');
  expect(meant('brand=Apple')).toBe('/en/products?search=Apple&brand=Apple');
  expect(meant('merchant=Nord+%26+Cie')).toBe('/en/merchant/Nord%20%26%20Cie');
  expect(meant('category=//evil.example')).toBe('/en/category/%2F%2Fevil.example');
});

it('is Home where nothing says which products', () => {
  for (const query of ['', 'search=+', 'q=+', 'category=', 'page=3', 'min=100', 'brand=A&brand=B', 'foo=1'])
    expect(meant(query), query).toBeUndefined();
});
