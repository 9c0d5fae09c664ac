import { type Actor, recordAudit } from '../audit/service.ts';
import { lockCatalogueSoon } from '../catalogue/service.ts';
import {
  type ArticleKey,
  createMatcher,
  type DecidedPair,
  type DecisionKind,
  findArticleOfOffer,
  insertDecision,
  listArticlesOfProduct,
  listDecidedComponents,
  markUndone,
} from '../matching/service.ts';
import { createTouched } from '../offers/service.ts';
import { AppError } from '../platform/app-error.ts';
import type { DatabasePool, Transaction } from '../platform/database.ts';
import { republish } from '../publishing/service.ts';
import { carryOut, partingProducts } from './carry-out.ts';

/** What a person decides, by ids of products and offers. */
export type Decision =
  | { kind: 'merge'; products: readonly [number, number] }
  | { kind: 'split'; product: number; offers: readonly number[] }
  | { kind: 'move'; offer: number; product: number }
  | { kind: 'same' | 'different'; offers: readonly [number, number] }
  | { kind: 'never'; offer: number };

type Decided = { decision: Decision; note: string };

/** Pairs that one decision may name. */
const mostPairs = 5_000;

/** Imports merge for seconds, rarely for minutes: nobody waits for those at a page. @throws AppError `conflict` */
async function waitForTurn(transaction: Transaction): Promise<void> {
  if (await lockCatalogueSoon(transaction)) return;
  throw new AppError('conflict', { reason: 'import_merging', retryAfter: 60 });
}

/**
 * Carries out a decision and remembers it: it wins over every score, in later imports too. Answers its id.
 * @throws AppError `not_found`: no such product or offer, or without live articles; `conflict`: too large
 */
export function decideMatch(
  database: DatabasePool,
  { decision, note }: Decided,
  actor: Actor,
): Promise<number> {
  return database.transaction(async (transaction) => {
    await waitForTurn(transaction);
    const pairs = await pairsOf(transaction, decision);
    if (pairs.length === 0 || pairs.length > mostPairs) throw new AppError('conflict');
    const stored: { kind: DecisionKind; note: string; decidedBy: number } = {
      kind: decision.kind,
      note,
      decidedBy: actor.actorId,
    };
    const id = await insertDecision(transaction, stored, pairs);
    await recordAudit(transaction, { action: 'match_decided', ...actor, details: { id, ...decision } });
    await regroup(transaction, id);
    return id;
  });
}

/** Takes a decision back: what it named is grouped by the scores and the other decisions. @throws AppError `not_found` */
export function undoDecision(database: DatabasePool, id: number, actor: Actor): Promise<void> {
  return database.transaction(async (transaction) => {
    await waitForTurn(transaction);
    if (!(await markUndone(transaction, id, actor.actorId))) throw new AppError('not_found');
    await recordAudit(transaction, { action: 'match_decision_undone', ...actor, details: { id } });
    await regroup(transaction, id);
  });
}

async function regroup(transaction: Transaction, decisionId: number): Promise<void> {
  await createTouched(transaction);
  const matcher = createMatcher({
    transaction,
    products: {
      create: () => Promise.reject(new Error('A decision brings no new articles')),
      ...partingProducts(transaction),
    },
  });
  await matcher.reconsider(await listDecidedComponents(transaction, decisionId));
  await carryOut(transaction, matcher);
  await republish(transaction, { now: new Date(), factsAtOnce: true });
}

const pairUp = (verdict: DecidedPair['verdict'], left: readonly ArticleKey[], right: readonly ArticleKey[]) =>
  left.flatMap((a) => right.map((b): DecidedPair => ({ verdict, a, b })));

async function pairsOf(transaction: Transaction, decision: Decision): Promise<DecidedPair[]> {
  const offer = async (id: number) => {
    const article = await findArticleOfOffer(transaction, id);
    if (!article) throw new AppError('not_found');
    return article;
  };
  const articles = async (product: number) => {
    const found = await listArticlesOfProduct(transaction, product);
    if (found.length === 0) throw new AppError('not_found');
    return found;
  };

  switch (decision.kind) {
    case 'merge': {
      const [first, second] = decision.products;
      if (first === second) throw new AppError('conflict');
      const [head, ...rest] = [...(await articles(first)), ...(await articles(second))];
      return pairUp('same', head ? [head] : [], rest);
    }
    case 'split': {
      const all = await articles(decision.product);
      const named = await Promise.all(decision.offers.map(offer));
      if (named.some(({ productId }) => productId !== decision.product)) throw new AppError('not_found');
      const rest = all.filter((article) => !named.some((other) => isSameArticle(article, other)));
      const [head, ...others] = named;
      return [...pairUp('different', named, rest), ...pairUp('same', head ? [head] : [], others)];
    }
    case 'move': {
      const article = await offer(decision.offer);
      if (article.productId === decision.product) throw new AppError('conflict');
      const before = (await articles(article.productId)).filter((other) => !isSameArticle(article, other));
      return [
        ...pairUp('different', [article], before),
        ...pairUp('same', [article], await articles(decision.product)),
      ];
    }
    case 'never':
      return [{ verdict: 'alone', a: await offer(decision.offer), b: null }];
    default: {
      const [first, second] = decision.offers;
      const [a, b] = [await offer(first), await offer(second)];
      if (isSameArticle(a, b)) throw new AppError('conflict');
      return [{ verdict: decision.kind, a, b }];
    }
  }
}

const isSameArticle = (a: ArticleKey, b: ArticleKey) =>
  a.merchantId === b.merchantId && a.articleId === b.articleId;
