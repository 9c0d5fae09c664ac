import type { MatchDecisionBody } from '../../../contract/matches/schema.ts';

/** Actions on offers of a product, and on the whole product. */
export const offerActs = ['move', 'split', 'never'] as const;
export const productActs = ['merge', 'apart'] as const;
export type Act = (typeof offerActs)[number] | (typeof productActs)[number];

/** Those that need another product. */
export const needsTarget = (act: Act): boolean => act === 'move' || act === 'merge' || act === 'apart';

type Choice = {
  product: string;
  offers: readonly string[];
  /** The product that was found, where one is needed. */
  target: string;
  note: string;
  seen: number;
};

/** The request of an action. */
export function decisionOf(act: Act, { product, offers, target, note, seen }: Choice): MatchDecisionBody {
  const common = { note, seen };
  switch (act) {
    case 'merge':
    case 'apart':
      return { kind: act, products: [product, target], ...common };
    case 'move':
      return { kind: act, product, offers: [...offers], into: target, ...common };
    case 'split':
      return { kind: act, product, offers: [...offers], ...common };
    default:
      return { kind: act, offer: offers[0] ?? '', ...common };
  }
}
