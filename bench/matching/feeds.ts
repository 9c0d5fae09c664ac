import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import Papa from 'papaparse';
import { createCategoryMapping, isChosenByColour } from '../../src/server/facts/service.ts';
import { adapterOf } from '../../src/server/feeds/adapters/formats.ts';
import { openFeed } from '../../src/server/feeds/reading/open-feed.ts';
import type { MatchInput } from '../../src/server/matching/comparing/match-input.ts';

export type TruthRow = Record<string, string>;

/** A row of a labelled feed; without input where the import rejects the row. */
export type LabelledOffer = {
  merchantId: string;
  networkId: string;
  truth: TruthRow;
  input?: MatchInput;
  file?: string;
};
export type GivenOffer = LabelledOffer & { input: MatchInput; file: string };

export const isGiven = (offer: LabelledOffer): offer is GivenOffer => offer.input !== undefined;

/** Every row of a folder's truth.csv.gz with its offer from the Awin feeds named in merchants.json, in the files' order. */
export async function readFolder(folder: string): Promise<LabelledOffer[]> {
  if (!existsSync(join(folder, 'truth.csv.gz'))) throw new Error(`No truth.csv.gz in ${folder}`);
  const truth = new Map(
    Papa.parse<TruthRow>(gunzipSync(readFileSync(join(folder, 'truth.csv.gz'))).toString('utf8'), {
      header: true,
      skipEmptyLines: true,
    }).data.map((row) => [`${row.merchant_id},${row.aw_product_id}`, row]),
  );
  const { merchants } = JSON.parse(readFileSync(join(folder, 'merchants.json'), 'utf8')) as {
    merchants: { id: number; file: string }[];
  };
  const offers: LabelledOffer[] = [];
  for (const { id, file } of merchants) {
    for (const [networkId, input] of await readOffers(join(folder, file), id)) {
      const known = truth.get(`${id},${networkId}`);
      if (known) offers.push({ merchantId: String(id), networkId, truth: known, input, file });
      truth.delete(`${id},${networkId}`);
    }
  }
  for (const row of truth.values())
    offers.push({ merchantId: row.merchant_id ?? '', networkId: row.aw_product_id ?? '', truth: row });
  return offers;
}

const categories = createCategoryMapping();

/** Offers of one feed, each article once, by the network's id. */
async function readOffers(file: string, merchantId: number): Promise<Map<string, MatchInput>> {
  const reader = await openFeed(file);
  const context = { observedAt: new Date('2026-08-01T12:00:00Z') };
  const articles = new Set<string>();
  const offers = new Map<string, MatchInput>();
  for await (const batch of reader.batches) {
    for (const { row } of batch) {
      if (row === undefined) continue;
      const offer = adapterOf(reader.format)(row, context);
      if ('reason' in offer || articles.has(offer.articleId)) continue;
      articles.add(offer.articleId);
      const paths = categories.ofPaths(offer.merchantCategory, offer.networkCategory, offer.brand);
      offers.set(offer.networkArticleId ?? offer.articleId, {
        ...offer,
        merchantId,
        productId: null,
        byColour: isChosenByColour(categories.ofThing(paths, offer.title)),
      });
    }
  }
  return offers;
}
