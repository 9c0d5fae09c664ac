import { parseArgs } from 'node:util';
import { createGrouping } from '../src/server/matching/grouping.ts';
import { explainPair, judgePair } from '../src/server/matching/judge-pair.ts';
import { describeListing, type Listing } from '../src/server/matching/listing.ts';
import { createRoster } from '../src/server/matching/roster.ts';
import { type GivenOffer, isGiven, readFolder } from './matching-feeds.ts';

/**
 * Shows where grouping goes wrong on a folder of labelled feeds: offers that joined another product and offers
 * that opened a product which was there, each with the offer it is nearest to and the reasons.
 * node bench/matching-mistakes.ts --data FOLDER [--show 20]
 */
const { values } = parseArgs({
  options: {
    data: { type: 'string', default: process.env.VISAVIS_DATA ?? '' },
    show: { type: 'string', default: '20' },
  },
});
if (values.data === '') {
  console.error('Name the folder of feeds with their truth: --data FOLDER (or VISAVIS_DATA).');
  process.exit(2);
}

type Member = { offer: GivenOffer; listing: Listing };
type Mistake = { member: Member; nearest: Member };

const joined: Mistake[] = [];
const parted: Mistake[] = [];
const groups = new Map<number, Member[]>();
const products = new Map<string, Member[]>();
let opened = 0;
const grouping = createGrouping(new Map(), () => ++opened, createRoster());

for (const offer of (await readFolder(values.data)).filter(isGiven)) {
  const member = { offer, listing: describeListing(offer.input) };
  const { groupId } = grouping.place(member.listing);
  const group = groups.get(groupId) ?? [];
  const product = products.get(productOf(member)) ?? [];
  const isOther = (other: Member) => productOf(other) !== productOf(member);
  if (group.length > 0 && group.every(isOther)) joined.push({ member, nearest: nearest(member, group) });
  if (group.length === 0 && product.length > 0) parted.push({ member, nearest: nearest(member, product) });
  groups.set(groupId, [...group, member]);
  products.set(productOf(member), [...product, member]);
}

print('joined another product', joined);
print('opened a product that was there', parted);

function productOf(member: Member): string {
  return member.offer.truth.product_id ?? '';
}

function nearest(member: Member, others: Member[]): Member {
  const scored = others.map((other) => ({
    other,
    score: judgePair(member.listing, other.listing).score,
  }));
  return scored.reduce((best, next) => (next.score > best.score ? next : best)).other;
}

function print(title: string, mistakes: Mistake[]) {
  console.log(`\n${mistakes.length} offers ${title}`);
  const step = Math.max(1, Math.floor(mistakes.length / Number(values.show)));
  for (const [i, { member, nearest: other }] of mistakes.entries()) {
    if (i % step !== 0) continue;
    const { veto } = judgePair(member.listing, other.listing);
    const reasons = explainPair(member.listing, other.listing);
    console.log(
      veto ? `veto: ${veto}` : reasons.map(({ name, weight }) => `${name} ${weight.toFixed(1)}`).join(', '),
    );
    for (const { offer } of [member, other])
      console.log(
        `    ${productOf(offer === member.offer ? member : other)} | ${offer.input.title} | ${offer.input.gtins.join(' ')} | ${offer.input.priceCents / 100} € | ${offer.input.description.slice(0, 80)}`,
      );
  }
}
