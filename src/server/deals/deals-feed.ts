import { addresses } from '../../contract/addresses.ts';
import type { ProductList } from '../../contract/catalogue/list-schema.ts';
import type { Language } from '../../contract/language.ts';
import { eurosToCents } from '../../contract/money.ts';
import { formatEuros } from '../language/euro-prices.ts';
import { writeAtomFeed } from '../platform/http/atom.ts';

type Amounts = { now: string; before: string; usual: string; drop: number };
type Texts = { title: string; summary: (amounts: Amounts) => string };

const texts: Record<Language, Texts> = {
  fr: {
    title: 'Visavis – Baisses de prix',
    summary: ({ now, before, usual, drop }) =>
      `${now} livré, ${drop}\u00a0% de moins qu’il y a 7 jours (${before}). Prix médian sur 90 jours\u00a0: ${usual}.`,
  },
  en: {
    title: 'Visavis – Price drops',
    summary: ({ now, before, usual, drop }) =>
      `${now} delivered, ${drop}% less than 7 days ago (${before}). Median price over 90 days: ${usual}.`,
  },
};

/** An Atom feed of price drops, the latest first. */
export function writeDealsFeed(
  { products, drops }: Pick<ProductList, 'products' | 'drops'>,
  language: Language,
  publicUrl: string,
): string {
  const byId = new Map(products.map((product) => [product._id, product]));
  const { title, summary } = texts[language];
  const format = (euros: number) => formatEuros(language, euros);
  const entries = drops
    .flatMap(({ productId, previousTotal, usualTotal, drop, fellAt }) => {
      const product = byId.get(productId);
      if (!product || product.totalPrice === null) return [];
      const now = format(product.totalPrice);
      return {
        // Another price is another entry.
        id: `${publicUrl}/deals/${productId}/${eurosToCents(product.totalPrice)}/${fellAt.slice(0, 10)}`,
        title: `${now}\u00a0– ${product.title}`,
        updated: new Date(fellAt),
        link: publicUrl + addresses.product(language, productId),
        summary: summary({ now, before: format(previousTotal), usual: format(usualTotal), drop }),
      };
    })
    .sort((a, b) => b.updated.getTime() - a.updated.getTime());
  const self = publicUrl + addresses.dealsFeed(language);
  return writeAtomFeed({ language, title, self, link: publicUrl + addresses.deals(language), entries });
}
