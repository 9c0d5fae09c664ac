import { parseArgs } from 'node:util';
import { explainPair, judgePair } from '../../src/server/matching/comparing/judge-pair.ts';
import { groupAll } from '../../src/server/matching/grouping/group-all.ts';
import { type Article, readArticle } from '../../src/server/matching/storing/article.ts';
import { type GivenOffer, isGiven, readFolder } from './feeds.ts';

/**
 * Shows where grouping goes wrong on a folder of labelled feeds: offers that joined another product and offers
 * that stand apart from their product, each with the offer it is nearest to and the reasons.
 * node bench/matching/mistakes.ts --data FOLDER [--show 20]
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

type Member = Article & { offer: GivenOffer };
type Mistake = { member: Member; nearest: Member };

const offers = (await readFolder(values.data)).filter(isGiven);
const members = offers.map((offer, id): Member => ({ ...readArticle(offer.input), id, offer }));
const groups = groupAll(members);
const homes = new Map<string, Member[]>();
for (const group of groups) {
  for (const [product, own] of Map.groupBy(group, productOf))
    if (own.length > (homes.get(product)?.filter((member) => productOf(member) === product).length ?? 0))
      homes.set(product, group);
}

// Offers outside the group that holds most of their product; among others' offers or apart.
const joined: Mistake[] = [];
const parted: Mistake[] = [];
for (const group of groups) {
  for (const member of group) {
    const home = homes.get(productOf(member)) ?? group;
    if (home === group) continue;
    const others = group.filter((other) => productOf(other) !== productOf(member));
    if (others.length > 0) joined.push({ member, nearest: nearest(member, others) });
    else parted.push({ member, nearest: nearest(member, home) });
  }
}

print('joined another product', joined);
print('stand apart from their product', parted);

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
