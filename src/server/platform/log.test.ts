import { afterEach, expect, test, vi } from 'vitest';
import { createLog } from './log.ts';

const { isTTY } = process.stdout;
const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
afterEach(() => {
  process.stdout.isTTY = isTTY;
  write.mockClear();
});

const written = () => write.mock.calls.map(([line]) => String(line));

test('collectors get one line of JSON per event, errors with their causes', () => {
  process.stdout.isTTY = false;
  const err = new Error('no page', { cause: new Error('no row') });
  createLog({ logLevel: 'info' }, 'web').error({ err, requestId: 'r1' }, 'request failed');
  const [line = ''] = written();
  expect(line.endsWith('}\n')).toBe(true);
  expect(JSON.parse(line)).toMatchObject({
    level: 'error',
    process: 'web',
    message: 'request failed',
    requestId: 'r1',
    err: { message: 'no page', cause: { message: 'no row' } },
  });
});

test('a person at a terminal gets a line to read', () => {
  process.stdout.isTTY = true;
  createLog({ logLevel: 'info' }, 'web').warn({ path: '/fr', status: 503 }, 'slow');
  expect(written()).toEqual([
    expect.stringMatching(/^\d\d:\d\d:\d\d web {4}WARN slow path=\/fr status=503\n$/),
  ]);
});

test('what is below the level is not written', () => {
  const log = createLog({ logLevel: 'warn' }, 'web');
  log.debug({}, 'detail');
  log.info({}, 'event');
  log.warn({}, 'trouble');
  expect(written()).toHaveLength(1);
});
