import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createCircuitBreaker } from './circuit-breaker.ts';

const silence = new Error('silence');
const never = () => new Promise<never>(() => undefined);

let isUp: boolean;
let probes: number;
const open = () =>
  createCircuitBreaker({
    isTimeout: (error) => error === silence,
    async probe() {
      probes++;
      if (!isUp) throw silence;
    },
    refusal: () => new Error('refused'),
    retryEvery: 500,
  });

beforeEach(() => {
  vi.useFakeTimers();
  isUp = false;
  probes = 0;
});
afterEach(() => vi.useRealTimers());

it('stays closed while there are responses, and for errors that are no timeouts', async () => {
  const breaker = open();
  expect(await breaker.run(async () => 'answer')).toBe('answer');
  await expect(breaker.run(() => Promise.reject(new Error('wrong')))).rejects.toThrow('wrong');
  expect([breaker.isOpen(), probes]).toEqual([false, 0]);
});

it('refuses those who wait and those who come, without asking, until a probe gets an answer', async () => {
  const breaker = open();
  const waiting = breaker.run(never);
  await Promise.all([
    expect(breaker.run(() => Promise.reject(silence))).rejects.toThrow('silence'),
    expect(waiting).rejects.toThrow('refused'),
  ]);
  await vi.advanceTimersByTimeAsync(0);
  const asked = vi.fn(never);
  await expect(breaker.run(asked)).rejects.toThrow('refused');
  expect(() => breaker.assertClosed()).toThrow('refused');
  expect(asked).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1_600);
  expect([breaker.isOpen(), probes]).toEqual([true, 4]);
  isUp = true;
  await vi.advanceTimersByTimeAsync(500);
  expect([breaker.isOpen(), await breaker.run(async () => 'answer')]).toEqual([false, 'answer']);
});

it('refuses nobody while it is not sure', async () => {
  isUp = true;
  const breaker = open();
  let respond: (text: string) => void = () => undefined;
  const slow = breaker.run(() => new Promise<string>((resolve) => (respond = resolve)));
  await expect(breaker.run(() => Promise.reject(silence))).rejects.toThrow('silence');
  expect(await breaker.run(async () => 'next')).toBe('next');
  respond('late');
  expect([await slow, probes]).toEqual(['late', 1]);
});

it('goes on where only that one question took too long, and opens again another time', async () => {
  const breaker = open();
  for (const _time of [1, 2]) {
    isUp = true;
    breaker.note(silence);
    await vi.advanceTimersByTimeAsync(0);
    expect(breaker.isOpen()).toBe(false);
  }
  expect(probes).toBe(2);
});

it('stops polling once it has ended', async () => {
  const breaker = open();
  breaker.note(silence);
  breaker.end();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(probes).toBe(1);
});
