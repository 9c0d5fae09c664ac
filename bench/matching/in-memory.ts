import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { groupAll } from '../../src/server/matching/grouping/group-all.ts';
import { readArticle } from '../../src/server/matching/storing/article.ts';
import { evaluate } from './evaluate.ts';
import { isGiven, type LabelledOffer, readFolder } from './feeds.ts';

/**
 * Groups the offers of a folder of labelled feeds in memory, all at once (imports come to the same groups in any
 * order), and prints pairwise precision and recall: node bench/matching/in-memory.ts --data FOLDER [--out RESULT.csv]
 * [--not-once]: without the evidence that a merchant lists a product once
 */
const { values } = parseArgs({
  options: {
    data: { type: 'string', default: process.env.VISAVIS_DATA ?? '' },
    out: { type: 'string' },
    'not-once': { type: 'boolean', default: false },
  },
});
if (values.data === '') {
  console.error('Name the folder of feeds with their truth: --data FOLDER (or VISAVIS_DATA).');
  process.exit(2);
}

const rows = await readFolder(values.data);
const offers = rows.filter(isGiven);
const started = process.cpuUsage();
const members = offers.map(({ input }, id) => ({ ...readArticle(input), id }));
const parts = groupAll(members, { listsOnce: !values['not-once'] });
const { user, system } = process.cpuUsage(started);
const groups = new Map<LabelledOffer, number>();
for (const [i, part] of parts.entries())
  for (const { id } of part) groups.set(offers[id] as LabelledOffer, i);

console.log(`${offers.length} offers, ${parts.length} groups`);
console.log(
  `${((user + system) / 1e6).toFixed(1)} s CPU, ${((user + system) / offers.length).toFixed(1)} µs an offer`,
);
for (const [name, figures] of evaluate(rows, groups))
  console.log(
    name.padEnd(22),
    String(figures.offers).padStart(8),
    `P ${figures.precision.toFixed(4)} R ${figures.recall.toFixed(4)} F1 ${figures.f1.toFixed(4)}`,
  );
if (values.out !== undefined) {
  const lines = offers.map(
    (offer) => `${offer.merchantId},${offer.networkId},${groups.get(offer)}|${offer.input.condition}`,
  );
  writeFileSync(values.out, `merchant_id,aw_product_id,cluster\n${lines.join('\n')}\n`);
}
