import type { CallHandlers } from '../platform/calls/handlers.ts';
import type { Database } from '../platform/database/database.ts';
import { countMails, listMails } from './queries.ts';
import { withoutSecrets } from './render-mail.ts';

/** Sent mails and their states, for admins. */
export const mailHandlers = (db: Database): Pick<CallHandlers, 'listMails'> => ({
  async listMails({ query: { search = '', state, page, limit } }) {
    const choice = { search, state };
    const rows = await listMails(db, choice, { offset: (page - 1) * limit, limit });
    const items = rows.map(({ id, createdAt, sentAt, text, ...rest }) => ({
      ...rest,
      _id: String(id),
      createdAt: createdAt.toISOString(),
      sentAt: sentAt?.toISOString() ?? null,
      text: text && withoutSecrets(text),
    }));
    return { items, total: await countMails(db, choice), page, limit };
  },
});
