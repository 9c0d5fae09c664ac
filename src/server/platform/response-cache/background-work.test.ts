import { describe, expect, it } from 'vitest';
import { createBackgroundWork } from './background-work.ts';

describe('background work', () => {
  it('is done one after the other, each once, also after all was done', async () => {
    const background = createBackgroundWork();
    const done: string[] = [];
    let running = 0;
    const work = (name: string) => async () => {
      expect(++running).toBe(1);
      await new Promise(setImmediate);
      done.push(name);
      running--;
    };
    for (const name of ['a', 'b', 'a']) background.add(name, work(name));
    await expect.poll(() => done).toEqual(['a', 'b']);
    background.add('a', work('again'));
    await expect.poll(() => done).toEqual(['a', 'b', 'again']);
  });

  it('comes after what somebody waits for, be it that it fails', async () => {
    const background = createBackgroundWork();
    const visit = Promise.withResolvers<void>();
    const done: string[] = [];
    background.runAfter(visit.promise);
    background.add('a', async () => done.push('background'));
    await new Promise(setImmediate);
    done.push('visit');
    visit.reject(new Error('away'));
    await expect.poll(() => done).toEqual(['visit', 'background']);
  });

  it('drops what waits when it is closed, and ends with what is being done', async () => {
    const background = createBackgroundWork();
    const gate = Promise.withResolvers<void>();
    const done: string[] = [];
    background.add('a', async () => {
      await gate.promise;
      done.push('a');
    });
    background.add('b', async () => done.push('b'));
    await new Promise(setImmediate);
    const closing = background.close();
    background.add('c', async () => done.push('c'));
    gate.resolve();
    await closing;
    expect(done).toEqual(['a']);
  });
});
