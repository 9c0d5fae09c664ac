import { expect, it } from 'vitest';
import { runDrill } from '../bench/drill/rounds.ts';
import { makeServerFolder } from './helpers/server-folder.ts';

it('agrees with the files whatever is killed, and when', { timeout: 600_000 }, async () => {
  const rounds = await runDrill({ rounds: 3, seed: 4, home: makeServerFolder() });
  expect(rounds.map(({ faults }) => faults)).toEqual([[], [], []]);
});
