import type { LabelledOffer } from './feeds.ts';

/** Product by offer; an offer that has none counts as a product of its own. */
export type Groups = ReadonlyMap<LabelledOffer, number>;

export type Figures = { offers: number; precision: number; recall: number; f1: number };

const pairs = (keys: string[]) => {
  const counts = new Map<string, number>();
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  let total = 0;
  for (const n of counts.values()) total += (n * (n - 1)) / 2;
  return total;
};

const conditionOf = (offer: LabelledOffer) =>
  offer.truth.condition === 'new' ? '' : `|${offer.truth.condition}`;

function count(offers: LabelledOffer[], groups: Groups) {
  const real = offers.map((offer) => `${offer.truth.product_id}${conditionOf(offer)}`);
  const got = offers.map((offer) =>
    offer.input === undefined
      ? `own ${offer.merchantId} ${offer.networkId}`
      : `${groups.get(offer)}|${offer.input.condition}`,
  );
  return [pairs(real.map((key, i) => `${key}\t${got[i]}`)), pairs(got), pairs(real)] as const;
}

/** Pairwise precision, recall and F1 over all offers and over the pairs with at least one offer of a slice. */
export function evaluate(offers: LabelledOffer[], groups: Groups): Map<string, Figures> {
  const all = count(offers, groups);
  const result = new Map<string, Figures>();
  const add = (name: string, inside: (offer: LabelledOffer) => boolean) => {
    const rest = offers.filter((offer) => !inside(offer));
    const size = offers.length - rest.length;
    if (size === 0) return;
    const outside = rest.length === 0 ? ([0, 0, 0] as const) : count(rest, groups);
    const both = all[0] - outside[0];
    const precision = both / Math.max(1, all[1] - outside[1]);
    const recall = both / Math.max(1, all[2] - outside[2]);
    result.set(name, {
      offers: size,
      precision,
      recall,
      f1: (2 * precision * recall) / Math.max(1e-9, precision + recall),
    });
  };
  add('all', () => true);
  for (const source of [...new Set(offers.map((offer) => offer.truth.src ?? ''))].sort())
    add(`source ${source}`, (offer) => offer.truth.src === source);
  for (const state of ['ok', 'missing', 'malformed', 'wrong_product'])
    add(`ean ${state}`, (offer) => offer.truth.ean_state?.split(':')[0]?.replace('ok_demo', 'ok') === state);
  return result;
}
