import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { createGrouping } from '../src/server/matching/grouping.ts';
import { hashText } from '../src/server/matching/hash.ts';
import { describeListing } from '../src/server/matching/listing.ts';
import { createRoster, noRoster } from '../src/server/matching/roster.ts';
import { evaluate } from './matching-evaluate.ts';
import { type GivenOffer, isGiven, type LabelledOffer, readFolder } from './matching-feeds.ts';

/**
 * Groups the offers of a folder of labelled feeds in memory, as imports would do it merchant by merchant,
 * and prints pairwise precision and recall: node bench/matching.ts --data FOLDER [--out RESULT.csv]
 * [--order names|listed|reverse|shuffled]: the files by name, as an import takes a folder, as merchants.json lists
 * them, the other way round, or all offers mixed; [--not-once]: without the evidence that a merchant lists a product once
 */
const { values } = parseArgs({
  options: {
    data: { type: 'string', default: process.env.VISAVIS_DATA ?? '' },
    out: { type: 'string' },
    order: { type: 'string', default: 'names' },
    'not-once': { type: 'boolean', default: false },
  },
});
if (values.data === '') {
  console.error('Name the folder of feeds with their truth: --data FOLDER (or VISAVIS_DATA).');
  process.exit(2);
}

const rows = await readFolder(values.data);
const offers = inOrder(rows.filter(isGiven), values.order);
const started = process.cpuUsage();
let groupsOpened = 0;
const grouping = createGrouping(
  new Map(),
  () => ++groupsOpened,
  values['not-once'] ? noRoster : createRoster(),
);
const groups = new Map<LabelledOffer, number>();
const how: Record<string, number> = {};
let keys = 0;
for (const offer of offers) {
  const decision = grouping.place(describeListing(offer.input));
  groups.set(offer, decision.groupId);
  keys += decision.freshKeys.length;
  how[decision.how] = (how[decision.how] ?? 0) + 1;
}
const { user, system } = process.cpuUsage(started);

console.log(`${offers.length} offers, ${groupsOpened} groups, ${keys} keys, ${JSON.stringify(how)}`);
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

/** The offers in the order asked for; shuffled is the same order in each run. */
function inOrder(given: GivenOffer[], order: string): GivenOffer[] {
  if (order === 'names') return given.toSorted((a, b) => (a.file < b.file ? -1 : a.file > b.file ? 1 : 0));
  if (order === 'reverse') return given.toReversed();
  if (order !== 'shuffled') return given;
  return given
    .map((offer) => ({ offer, place: hashText(`${offer.merchantId} ${offer.networkId}`) }))
    .sort((a, b) => a.place - b.place)
    .map(({ offer }) => offer);
}
