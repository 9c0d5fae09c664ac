import type { Condition } from '../../../contract/catalogue/conditions.ts';
import type { ProductFamily } from '../../../contract/catalogue/family-schema.ts';
import type { ProductList } from '../../../contract/catalogue/list-schema.ts';
import type { ProductCard } from '../../../contract/catalogue/schema.ts';
import type { Language } from '../../../contract/language.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Search } from '../../search/service.ts';
import { createCardCache } from './card-cache.ts';
import type { CardLists } from './card-lists.ts';
import { describeFamily, type Member, noFamily, summarizeFamily } from './families.ts';
import { listVariants } from './families-queries.ts';

export type Families = {
  describe(id: number, language: Language): Promise<ProductFamily>;
  /** The families that these products of a list stand for; `conditions`: those that were chosen. */
  summarize(
    cards: readonly ProductCard[],
    conditions?: readonly Condition[],
  ): Promise<ProductList['families']>;
};

/** The index tells which products are a family, caches what each of them is: no query where nothing has changed. */
export function createFamilies(
  db: Database,
  search: Pick<Search, 'family' | 'changes'>,
  listCards: CardLists['listCards'],
): Families {
  const recallVariants = createCardCache({
    changes: search.changes,
    read: async (ids) => (await listVariants(db, ids)).map((row) => ({ ...row, _id: String(row.id) })),
  });

  async function listMembers(ids: readonly number[]): Promise<Map<number, Member>> {
    if (ids.length === 0) return new Map();
    const [cards, variants] = await Promise.all([listCards(ids), recallVariants(ids)]);
    const variantOf = new Map(variants.map((variant) => [variant._id, variant]));
    return new Map(
      cards.flatMap((card) => {
        const variant = variantOf.get(card._id);
        return variant ? [[Number(card._id), { card, variant }] as const] : [];
      }),
    );
  }

  return {
    async describe(id, language) {
      const ids = await search.family(id);
      if (ids.length === 0) return noFamily;
      const members = await listMembers(ids.includes(id) ? ids : [...ids, id]);
      return describeFamily(id, [...members.values()], language);
    },

    async summarize(cards, conditions = []) {
      const families = await Promise.all(cards.map(({ _id }) => search.family(Number(_id))));
      const members = await listMembers([...new Set(families.flat())]);
      return cards.flatMap(({ _id }, place) => {
        const own = (families[place] ?? []).flatMap((id) => members.get(id) ?? []);
        return summarizeFamily(_id, own, conditions.length > 0) ?? [];
      });
    },
  };
}
