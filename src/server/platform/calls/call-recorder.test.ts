import { expect, it } from 'vitest';
import { createChangeLog } from '../response-cache/change-log.ts';
import { createCallRecorder, type RecordedCall } from './call-recorder.ts';

const call = (changes: Partial<RecordedCall> = {}): RecordedCall => ({
  ...{ name: 'listCategories', raw: {}, language: 'fr' },
  ...changes,
});

function createRecorder() {
  const state: { response: unknown } = { response: [{ name: 'Casques' }] };
  const record = createCallRecorder(
    async () => state.response as never,
    createChangeLog(() => 0),
  );
  return { state, record };
}

it('records equal calls with equal results once', () => {
  const { record } = createRecorder();
  const first = record(call(), [{ name: 'Casques' }]);
  expect(record(call(), [{ name: 'Casques' }])).toBe(first);
  expect(record(call(), [{ name: 'Écrans' }])).not.toBe(first);
  expect(record(call({ language: 'en' }), [{ name: 'Casques' }])).not.toBe(first);
  expect(record(call({ select: (all: { name: string }[]) => all.length }), [{ name: 'Casques' }])).not.toBe(
    first,
  );
  const product = { name: 'getProduct', raw: { params: { id: '7' } } } as const;
  const history = { name: 'getProductHistory', raw: { params: { id: '7' } } } as const;
  expect(record(call(history), { productId: '7' })).toBe(record(call(product), { _id: '7' }));
});

it('tells whether the same call gives the same result by now', async () => {
  const { state, record } = createRecorder();
  const recorded = record(call(), state.response);
  expect(await recorded.isSame(0)).toBe(true);
  state.response = [{ name: 'Écrans' }];
  expect(await recorded.isSame(0)).toBe(false);
});
