import { cutText } from '../../contract/cut-text.ts';
import { rememberRecent } from '../platform/memory/remember-recent.ts';
import { splitSteps, wordsOfSteps } from './categories/paths/steps.ts';

/** What one offer says of the kind of thing: its merchant's category and the network's. */
export type SaidKind = { merchant: string; path?: string; networkPath?: string };

const maxKinds = 3;
const maxLength = 60;

type Step = { text: string; folded: string };

/** The last step that tells something; empty where none does: "Électroménager > Lave-linge > Promotions" is a "Lave-linge". */
const lastStep = rememberRecent({ max: 1_000, maxLength: 300 }, (path): Step => {
  for (const text of splitSteps(path).toReversed()) {
    const folded = wordsOfSteps(text).flat().join(' ');
    if (folded !== '') return { text: cutText(text, maxLength), folded };
  }
  return { text: '', folded: '' };
});

/**
 * What a product's merchants call it, the most frequent first: each merchant's last step of its category, else of the
 * network's; only what at least half as many say as the first.
 */
export function chooseKinds(offers: readonly SaidKind[]): string[] {
  const said = new Map<string, { text: string; merchants: Set<string> }>();
  for (const { merchant, path = '', networkPath = '' } of offers) {
    const own = lastStep(path);
    const step = own.folded === '' ? lastStep(networkPath) : own;
    if (step.folded === '') continue;
    const kind = said.get(step.folded) ?? { text: step.text, merchants: new Set() };
    // Of several spellings the same one, whatever the offers' order.
    if (step.text > kind.text) kind.text = step.text;
    kind.merchants.add(merchant);
    said.set(step.folded, kind);
  }
  const kinds = [...said.values()].sort(
    (a, b) => b.merchants.size - a.merchants.size || (a.text < b.text ? -1 : 1),
  );
  const most = kinds[0]?.merchants.size ?? 0;
  return kinds
    .filter(({ merchants }) => merchants.size * 2 >= most)
    .slice(0, maxKinds)
    .map(({ text }) => text);
}
