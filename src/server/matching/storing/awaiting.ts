import { isChosenByColour } from '../../facts/service.ts';
import type { Database } from '../../platform/database/database.ts';
import type { BrandNames } from '../comparing/brand-names.ts';
import { claimProducts } from '../grouping/claims.ts';
import { type Article, allKeysOf, readArticle } from './article.ts';
import { type AwaitingRow, listAwaiting } from './awaiting-queries.ts';

/** Products created by staff, until a merchant offers them. */
export type AwaitingProducts = {
  /** Claims those that match groups of new articles; a product or undefined for each group. */
  claim(groups: readonly (readonly Article[])[]): (number | undefined)[];
};

/** A product as if a merchant offered it: an article for each of its part numbers. */
function toArticles(row: AwaitingRow, names: BrandNames): Article[] {
  const { id, mpns, categoryKey, ...texts } = row;
  const byColour = isChosenByColour(categoryKey);
  const as = (mpn: string): Article =>
    readArticle(
      {
        ...texts,
        byColour,
        mpn,
        merchantId: 0,
        articleId: '',
        productId: id,
        model: '',
        condition: 'new',
        imageUrl: null,
        specifications: [],
      },
      names,
    );
  return (mpns.length > 0 ? mpns : ['']).map(as);
}

/** Reads them once for an import: there are few, and most shops have none. */
export async function readAwaitingProducts(db: Database, names: BrandNames): Promise<AwaitingProducts> {
  const byKey = new Map<number, Article[]>();
  for (const row of await listAwaiting(db)) {
    for (const article of toArticles(row, names)) {
      for (const key of allKeysOf(article)) byKey.set(key, [...(byKey.get(key) ?? []), article]);
    }
  }
  const taken = new Set<number>();
  const isFree = ({ productId }: Article) => productId !== null && !taken.has(productId);
  return {
    claim(groups) {
      if (byKey.size === 0) return [];
      const found = claimProducts(groups, (key) => (byKey.get(key) ?? []).filter(isFree));
      for (const productId of found) if (productId !== undefined) taken.add(productId);
      return found;
    },
  };
}
