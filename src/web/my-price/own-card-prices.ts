import type { Condition } from '../../contract/catalogue/conditions.ts';
import type { Language } from '../../contract/language.ts';
import type { OwnPriceAnswer } from '../../contract/my-price/schema.ts';
import { type OwnTerms, termLimits } from '../../contract/my-price/terms.ts';
import { callApi } from '../api/call.ts';

type Best = OwnPriceAnswer['best'];
type Waiting = { _id: string; condition: Condition; settle: (best: Best) => void };

/** Milliseconds in which the cards of a page are gathered into one call. */
const pause = 30;

let waiting: Waiting[] = [];
let askedBy: OwnTerms | undefined;
let known = new Map<string, Promise<Best>>();

async function askFor(all: readonly Waiting[], terms: OwnTerms, language: Language): Promise<void> {
  for (let from = 0; from < all.length; from += termLimits.products) {
    const some = all.slice(from, from + termLimits.products);
    const products = some.map(({ _id, condition }) => ({ _id, condition }));
    // A failure is ignored: cards show the public price as ever.
    const responses = await callApi('listOwnPrices', { language, body: { products, terms } }).catch(() => []);
    // In the order that was asked in: a product may be on a page in several conditions.
    for (const [index, { settle }] of some.entries()) settle(responses[index]?.best ?? null);
  }
}

/** The best own price of a card's product: asked for once with those of the other cards, and again for other terms. */
export function findOwnCardPrice(
  _id: string,
  condition: Condition,
  terms: OwnTerms,
  language: Language,
): Promise<Best> {
  if (askedBy !== terms) known = new Map();
  askedBy = terms;
  const key = `${_id} ${condition}`;
  const before = known.get(key);
  if (before) return before;
  const promise = new Promise<Best>((settle) => waiting.push({ _id, condition, settle }));
  known.set(key, promise);
  if (waiting.length === 1) {
    setTimeout(() => {
      const all = waiting;
      waiting = [];
      void askFor(all, terms, language);
    }, pause);
  }
  return promise;
}
