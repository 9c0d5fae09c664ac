import { expect, test } from 'vitest';
import { z } from 'zod';
import { createListSerializer, createSerializer } from './serialization.ts';

const schema = z.object({
  text: z.string(),
  nothing: z.string().nullable(),
  price: z.number().meta({ description: 'euros' }).nullable(),
  kind: z.enum(['a', 'b']).nullable(),
  inner: z.object({ id: z.int() }).nullable(),
  list: z.array(z.object({ id: z.int() })),
  left: z.string().optional(),
});
const serialize = createSerializer(schema);

test.each([
  [
    'values',
    { text: 'é"\n', nothing: 'x', price: 12.34, kind: 'b', inner: { id: 1 }, list: [{ id: 2 }], left: 'l' },
  ],
  ['null', { text: '', nothing: null, price: null, kind: null, inner: null, list: [] }],
])('writes %s as JSON.stringify does', (_name, value) => {
  expect(JSON.parse(serialize(value))).toEqual(value);
});

test('writes declared fields only, at every depth', () => {
  const value = {
    text: 'x',
    nothing: null,
    price: 1,
    kind: 'a',
    inner: { id: 1, secret: 1 },
    list: [{ id: 1, secret: 1 }],
    secret: 1,
  };
  expect(serialize(value)).not.toContain('secret');
});

test('writes lists as JSON.stringify does, items that come again too', () => {
  const writeList = createListSerializer(z.object({ id: z.int(), text: z.string() }));
  const [first, second] = [
    { id: 1, text: 'é"\n', secret: 1 },
    { id: 2, text: '' },
  ];
  const read = (items: readonly object[]) => JSON.parse(writeList(items).toString());
  expect(read([])).toEqual([]);
  expect(read([first])).toEqual([{ id: 1, text: 'é"\n' }]);
  expect(read([second, first, second])).toEqual([second, { id: 1, text: 'é"\n' }, second]);
});
