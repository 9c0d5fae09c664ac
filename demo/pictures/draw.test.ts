import { expect, test } from 'vitest';
import { createDemoProducts } from '../catalogue/products.ts';
import { drawProduct } from './draw.ts';
import { viewsOf } from './views.ts';

test('every product has a drawing of its own', () => {
  const products = createDemoProducts();
  const drawings = products.map((product) => drawProduct(product));
  expect(new Set(drawings).size).toBe(products.length);
  for (const drawing of drawings) expect(drawing).not.toMatch(/NaN|undefined/);
});

test('a good part of the products has several pictures, no two alike', () => {
  const products = createDemoProducts();
  const several = products.filter((product) => viewsOf(product).length > 1);
  expect(several.length / products.length).toBeGreaterThan(0.5);
  const drawings = several.flatMap((product) => viewsOf(product).map((view) => drawProduct(product, view)));
  expect(new Set(drawings).size).toBe(drawings.length);
});
