import type { PushBody } from '../../../contract/feeds/push-schema.ts';
import { lockCatalogue } from '../../catalogue-version/service.ts';
import { type CategoryMapping, createCategoryCollector } from '../../facts/service.ts';
import { runInTransaction, type Transaction } from '../../platform/database/database.ts';
import { categoryKeyOf } from '../adapters/category-of-offer.ts';
import type { FeedFormat } from '../adapters/formats.ts';
import { type IncomingOffer, toCopyLine } from '../importing/incoming.ts';
import { openStaging } from '../importing/staging.ts';
import { addKeptSizes, dropStaging } from '../importing/staging-queries.ts';
import { hashEvidence } from '../reading/row-evidence.ts';
import { findSecureHosts } from '../secure-hosts.ts';
import { plainHostOf, type SecureHosts } from '../values/link.ts';
import { type AdaptedRow, adaptRows } from './adapt-rows.ts';
import { type MergedPush, mergePush } from './merge-push.ts';
import { countOutcomes, type PushOutcome, type RowOutcome } from './outcome.ts';
import { findMiddlePrice, findPricesOf } from './push-merge-queries.ts';
import { type UsualCents, withoutCents } from './pushed-cents.ts';
import { endPushes, type KeyedFeed, noteFeedPushed, type WaitingPush } from './pushes-queries.ts';
import { mappingOf } from './shop-mapping.ts';

/**
 * What the latest push says of an article: its rows, several where it comes in sizes; no rows: it is withdrawn.
 * `hadGone`: an earlier push withdrew it with all of its sizes.
 */
type Said = { rows: IncomingOffer[]; hadGone: boolean };

const isSized = ({ offer }: IncomingOffer) => offer.size !== null;

/** What a push says of an article, completed by the sizes that only earlier pushes named. */
function withEarlierSizes(own: Said, earlier: Said | undefined): Said {
  if (!earlier) return own;
  const hadGone = earlier.hadGone || earlier.rows.length === 0;
  if (own.rows.length === 0 || !own.rows.every(isSized)) return { ...own, hadGone };
  const labels = new Set(own.rows.map(({ offer }) => offer.size?.label));
  const kept = earlier.rows.filter((row) => isSized(row) && !labels.has(row.offer.size?.label));
  return { ...own, rows: [...own.rows, ...kept], hadGone };
}

/** Rejections by which a row says that its article is not offered now, as a file without it would. */
const goneReasons: ReadonlySet<string> = new Set(['not_for_sale', 'not_valid_now']);
const isGone = (row: AdaptedRow) => 'reason' in row && goneReasons.has(row.reason);

/** An http: link of each host: whichever the columns are called that hold them. */
function plainLinksOf(contents: readonly PushBody[]): string[] {
  const texts = contents.flatMap(({ rows }) => rows.flatMap((row) => Object.values(row)));
  const links = texts.filter((text) => typeof text === 'string' && plainHostOf(text) !== undefined);
  return [...new Map(links.map((link) => [plainHostOf(link as string), link as string])).values()];
}

type ReadPush = { format: FeedFormat | undefined; adapted: readonly AdaptedRow[]; gone: readonly string[] };

/** The rows of pushes as offers, or why they are none. */
async function adaptPushes(
  session: Transaction,
  feed: KeyedFeed,
  contents: readonly PushBody[],
  { secureHosts, mapCategory }: { secureHosts: SecureHosts; mapCategory: CategoryMapping },
): Promise<ReadPush[]> {
  const { priceNotation: said } = feed.reading;
  const context = {
    observedAt: new Date(),
    currency: feed.currency ?? undefined,
    unstatedStock: feed.unstatedStock,
    notation: { said },
    secureHosts,
  };
  const usual: UsualCents = {
    findMiddle: () => findMiddlePrice(session, feed.id),
    findPricesOf: (articles) => findPricesOf(session, feed.id, articles),
  };
  const read: ReadPush[] = [];
  for (const { rows, gone } of contents) {
    const { format, adapted } = adaptRows(rows, feed, context);
    const believed = said === null ? await withoutCents(adapted, mapCategory, usual) : adapted;
    read.push({ format, adapted: believed, gone });
  }
  return read;
}

/** What pushes say of articles, in their order. A later one replaces what an earlier one said. */
function gatherPushes(read: readonly ReadPush[], mapCategory: CategoryMapping) {
  const categories = createCategoryCollector();
  const said = new Map<string, Said>();
  let number = 0;
  for (const { adapted, gone } of read) {
    const own = new Map<string, Said>();
    const saidBy = (articleId: string): Said => {
      const known = own.get(articleId) ?? { rows: [], hadGone: false };
      own.set(articleId, known);
      return known;
    };
    for (const row of adapted) {
      if ('offer' in row) {
        const { offer, more, rowHash } = row;
        const mapped = mapCategory.ofPaths(offer.merchantCategory, offer.networkCategory, offer.brand);
        categories.note(mapped);
        const category = {
          key: categoryKeyOf(mapCategory, mapped, offer),
          hash: mapped.hash,
        };
        for (const each of [offer, ...more]) {
          number++;
          saidBy(each.articleId).rows.push({
            number,
            rowHash,
            evidence: hashEvidence(each),
            offer: each,
            category,
          });
        }
      } else if (isGone(row) && row.articleId !== undefined) saidBy(row.articleId);
    }
    for (const articleId of gone) saidBy(articleId);
    for (const [articleId, each] of own) said.set(articleId, withEarlierSizes(each, said.get(articleId)));
  }
  return { said, categories, format: read.find(({ format }) => format)?.format };
}

function outcomeOf(row: AdaptedRow, { held, overruled }: MergedPush): RowOutcome {
  if ('reason' in row) {
    const { articleId = null, reason } = row;
    return { articleId, status: isGone(row) ? 'gone' : 'rejected', reason };
  }
  const { articleId } = row.offer;
  if (held.has(articleId)) return { articleId, status: 'held', reason: 'price_held' };
  return { articleId, status: 'accepted', reason: overruled.has(articleId) ? 'other_feed' : null };
}

/**
 * Merges pushes of one feed in one transaction, which stores their outcomes as well. Returns whether facts of products are
 * to be made anew.
 */
export async function mergePushes(
  session: Transaction,
  feed: KeyedFeed,
  pushes: readonly WaitingPush[],
): Promise<boolean> {
  const contents = pushes.map(({ content }) => content);
  const secureHosts = await findSecureHosts(session, plainLinksOf(contents), feed.reading);
  const mapCategory = await mappingOf(session, feed);
  const read = await adaptPushes(session, feed, contents, { secureHosts, mapCategory });
  const { said, categories, format } = gatherPushes(read, mapCategory);
  const [staying, leaving] = [true, false].map((stays) =>
    [...said].filter(([, { rows }]) => rows.length > 0 === stays).map(([articleId]) => articleId),
  ) as [string[], string[]];
  try {
    return await runInTransaction(session, async (transaction) => {
      const { merchantId, id: feedId } = feed;
      // The sizes that stay are those that no import changes meanwhile.
      await lockCatalogue(transaction);
      const staging = await openStaging(transaction);
      const lines = staying.flatMap((articleId) => said.get(articleId)?.rows ?? []).map(toCopyLine);
      await staging.write(new TextEncoder().encode(lines.join('')));
      const sized = staying.filter((articleId) => {
        const each = said.get(articleId);
        return each !== undefined && !each.hadGone && each.rows.every(isSized);
      });
      await staging.finish([], () => addKeptSizes(transaction, feed, sized));
      const merged = await mergePush(transaction, {
        merchantId,
        feedId,
        articles: staying,
        gone: leaving,
        categories,
      });
      const outcomes: PushOutcome[] = read.map(({ adapted, gone }) => ({
        rows: adapted.map((row) => outcomeOf(row, merged)),
        unknown: gone.filter((articleId) => !merged.known.has(articleId)),
      }));
      const named = read.reduce((sum, { gone }) => sum + gone.length, 0);
      const counts = countOutcomes(outcomes, named);
      await noteFeedPushed(transaction, feedId, { at: merged.observedAt, format, counts });
      await endPushes(
        transaction,
        pushes.map(({ id }) => id),
        outcomes,
      );
      return merged.hasTexts;
    });
  } finally {
    await dropStaging(session).catch(() => undefined);
  }
}
