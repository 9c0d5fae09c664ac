import { listMatchedProducts } from '../catalogue/service.ts';
import {
  type ArticleKey,
  type ArticleOfOffer,
  type DecidedPair,
  findArticlesOfOffers,
  listArticlesOfProduct,
  type NamedSubjects,
  type ProductMerge,
} from '../matching/service.ts';
import { AppError } from '../platform/app-error.ts';
import type { Database } from '../platform/database/database.ts';
import type { Decision } from './decision.ts';
import { pairUp } from './pair-up.ts';

/** The present state of a decision's products and offers, and the resulting pairs. */
export type Subject = NamedSubjects & {
  articles: readonly ArticleKey[];
  pairs: readonly DecidedPair[];
  /** The wanted product of each listing. */
  required: ReadonlyMap<number, number>;
  /** For a product without articles, outside of grouping. */
  merges: readonly ProductMerge[];
};

/** Whether all offers still belong to the products that the decision names. */
export type Found = { subject: Subject; isAsSeen: boolean };

type Product = NamedSubjects['products'][number] & { articles: ArticleOfOffer[]; isMerged: boolean };
type Offer = ArticleOfOffer & NamedSubjects['offers'][number];

/** @throws AppError `not_found`: there is no such product or offer */
async function readProducts(db: Database, ids: readonly number[]): Promise<Product[]> {
  const rows = new Map((await listMatchedProducts(db, ids)).map((row) => [row.id, row]));
  return Promise.all(
    ids.map(async (id) => {
      const row = rows.get(id);
      if (!row) throw new AppError('not_found');
      const articles = await listArticlesOfProduct(db, id);
      return { id, title: row.title, articles, isMerged: row.mergedInto !== null };
    }),
  );
}

/** @throws AppError `not_found`, or `conflict` where one is gone */
async function readOffers(db: Database, ids: readonly number[]): Promise<Offer[]> {
  const rows = new Map((await findArticlesOfOffers(db, ids)).map((offer) => [offer.id, offer]));
  return ids.map((id) => {
    const offer = rows.get(id);
    if (!offer) throw new AppError('not_found');
    if (!offer.isLive) throw new AppError('conflict', { reason: 'offer_gone' });
    return offer;
  });
}

const requiredFor = (articles: readonly ArticleOfOffer[], product: number): [number, number][] =>
  articles.map(({ listingId }) => [listingId, product]);

function refuseSame([first, second]: readonly [number, number]): void {
  if (first === second) throw new AppError('conflict', { reason: 'match_itself' });
}

/**
 * Reads the articles of a decision, and converts it to the pairs that are stored.
 * @throws AppError `not_found`; `conflict` with the reason where it is invalid
 */
export async function readSubject(db: Database, decision: Decision): Promise<Found> {
  switch (decision.kind) {
    case 'merge':
    case 'apart': {
      refuseSame(decision.products);
      const [first, second] = (await readProducts(db, decision.products)) as [Product, Product];
      const isAsSeen = !first.isMerged && !second.isMerged;
      // A product merged meanwhile has no offers: that alone does not invalidate the decision.
      const isApart = decision.kind === 'apart' && isAsSeen;
      return { subject: isApart ? apart(first, second) : merge(first, second), isAsSeen };
    }
    case 'split':
    case 'move':
      return part(db, decision);
    case 'never': {
      const named = await readOffers(db, [decision.offer]);
      const products = await readProducts(db, [(named[0] as Offer).productId]);
      const subject = {
        products: products.map(nameOf),
        offers: named.map(offerOf),
        articles: named,
        pairs: named.map((a): DecidedPair => ({ verdict: 'alone', a, b: null })),
        required: remainingOffers(named, products[0] as Product),
        merges: [],
      };
      return { subject, isAsSeen: true };
    }
    default: {
      refuseSame(decision.offers);
      const named = (await readOffers(db, decision.offers)) as [Offer, Offer];
      const ids = [...new Set(named.map(({ productId }) => productId))];
      const subject = {
        products: (await readProducts(db, ids)).map(nameOf),
        offers: named.map(offerOf),
        articles: named,
        pairs: [{ verdict: decision.kind, a: named[0], b: named[1] }],
        required: new Map(),
        merges: [],
      };
      return { subject, isAsSeen: true };
    }
  }
}

const nameOf = ({ id, title }: Product) => ({ id, title });
const offerOf = ({ id, merchant, title }: Offer) => ({ id, merchant, title });

function othersThan(named: readonly Offer[], { articles }: Product): ArticleOfOffer[] {
  const ids = new Set(named.map(({ listingId }) => listingId));
  return articles.filter(({ listingId }) => !ids.has(listingId));
}

/** Offers of a product that a decision does not name keep it. */
const remainingOffers = (named: readonly Offer[], product: Product): Map<number, number> =>
  new Map(
    requiredFor(
      othersThan(named, product).filter(({ isLive }) => isLive),
      product.id,
    ),
  );

function merge(from: Product, into: Product): Subject {
  const articles = [...from.articles, ...into.articles];
  return {
    products: [from, into].map(nameOf),
    offers: [],
    articles,
    pairs: pairUp('same', from.articles, into.articles),
    required: new Map(requiredFor(articles, into.id)),
    merges: from.articles.length === 0 ? [{ from: from.id, into: into.id }] : [],
  };
}

function apart(first: Product, second: Product): Subject {
  if (first.articles.length === 0 || second.articles.length === 0)
    throw new AppError('conflict', { reason: 'match_nothing_known' });
  return {
    products: [first, second].map(nameOf),
    offers: [],
    articles: [...first.articles, ...second.articles],
    pairs: pairUp('different', first.articles, second.articles),
    required: new Map([...requiredFor(first.articles, first.id), ...requiredFor(second.articles, second.id)]),
    merges: [],
  };
}

async function part(db: Database, decision: Extract<Decision, { kind: 'split' | 'move' }>): Promise<Found> {
  const into = decision.kind === 'move' ? decision.into : undefined;
  if (into !== undefined) refuseSame([decision.product, into]);
  const named = await readOffers(db, decision.offers);
  const products = await readProducts(db, into === undefined ? [decision.product] : [decision.product, into]);
  const [source, target] = products as [Product, Product | undefined];
  const isAsSeen =
    products.every(({ isMerged }) => !isMerged) &&
    named.every(({ productId }) => productId === decision.product);
  const required = remainingOffers(named, source);
  const rest = othersThan(named, source);
  if (isAsSeen && !target && required.size === 0)
    throw new AppError('conflict', { reason: 'match_all_offers' });
  const [head, ...others] = named as [Offer, ...Offer[]];
  if (target)
    for (const [listing, product] of requiredFor([...named, ...target.articles], target.id))
      required.set(listing, product);
  const subject = {
    products: products.map(nameOf),
    offers: named.map(offerOf),
    articles: named,
    pairs: [
      ...pairUp('different', named, rest),
      ...pairUp('same', [head], others),
      ...(target ? pairUp('same', named, target.articles) : []),
    ],
    required,
    merges: [],
  };
  return { subject, isAsSeen };
}
