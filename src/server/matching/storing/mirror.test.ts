import fc from 'fast-check';
import { expect, it } from 'vitest';
import { matchInput } from '../../../../test/helpers/match-input.ts';
import type { MatchInput } from '../comparing/match-input.ts';
import { prepareDetails, tellingOf } from '../comparing/prepare.ts';
import { type Article, allKeysOf, readArticle } from './article.ts';
import { createKeyHolders } from './key-holders.ts';
import { createMirror } from './mirror.ts';
import { createPackedTexts } from './packed-texts.ts';

const article = (id: number, fields: Partial<MatchInput> = {}): Article => ({
  ...readArticle(
    matchInput({
      merchantId: 7,
      articleId: `A${id}`,
      ...fields,
      title: fields.title ?? `Samsung 990 PRO ${id} To`,
    }),
  ),
  id,
});

it('knows who holds a key as a map of lists does, whatever comes and goes', () => {
  const act = fc.record({
    key: fc.integer({ min: 0, max: 2 ** 53 - 1 }),
    holder: fc.integer({ min: 1, max: 9 }),
  });
  const keys = fc.array(
    fc.integer({ min: 0, max: 40 }).map((n) => n * 2 ** 44 + n),
    { maxLength: 60 },
  );
  fc.assert(
    fc.property(fc.array(act), keys, fc.array(fc.boolean()), (acts, few, removals) => {
      const holders = createKeyHolders();
      const expected = new Map<number, number[]>();
      const all = [...acts, ...few.map((key, i) => ({ key, holder: (i % 9) + 1 }))];
      for (const { key, holder } of all) {
        holders.add(key, holder);
        expected.set(key, [holder, ...(expected.get(key) ?? [])]);
      }
      for (const [i, { key, holder }] of all.entries()) {
        if (!removals[i]) continue;
        const held = expected.get(key) as number[];
        const at = held.indexOf(holder);
        if (at >= 0) held.splice(at, 1);
        holders.remove(key, holder);
      }
      for (const [key, held] of expected) {
        expect(holders.of(key, 100)).toEqual(held);
        expect(holders.of(key, 2)).toEqual(held.slice(0, 2));
      }
    }),
  );
});

it('keeps thousands of keys, and uses again what was given up', () => {
  const holders = createKeyHolders();
  for (let i = 0; i < 5_000; i++) holders.add(i * 4_096, i + 1);
  const bytes = holders.bytes();
  for (let i = 0; i < 5_000; i++) holders.remove(i * 4_096, i + 1);
  for (let i = 0; i < 5_000; i++) holders.add(i * 4_096, i + 2);
  for (let i = 0; i < 5_000; i++) expect(holders.of(i * 4_096, 5)).toEqual([i + 2]);
  expect(holders.of(4_097, 5)).toEqual([]);
  expect(holders.bytes()).toBe(bytes);
});

it('keeps texts of any length', () => {
  const texts = createPackedTexts();
  const given = [
    '',
    'é',
    'x'.repeat(1_100_000),
    'a',
    'b'.repeat(2 ** 20),
    'c',
    'd'.repeat(700_000),
    'e'.repeat(700_000),
  ];
  const places = given.map((text) => texts.add(text));
  expect(places.map(({ at, length }) => texts.read(at, length))).toEqual(given);
});

it('gives articles back as they were', () => {
  const mirror = createMirror();
  const given = [
    article(1, {
      gtins: ['09523826756957', '09520142137721'],
      mpn: 'MZ-V9P2T0BW',
      imageUrl: 'https://i.example/1.jpg',
    }),
    article(2, { articleId: 'a\tb\n\t', brand: 'Ελλάδα', title: '★', description: '' }),
    article(3, {
      articleId: 'élan',
      condition: 'used',
      byColour: false,
      title: 'Lot de 10 - Coque pour iPhone 15',
    }),
    // More words than are kept by number.
    article(4, {
      title: Array.from({ length: 300 }, (_, i) => `mot${i}`).join(' '),
      description: 'Un deux trois',
    }),
  ];
  const twice = article(5);
  twice.listing.title = 'samsung 990 pro samsung';
  given.push(twice);
  for (const each of given) mirror.add(each, 100 + each.id, 200 + each.id);
  for (const { input: _, keys: __, listing, ...rest } of given) {
    prepareDetails(listing);
    const places = { component: 100 + rest.id, productId: 200 + rest.id, homeProductId: 200 + rest.id };
    const found = mirror.find(rest.id) as Article;
    prepareDetails(found.listing);
    tellingOf(found.listing);
    expect(found).toEqual({ ...rest, listing, ...places });
    expect(mirror.findByArticle(rest.merchantId, rest.articleId)?.id).toBe(rest.id);
  }
  expect(mirror.findByArticle(given[0]?.merchantId as number, 'A9')).toBeUndefined();
});

it('follows articles from component to component, until they are gone', () => {
  const mirror = createMirror();
  for (const id of [1, 2, 3]) mirror.add(article(id, { gtins: ['09523826756957'] }), 10, 20);
  expect(mirror.members(10)).toEqual([1, 2, 3]);
  mirror.place(2, 5_000, 21);
  mirror.moveProduct(20, 22);
  expect([mirror.members(10), mirror.members(5_000)]).toEqual([[1, 3], [2]]);
  expect([1, 2, 3].map((id) => mirror.find(id)?.productId)).toEqual([22, 21, 22]);
  const [key = 0] = allKeysOf(article(1, { gtins: ['09523826756957'] }));
  expect(mirror.holders(key, 9)).toEqual([
    { id: 1, component: 10 },
    { id: 2, component: 5_000 },
    { id: 3, component: 10 },
  ]);
  const { merchantId, articleId } = article(1);
  mirror.remove(1);
  mirror.place(1, 10, 20);
  expect([mirror.members(10), mirror.find(1), mirror.findByArticle(merchantId, articleId)]).toEqual([
    [3],
    undefined,
    undefined,
  ]);
  expect(mirror.mayBeGone(merchantId, articleId)).toBe(true);
  mirror.add(article(1), 10, 20);
  expect(mirror.mayBeGone(merchantId, articleId)).toBe(false);
  expect(mirror.isOver()).toBe(false);
  mirror.add(article(4), 10, 2 ** 32);
  expect(mirror.isOver()).toBe(true);
});
