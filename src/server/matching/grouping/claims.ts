import { judgePair, threshold } from '../comparing/judge-pair.ts';
import { type Article, allKeysOf } from '../storing/article.ts';

/**
 * Matches products without live articles to groups of new ones, the best pair first: a product or undefined
 * for each group, no product twice. `holdersOf`: what may be compared under a key.
 */
export function claimProducts(
  groups: readonly (readonly Article[])[],
  holdersOf: (key: number) => readonly Article[],
): (number | undefined)[] {
  const offers = groups.flatMap((group, i) =>
    group.flatMap((article) =>
      [...new Set(allKeysOf(article).flatMap(holdersOf))].flatMap((other) => {
        if (other.productId === null) return [];
        const { score } = judgePair(article.listing, other.listing);
        return score < threshold ? [] : [{ i, score, productId: other.productId }];
      }),
    ),
  );
  const found: (number | undefined)[] = groups.map(() => undefined);
  const taken = new Set<number>();
  for (const { i, productId } of offers.sort((a, b) => b.score - a.score || a.productId - b.productId)) {
    if (found[i] !== undefined || taken.has(productId)) continue;
    found[i] = productId;
    taken.add(productId);
  }
  return found;
}
