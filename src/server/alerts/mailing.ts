import { addresses } from '../../contract/addresses.ts';
import { mailedAddresses } from '../../contract/mailed-addresses.ts';
import { queueMail } from '../mail/service.ts';
import type { DatabasePool } from '../platform/database/database.ts';
import { writeAlertMail } from './alert-mails.ts';
import {
  awaitMailDigests,
  type DueRecipient,
  takeDueNotifications,
  takeRecipients,
} from './notifications-queries.ts';

/** Shoppers whose mails are queued in one transaction. */
const batchSize = 100;
/** Notifications older than a day are not mailed. */
const usefulHours = 24;

/** Where mail programs ask to switch these mails off (RFC 8058), and people who open it. */
const stopAddress = (publicUrl: string, mailToken: string): string => `${publicUrl}/unsubscribe/${mailToken}`;

/** Where somebody sees and changes their alerts. */
const alertsPage = ({ language, isGuest, mailToken }: DueRecipient): string =>
  isGuest ? `${mailedAddresses.guestAlerts(language)}#${mailToken}` : addresses.alerts(language);

/**
 * Queues one mail for each shopper with news, unless their address was never confirmed or they want none;
 * what was decided about is marked in the same transaction. Digests and quiet hours wait, by `moment`. Returns how many
 * mails that were.
 */
export async function mailAlerts(
  database: DatabasePool,
  publicUrl: string,
  signal?: AbortSignal,
  moment = new Date(),
): Promise<number> {
  let mails = 0;
  let taken = batchSize;
  while (taken > 0 && !signal?.aborted) {
    taken = await database.transaction(async (transaction) => {
      const recipients = await takeRecipients(transaction, batchSize, moment);
      const ids = recipients.map(({ id }) => id);
      const news = Map.groupBy(await takeDueNotifications(transaction, ids), ({ userId }) => userId);
      for (const to of recipients) {
        const own = news.get(to.id);
        if (!own || !to.mayMail) continue;
        const content = writeAlertMail(own, to, {
          publicUrl,
          alertsUrl: publicUrl + alertsPage(to),
          stopUrl: `${publicUrl}${mailedAddresses.stopMails(to.language)}#${to.mailToken}`,
        });
        const unsubscribeUrl = stopAddress(publicUrl, to.mailToken);
        await queueMail(transaction, 'alert', to, content, usefulHours, unsubscribeUrl);
        mails++;
      }
      if (ids.length > 0) await awaitMailDigests(transaction, ids, moment);
      return recipients.length;
    });
  }
  return mails;
}
