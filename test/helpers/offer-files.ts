import { type FileReading, plainReading } from '../../src/contract/feeds/feed-fields.ts';
import { adapterOf } from '../../src/server/feeds/adapters/formats.ts';
import { withVat } from '../../src/server/feeds/adapters/with-vat.ts';
import type { FeedOffer } from '../../src/server/feeds/feed-offer.ts';
import type { FeedRecord } from '../../src/server/feeds/reading/feed-record.ts';
import { openFeed } from '../../src/server/feeds/reading/open-feed.ts';
import type { Rejection } from '../../src/server/feeds/rejection.ts';
import { withFeedFiles } from './feed-files.ts';

/** What the rows of feeds become, by the adapters of their formats. */
export function withOfferFiles() {
  const { write } = withFeedFiles();
  return {
    async read(content: string | Buffer, given: Partial<FileReading> = {}) {
      const feed = await openFeed(await write(content), { ...plainReading, ...given });
      const adapt = withVat(adapterOf(feed.format), feed.vatPercent);
      const offers: (FeedOffer | Rejection)[] = [];
      const rows: FeedRecord['row'][] = [];
      for await (const batch of feed.batches) {
        for (const { row, fault } of batch) {
          rows.push(row);
          offers.push(
            row && !fault
              ? adapt(row, { observedAt: new Date('2026-11-01T12:00:00Z'), currency: 'EUR' })
              : { reason: fault ?? 'row_damaged' },
          );
        }
      }
      return { format: feed.format, offers, rows };
    },
  };
}
