import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { describeListing } from '../../src/server/matching/comparing/listing.ts';
import { rarityLevels, writeTable } from '../../src/server/matching/comparing/rarity.ts';
import { isGiven, readFolder } from './feeds.ts';
import { readLabelledPairs } from './labelled.ts';

/**
 * Counts how rarely shops write a word, for src/server/matching/comparing/rarity.json: hashes and levels, no words.
 * node bench/matching/rarity.ts --feeds FOLDER --pairs FOLDER (labelled feeds; labelled pairs, training parts)
 */
const { values } = parseArgs({ options: { feeds: { type: 'string' }, pairs: { type: 'string' } } });
if (values.feeds === undefined || values.pairs === undefined) {
  console.error('Name the folders: --feeds FOLDER --pairs FOLDER.');
  process.exit(2);
}

/** Words in fewer titles than this are the rarest. */
const minTitles = 5;

const offers = (await readFolder(values.feeds)).filter(isGiven);
const titles = new Set([
  ...offers.map(({ input }) => describeListing(input).title),
  ...readLabelledPairs(values.pairs).training.flatMap(({ a, b }) => [a.title, b.title]),
]);
const counts = new Map<string, number>();
for (const title of titles)
  for (const word of title.split(' ')) counts.set(word, (counts.get(word) ?? 0) + 1);
const levels = new Map<string, number>();
for (const [word, count] of counts) {
  const rarity = Math.log(titles.size / count) / Math.log(titles.size / minTitles);
  if (count >= minTitles) levels.set(word, Math.round(rarityLevels * rarity));
}
const file = new URL('../../src/server/matching/comparing/rarity.json', import.meta.url);
writeFileSync(file, `${JSON.stringify({ words: writeTable(levels) }, null, 2)}\n`);
console.log(`${titles.size} titles, ${counts.size} words, ${levels.size} kept`);
