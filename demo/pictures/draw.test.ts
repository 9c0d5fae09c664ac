import { expect, test } from 'vitest';
import { createDemoProducts } from '../catalogue/products.ts';
import { drawProduct } from './draw.ts';
import { renderPictures } from './render.ts';

const products = createDemoProducts();

test('every product has a drawing of its own', () => {
  const drawings = products.map(drawProduct);
  expect(new Set(drawings).size).toBe(products.length);
  for (const drawing of drawings) expect(drawing).not.toMatch(/NaN|undefined/);
});

test('drawings become pictures, for products that have one', async () => {
  const some = products.filter(({ sku }) => /^(horlane|folivre)/.test(sku));
  const pictures = await renderPictures(some);
  expect(pictures).toHaveLength(some.filter(({ exception }) => !exception.hasNoPicture).length);
  expect(pictures.every(({ webp }) => webp.subarray(8, 12).toString() === 'WEBP')).toBe(true);
});
