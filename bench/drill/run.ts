// `npm run drill`: kills import, web process and PostgreSQL at random points and compares what is left with the files.
//   npm run drill                          fifty rounds
//   npm run drill -- --rounds 5 --seed 7   fewer, or others
import { parseArgs } from 'node:util';
import { runDrill } from './rounds.ts';

const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '50' }, seed: { type: 'string', default: '1' } },
});
const rounds = await runDrill({
  rounds: Number(values.rounds),
  seed: Number(values.seed),
  onRound({ round, victim, killedAfter, feedsIn, faults }) {
    const verdict = faults.length === 0 ? 'agrees' : faults.join('\n  ');
    console.log(`${round}: ${victim} killed after ${killedAfter} ms, ${feedsIn} feeds in: ${verdict}`);
  },
});
const failed = rounds.filter(({ faults }) => faults.length > 0).length;
console.log(`${rounds.length} rounds, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
