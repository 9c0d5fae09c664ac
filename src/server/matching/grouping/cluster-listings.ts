import { compareTexts } from '../../platform/compare-texts.ts';
import { conflictOf, sharesGtin } from '../comparing/conflicts.ts';
import { judgePair, listedAlready, threshold, vetoOf } from '../comparing/judge-pair.ts';
import type { Listing } from '../comparing/listing.ts';
import { withoutAmbiguousGtins } from './ambiguous-gtins.ts';

/** An article to be clustered. */
export type Member = {
  id: number;
  listing: Listing;
  factsHash: number;
  articleId: string;
};

/** Orders members of equal score the same way in every database. */
const rankOf = ({ factsHash, articleId }: Member) => `${factsHash} ${articleId}`;

/** People's decisions about pairs of members, by their ids, the newest first. */
export type Ruling = { a: number; b: number; isSame: boolean };

type Link = { a: Member; b: Member; score: number };

/** The score of two members (judge-pair.ts). */
const judgeMembers = (a: Member, b: Member): number => judgePair(a.listing, b.listing).score;

/**
 * Beyond this number, members are compared only with those of the same GTIN or title: a feed may hold any
 * number.
 */
const maxCompared = 400;

/**
 * Clusters the members of a connected component into products: people's decisions first, then the most likely
 * pairs; two clusters are not joined where a member of one rules out a member of the other. The result does
 * not depend on the order of members.
 */
export function divide<M extends Member>(
  members: readonly M[],
  rulings: readonly Ruling[] = [],
  listsOnce = true,
): M[][] {
  const read = listsOnce ? withoutAmbiguousGtins(members) : members;
  const groups = cluster(read, rulings, listsOnce);
  if (read === members) return groups;
  const byId = new Map(members.map((member) => [member.id, member]));
  return groups.map((group) => group.map(({ id }) => byId.get(id) as M));
}

function cluster<M extends Member>(
  members: readonly M[],
  rulings: readonly Ruling[],
  listsOnce: boolean,
): M[][] {
  const parts = createParts(members);
  applyRulings(parts, members, rulings);
  const { links, vetoes } = judgeAll(members, listsOnce);
  for (const link of links) {
    const [left, right] = [parts.of(link.a), parts.of(link.b)];
    if (left !== right && mayJoin(left, right, link, { vetoes, listsOnce }) && !parts.areApart(left, right))
      parts.join(left, right);
  }
  return parts.all();
}

type Parts<M extends Member> = {
  of(member: Member): M[];
  join(into: M[], other: M[]): void;
  part(a: Member, b: Member): void;
  areApart(a: M[], b: M[]): boolean;
  all(): M[][];
};

function createParts<M extends Member>(members: readonly M[]): Parts<M> {
  const places = new Map(members.map((member) => [member.id, [member]]));
  const apart = new Map<number, Set<number>>();
  const of = ({ id }: Member) => places.get(id) as M[];
  return {
    of,
    join(into, other) {
      for (const member of other) {
        into.push(member);
        places.set(member.id, into);
      }
    },
    part(a, b) {
      apart.set(a.id, (apart.get(a.id) ?? new Set()).add(b.id));
      apart.set(b.id, (apart.get(b.id) ?? new Set()).add(a.id));
    },
    areApart(a, b) {
      if (apart.size === 0) return false;
      return a.some(({ id }) => b.some((other) => apart.get(id)?.has(other.id)));
    },
    all: () => [...new Set(places.values())],
  };
}

/** Applies people's decisions; where two conflict, the newer one wins. */
function applyRulings<M extends Member>(
  parts: Parts<M>,
  members: readonly M[],
  rulings: readonly Ruling[],
): void {
  if (rulings.length === 0) return;
  const byId = new Map(members.map((member) => [member.id, member]));
  for (const { a, b, isSame } of rulings) {
    const [left, right] = [byId.get(a), byId.get(b)];
    if (!left || !right) continue;
    const [mine, theirs] = [parts.of(left), parts.of(right)];
    if (mine === theirs) continue;
    if (!isSame) parts.part(left, right);
    else if (!parts.areApart(mine, theirs)) parts.join(mine, theirs);
  }
}

type Judged = { links: Link[]; vetoes: ReadonlySet<number> };

/** The pairs that are likely one product, the likeliest first, and those that can never be. */
function judgeAll(members: readonly Member[], listsOnce: boolean): Judged {
  const links: Link[] = [];
  const vetoes = new Set<number>();
  const isLarge = members.length > maxCompared;
  for (const [i, a] of members.entries()) {
    for (let j = i + 1; j < members.length; j++) {
      const b = members[j] as Member;
      if (isLarge && !isPlainlyAlike(a.listing, b.listing)) continue;
      // People decided that they are different products.
      if (listsOnce && conflictOf(a.listing, b.listing) === 'other GTIN') continue;
      const score = judgeMembers(a, b);
      if (score === Number.NEGATIVE_INFINITY) vetoes.add(a.id).add(b.id);
      if (score < threshold) continue;
      const [first, second] = rankOf(a) <= rankOf(b) ? [a, b] : [b, a];
      links.push({ a: first, b: second, score });
    }
  }
  links.sort(
    (x, y) =>
      y.score - x.score || compareTexts(rankOf(x.a), rankOf(y.a)) || compareTexts(rankOf(x.b), rankOf(y.b)),
  );
  return { links, vetoes };
}

const isPlainlyAlike = (a: Listing, b: Listing) =>
  a.title === b.title || (a.gtins[0] !== undefined && a.gtins[0] === b.gtins[0]);

type Rules = { vetoes: ReadonlySet<number>; listsOnce: boolean };

/**
 * Whether no member of one cluster rules out one of the other: by a veto, or as another article of the same
 * merchant.
 */
function mayJoin(
  left: readonly Member[],
  right: readonly Member[],
  link: Link,
  { vetoes, listsOnce }: Rules,
): boolean {
  let isListed = false;
  for (const a of left) {
    const isVetoed = vetoes.has(a.id);
    for (const b of right) {
      if (isVetoed && vetoes.has(b.id) && vetoOf(a.listing, b.listing)) return false;
      const conflict = listsOnce ? conflictOf(a.listing, b.listing) : undefined;
      if (conflict === 'other GTIN') return false;
      if (conflict !== undefined) isListed = true;
    }
  }
  if (!listsOnce) return agreement(left, right) >= clearAgreement;
  if (!isListed || link.score - listedAlready >= threshold) return true;
  return sharesGtin(link.a.listing, link.b.listing);
}

/** Threshold for two clusters where merchants may list a product twice: higher than that of a pair. */
const clearAgreement = 2 * threshold;
/** Scores are capped at this value. */
const furthest = 6;

/**
 * How likely two clusters are one product, by all of their pairs. For merchants that may list a product twice: their other
 * articles rule nothing out then, so that only the pairs' disagreement shows that two products differ.
 */
function agreement(left: readonly Member[], right: readonly Member[]): number {
  let total = 0;
  for (const a of left) {
    for (const b of right) {
      total += Math.max(-furthest, Math.min(furthest, judgeMembers(a, b)));
    }
  }
  return total / (left.length * right.length);
}
