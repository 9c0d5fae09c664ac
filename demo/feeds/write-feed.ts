import { gzipSync } from 'node:zlib';
import iconv from 'iconv-lite';
import type { Listing } from '../merchants/listings.ts';
import type { DemoMerchant } from '../merchants/merchant.ts';
import type { Day } from '../prices/day.ts';
import { startOf } from '../prices/day.ts';
import { type Article, articlesOn } from './article.ts';
import { writeAwinCsv } from './awin-csv.ts';
import { brokenRowsOf } from './broken-rows.ts';
import { writeGoogleAtom, writeGoogleRss, writeGoogleTsv } from './google.ts';

function toText(merchant: DemoMerchant, articles: readonly Article[], day: Day): string {
  const { dialect } = merchant;
  switch (dialect.format) {
    case 'awin-csv':
      return writeAwinCsv(merchant, dialect, articles, brokenRowsOf(merchant));
    case 'google-rss':
      return writeGoogleRss(merchant, articles);
    case 'google-atom':
      return writeGoogleAtom(merchant, articles, startOf(day));
    case 'google-tsv':
      return writeGoogleTsv(articles);
  }
}

function encode(text: string, { dialect }: DemoMerchant): Buffer {
  if (dialect.format !== 'awin-csv') return Buffer.from(text, 'utf8');
  switch (dialect.encoding) {
    case 'cp1252':
      return iconv.encode(text, 'win1252');
    case 'utf-8-bom':
      return Buffer.from(`\ufeff${text}`, 'utf8');
    case 'utf-8':
      return Buffer.from(text, 'utf8');
  }
}

/** The bytes of a merchant's feed as it stands on a day: always the same for the same day. */
export function writeFeed(merchant: DemoMerchant, listings: readonly Listing[], day: Day): Buffer {
  const bytes = encode(toText(merchant, articlesOn(listings, day), day), merchant);
  return merchant.file.endsWith('.gz') ? gzipSync(bytes, { level: 3 }) : bytes;
}
