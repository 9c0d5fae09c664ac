import {
  type CategoryCollector,
  type CategoryMapping,
  hashOfPaths,
  type MappedCategory,
  otherCategoryKey,
} from '../../facts/service.ts';
import { categoryKeyOf } from '../adapters/category-of-offer.ts';
import type { FeedOffer } from '../feed-offer.ts';
import { notePrice } from '../guarding/price-signs.ts';
import { type IncomingOffer, toCopyLine } from '../importing/incoming.ts';
import type { KnownRows } from '../importing/known-rows.ts';
import { countRejection, countSeen, countUnreadStock, type Tally, writtenPrice } from '../importing/tally.ts';
import { adaptRecord, type RecordAdapting } from './adapt-record.ts';
import type { FeedRecord } from './feed-record.ts';
import type { KnownCategories } from './known/known-categories.ts';
import { hashEvidence } from './row-evidence.ts';

/** What turns the records of a file into lines. */
export type LineMaking = RecordAdapting & {
  known: KnownRows;
  knownCategories: KnownCategories;
  /** The merchant's categories that are stored, by their hashes: whether staff has decided about them. */
  shelves: ReadonlyMap<number, boolean>;
  mapCategory: () => CategoryMapping;
  categories: CategoryCollector;
  tally: Tally;
  /** Lines beyond the first of their records, so far. */
  more: number;
};

/** The shelf on which a merchant has an offer. */
function mapShelf(offer: FeedOffer, { mapCategory, categories }: LineMaking): MappedCategory {
  const mapped = mapCategory().ofPaths(offer.merchantCategory, offer.networkCategory, offer.brand);
  categories.note(mapped);
  return mapped;
}

/** A shelf that is not stored is told again: it is deleted once nothing has stood there for a time. */
function hashOfShelf(offer: FeedOffer, making: LineMaking): number {
  const hash = hashOfPaths({ path: offer.merchantCategory, networkPath: offer.networkCategory });
  return making.shelves.has(hash) ? hash : mapShelf(offer, making).hash;
}

/** Our category of an offer: what its feed's last files were mapped to, where they said the same of it. */
function categoryOf(offer: FeedOffer, evidence: number, making: LineMaking): IncomingOffer['category'] {
  const { mapCategory, knownCategories } = making;
  const known = knownCategories.find(evidence);
  if (known !== undefined) return { key: known, hash: hashOfShelf(offer, making) };
  const mapped = mapShelf(offer, making);
  const key = categoryKeyOf(mapCategory(), mapped, offer);
  knownCategories.note(evidence, key);
  return { key, hash: mapped.hash };
}

/** Lines beyond a record's first have numbers that no record has. */
const firstOfMore = 1_000_000_000;

function linesOfOffers(record: FeedRecord, offers: readonly FeedOffer[], making: LineMaking): string {
  const [offer] = offers as [FeedOffer];
  const { tally, shelves } = making;
  if (offer.unreadStock !== undefined) countUnreadStock(tally, offer.unreadStock);
  const evidence = hashEvidence(offer);
  const category = categoryOf(offer, evidence, making);
  if (category.key === otherCategoryKey && !shelves.get(category.hash)) tally.unmapped++;
  tally.accepted++;
  const { priceCents } = offer;
  notePrice(tally.prices, { written: writtenPrice(record.row), priceCents, category: category.key });
  let lines = '';
  for (const [place, each] of offers.entries()) {
    if (place > 0) making.more++;
    lines += toCopyLine({
      number: place === 0 ? record.number : firstOfMore + making.more,
      rowHash: record.hash,
      evidence: place === 0 ? evidence : hashEvidence(each),
      offer: each,
      category,
    });
  }
  return lines;
}

function linesOf(record: FeedRecord, making: LineMaking): string {
  const { tally, known } = making;
  const seen = record.hash > 0 && known.see(record.hash);
  if (seen) {
    countSeen(tally, seen === 'again');
    return '';
  }
  tally.read++;
  if (record.hash === 0 && record.fault === undefined) tally.timed++;
  const offers = adaptRecord(record, making);
  if (!('reason' in offers)) return linesOfOffers(record, offers, making);
  countRejection(tally, record, offers);
  return '';
}

/** Lines of COPY for `feed_rows`; rejected records are counted, and known ones recorded as seen. */
export function copyLinesOf(records: readonly FeedRecord[], making: LineMaking): string {
  let lines = '';
  for (const record of records) lines += linesOf(record, making);
  return lines;
}
