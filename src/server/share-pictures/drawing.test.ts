import { expect, it } from 'vitest';
import { drawSharePicture, type SharedProduct } from './drawing.ts';

const product: SharedProduct = {
  title: 'AMD Ryzen 7',
  totalPrice: 479.9,
  deliveryKnown: true,
  condition: 'new',
  inStock: true,
  stockKnown: true,
  merchantsCount: 8,
};
const draw = (changes: Partial<SharedProduct> = {}, hasPhoto = true) =>
  drawSharePicture({ ...product, ...changes }, 'fr', hasPhoto);
const marker = '#e6f23a';

it('marks the best delivered price of goods in stock, and no other', () => {
  expect(draw()).toContain(marker);
  expect(draw({ inStock: false })).not.toContain(marker);
  expect(draw({ deliveryKnown: false })).not.toContain(marker);
  expect(draw({ totalPrice: null, condition: null })).not.toContain(marker);
});

it('calls no price the best of what is sold out, or of unknown stock or delivery', () => {
  const said = [{}, { inStock: false }, { inStock: false, stockKnown: false }, { deliveryKnown: false }].map(
    (changes) => draw({ ...changes, merchantsCount: 1 }).match(/<path d="[^"]*" fill="#5a5766"/)?.[0],
  );
  expect(new Set(said).size).toBe(4);
});

it('draws merchants’ texts as outlines, never as markup', () => {
  const svg = draw({ title: '</svg><script>alert(1)</script><text>&amp;' });
  expect(svg).not.toMatch(/script|<text|&/);
  expect(svg.match(/<\/svg>/g)).toHaveLength(1);
});

it('says something else in another language', () => {
  expect(drawSharePicture(product, 'en', true)).not.toBe(draw());
});

it('fills the place of a missing picture', () => {
  expect(draw({}, false).length).toBeGreaterThan(draw().length);
});
