import { expect, test } from 'vitest';
import { createDemoProducts } from '../catalogue/products.ts';
import { drawProduct } from './draw.ts';

test('every product has a drawing of its own', () => {
  const products = createDemoProducts();
  const drawings = products.map(drawProduct);
  expect(new Set(drawings).size).toBe(products.length);
  for (const drawing of drawings) expect(drawing).not.toMatch(/NaN|undefined/);
});
