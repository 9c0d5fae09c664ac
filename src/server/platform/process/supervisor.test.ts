import { type ChildProcess, spawn } from 'node:child_process';
import { expect, test, vi } from 'vitest';
import { passingFailure } from './failure.ts';
import { supervise } from './supervisor.ts';

const log = { debug: vi.fn(), info: vi.fn(), warn: vi.fn(), error: vi.fn() };

/** A process that runs a line of JavaScript; `children` collects those that were started. */
function launcher(code: string) {
  const children: ChildProcess[] = [];
  const launch = () => {
    const child = spawn(process.execPath, ['-e', code], { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
    children.push(child);
    return child;
  };
  return { children, launch };
}

const waiting = `process.send('ready'); setInterval(() => undefined, 1000)`;

test('a process that ends by itself is started again', async () => {
  const { children, launch } = launcher(waiting);
  const supervised = supervise('web', launch, log);
  await supervised.ready;
  children[0]?.kill('SIGKILL');
  await vi.waitFor(() => expect(children).toHaveLength(2), 10_000);
  await supervised.stop();
  expect(children[1]?.signalCode).toBe('SIGTERM');
  expect(log.error).toHaveBeenCalledWith(
    expect.objectContaining({ child: 'web', signal: 'SIGKILL' }),
    expect.any(String),
  );
});

test('a restarted process comes back at once, and is not taken for one that crashed', async () => {
  log.error.mockClear();
  const { children, launch } = launcher(waiting);
  const supervised = supervise('web', launch, log);
  await supervised.ready;
  supervised.restart();
  await vi.waitFor(() => expect(children).toHaveLength(2), 10_000);
  await supervised.stop();
  expect(log.error).not.toHaveBeenCalled();
});

test('one that cannot even start fails at once, and is not tried again', async () => {
  const { children, launch } = launcher('process.exit(3)');
  await expect(supervise('worker', launch, log).ready).rejects.toThrow('The worker process could not start.');
  expect(children).toHaveLength(1);
});

test('one that cannot start yet, as the database is away, is tried again', async () => {
  const [failing, sound] = [launcher(`process.exit(${passingFailure})`), launcher(waiting)];
  const next = () => (failing.children.length < 2 ? failing : sound);
  const supervised = supervise('worker', () => next().launch(), log);
  await supervised.ready;
  expect([failing.children.length, sound.children.length]).toEqual([2, 1]);
  await supervised.stop();
});

test('a stopped process stays stopped, however often it is stopped', async () => {
  const { children, launch } = launcher(waiting);
  const supervised = supervise('web', launch, log);
  await supervised.ready;
  await Promise.all([supervised.stop(), supervised.stop()]);
  await supervised.stop();
  expect(children).toHaveLength(1);
});
