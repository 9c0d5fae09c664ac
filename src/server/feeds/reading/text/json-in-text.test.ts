import { expect, it } from 'vitest';
import { cleanText, cleanTitle } from '../../values/clean-text.ts';
import { withoutJson } from './json-in-text.ts';

const read = (value: unknown) => cleanText(JSON.stringify(value), 1_000);

it('reads texts that editors and shop systems store as JSON', () => {
  const text = (value: string) => ({ type: 'text', value });
  const paragraph = { type: 'paragraph', children: [text('Lampe '), { ...text('halo'), bold: true }] };
  expect(read({ type: 'root', children: [paragraph, { type: 'list', children: [text('Laiton')] }] })).toBe(
    'Lampe halo\nLaiton',
  );
  expect(
    read({
      ops: [{ insert: 'Lampe ' }, { insert: 'halo', attributes: { bold: 1 } }, { insert: '\nLaiton' }],
    }),
  ).toBe('Lampe halo\nLaiton');
  expect(read({ html: '<p>Lampe &amp; pied</p>', id: 12 })).toBe('Lampe & pied');
  expect(read(['Laiton', 'Lin'])).toBe('Laiton\nLin');
});

it('reads properties as lines, and one language of several', () => {
  expect(read({ id: 7, Matière: 'lin', 'Hauteur (cm)': 40, url: 'https://a.example/1' })).toBe(
    'Matière : lin\nHauteur (cm) : 40',
  );
  expect(read([{ name: 'Matière', value: 'lin' }])).toBe('Matière : lin');
  expect(read({ en_GB: 'Lamp', fr_FR: 'Lampe' })).toBe('Lampe');
  expect(cleanTitle('{"de": "Leuchte", "fr": "Lampe Halo"}')).toBe('Lampe Halo');
  expect(read({})).toBe('');
});

it('leaves other texts as they are, also where they begin like JSON', () => {
  for (const text of ['{Édition limitée}', '[Neuf] Lampe', '{"a": }', 'Lampe {"a": 1}', '[vidéo]']) {
    expect(withoutJson(text)).toBe(text);
  }
  expect(withoutJson('['.repeat(20_000) + ']'.repeat(20_000))).toBe('');
  expect(withoutJson('['.repeat(100_000))).toBe('['.repeat(100_000));
});
