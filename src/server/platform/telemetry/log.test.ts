import { execFile } from 'node:child_process';
import path from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';
import { promisify } from 'node:util';
import { afterEach, expect, test, vi } from 'vitest';
import { createLog } from './log.ts';

const { isTTY } = process.stdout;
const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
afterEach(() => {
  process.stdout.isTTY = isTTY;
  write.mockClear();
});

async function written(): Promise<string[]> {
  await turn();
  return write.mock.calls.map(([lines]) => String(lines));
}

test('collectors get one line of JSON per event, errors with their causes', async () => {
  process.stdout.isTTY = false;
  const err = new Error('no page', { cause: new Error('no row') });
  createLog({ logLevel: 'info' }, 'web').error({ err, requestId: 'r1' }, 'request failed');
  const [line = ''] = await written();
  expect(line.endsWith('}\n')).toBe(true);
  expect(JSON.parse(line)).toMatchObject({
    level: 'error',
    process: 'web',
    message: 'request failed',
    requestId: 'r1',
    err: { message: 'no page', cause: { message: 'no row' } },
  });
});

test('a person at a terminal gets a line to read', async () => {
  process.stdout.isTTY = true;
  createLog({ logLevel: 'info' }, 'web').warn({ path: '/fr', status: 503 }, 'slow');
  expect(await written()).toEqual([
    expect.stringMatching(/^\d\d:\d\d:\d\d web {4}WARN slow path=\/fr status=503\n$/),
  ]);
});

test('what is below the level is not written', async () => {
  const log = createLog({ logLevel: 'warn' }, 'web');
  log.debug({}, 'detail');
  log.info({}, 'event');
  log.warn({}, 'trouble');
  expect((await written()).join('').match(/\n/g)).toHaveLength(1);
});

test('lines of one turn are written at once, in order', async () => {
  process.stdout.isTTY = true;
  const log = createLog({ logLevel: 'info' }, 'web');
  log.info({}, 'first');
  log.info({}, 'second');
  expect(await written()).toEqual([expect.stringMatching(/ first\n.* second\n$/)]);
});

test('a process that ends at once writes what it logged', async () => {
  const module = path.join(import.meta.dirname, 'log.ts');
  const script = `import { createLog } from '${module}';
    createLog({ logLevel: 'info' }, 'web').info({}, 'over');
    process.exit();`;
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', script]);
  expect(stdout).toContain('"message":"over"');
});
