import { queueMessage } from '../../mail/service.ts';
import type { DatabasePool } from '../../platform/database/database.ts';
import { takeChannelNews, takeDueChannels } from './channels-queries.ts';
import { usefulHours, writeMessage } from './message.ts';

/** Channels whose messages are queued in one transaction. */
const batchSize = 100;
/** Messages of a channel within a day; what comes after them waits for the next. */
const maxADay = 100;

/**
 * Queues one message for each channel with news that may be told at `moment`: digests and quiet hours wait. The news is
 * taken in the same transaction. Returns how many messages that were.
 */
export async function queueChannelMessages(
  database: DatabasePool,
  publicUrl: string,
  signal?: AbortSignal,
  moment = new Date(),
): Promise<number> {
  let messages = 0;
  let taken = batchSize;
  while (taken === batchSize && !signal?.aborted) {
    taken = await database.transaction(async (transaction) => {
      const channels = await takeDueChannels(transaction, batchSize, maxADay, moment);
      const ids = channels.map(({ id }) => id);
      const news = Map.groupBy(await takeChannelNews(transaction, ids, moment), ({ channelId }) => channelId);
      for (const to of channels) {
        const own = news.get(to.id);
        if (!own) continue;
        const message = writeMessage(own, { ...to, publicUrl });
        await queueMessage(transaction, 'alert', { ...to, channelId: to.id }, message, usefulHours);
        messages++;
      }
      return channels.length;
    });
  }
  return messages;
}
