import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { getPriority } from 'node:os';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { createTestDatabase } from '../../../../test/helpers/database.ts';
import { createDatabase } from '../database/database.ts';

const onLinux = process.platform === 'linux';
/** Kernels that share processors among sessions have it. */
const sessionFile = '/proc/self/autogroup';
const module = import.meta.resolve('./priority.ts');

/** What a process that was put behind pages tells of itself. */
async function lowered({ detached }: { detached: boolean }) {
  const script = `
    (await import('${module}')).lowerProcess(10);
    const { readdirSync, readFileSync } = await import('node:fs');
    const { getPriority } = await import('node:os');
    const threads = ${onLinux} ? readdirSync('/proc/self/task').map(Number) : [0];
    const session = ${existsSync(sessionFile)} && readFileSync('${sessionFile}', 'utf8');
    console.log(JSON.stringify({ priorities: [...new Set(threads.map((id) => getPriority(id)))], session }));`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    detached,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return JSON.parse(await text(child.stdout)) as { priorities: number[]; session: string | false };
}

it('puts all threads of a process behind pages, and a session of its own', async () => {
  const { priorities, session } = await lowered({ detached: true });
  expect(priorities).toEqual([10]);
  expect(session || 'nice 10').toMatch(/nice 10\s*$/);
});

it('leaves a session that others share as it is', async () => {
  const before = existsSync(sessionFile) && readFileSync(sessionFile, 'utf8');
  expect((await lowered({ detached: false })).session).toBe(before);
});

it.each([
  ['of pages as it is', 0],
  ['of a background process behind those', 10],
])('puts a connection %s', async (_name, nice) => {
  const test = await createTestDatabase();
  const database = createDatabase({
    url: test.url,
    applicationName: 'test',
    max: 1,
    nice,
    onIdleError: () => undefined,
  });
  try {
    const [backend] = await database.rows<{ pid: number }>('select pg_backend_pid() as pid');
    expect(getPriority(backend?.pid)).toBe(nice && onLinux ? nice : getPriority());
  } finally {
    await database.close();
    await test.drop();
  }
});
