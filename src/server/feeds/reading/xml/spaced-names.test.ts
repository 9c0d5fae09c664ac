import { describe, expect, it } from 'vitest';
import { layoutOf } from '../layout.ts';
import { findSpacedNames } from './spaced-names.ts';

const item = (n: number) =>
  `<product><id>${n}</id><Product Name lang="fr">Lampe ${n}</Product Name><param: Couleur>rouge</param: Couleur></product>`;
const feed = `<products>\n${[1, 2, 3].map(item).join('\n')}\n</products>`;

describe('names of elements with spaces in them', () => {
  it('are written without, wherever the text is cut', () => {
    const whole = feed
      .replaceAll('Product Name', 'Product_Name')
      .replaceAll('param: Couleur', 'param:Couleur');
    for (const size of [1, 7, 10_000]) {
      const names = findSpacedNames(feed);
      let mended = '';
      for (let at = 0; at < feed.length; at += size) mended += names?.mend(feed.slice(at, at + size));
      expect(mended + names?.rest()).toBe(whole);
    }
  });

  it('are columns of the file', () => {
    const layout = layoutOf(feed);
    const [first] = 'candidates' in layout ? layout.candidates : [];
    expect(first?.record).toBe('products/product');
    expect(first?.columns.map(({ name }) => name)).toEqual([
      'id',
      'product_name@lang',
      'product_name',
      'couleur',
    ]);
  });

  it('are the longest that fit', () => {
    const names = findSpacedNames('<a><b c>1</b c><b c d>2</b c d></a>');
    expect(names?.mend('<b c d>2</b c d><b c/>')).toBe('<b_c_d>2</b_c_d><b_c/>');
  });

  it.each(['<a><b c="1">x</b></a>', '<a>text </b c> more</a>', `<a></${'b '.repeat(200)}></a>`])(
    'are none where nothing is called so: %s',
    (text) => {
      expect(findSpacedNames(text)).toBeUndefined();
    },
  );
});
