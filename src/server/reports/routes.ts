import type { Language } from '../../contract/language.ts';
import { optionalCentsToEuros } from '../../contract/money.ts';
import type { reportEndpoints } from '../../contract/reports/endpoints.ts';
import { actorOf, recordAudit } from '../audit/service.ts';
import { AppError } from '../platform/app-error.ts';
import type { CallResult, HandlersOf } from '../platform/calls/handlers.ts';
import type { Authenticate } from '../platform/calls/runner.ts';
import type { DatabasePool } from '../platform/database/database.ts';
import {
  countReports,
  findReport,
  findTarget,
  insertReport,
  listReports,
  type ReportRow,
  updateReport,
} from './queries.ts';

export type ReportOptions = {
  database: DatabasePool;
  /** The reporter may be signed in. */
  authenticate: Authenticate;
  /** @throws AppError `too_many_requests` where a client's address reports too much */
  admit: (address: string) => Promise<void>;
};

const thanks: Record<Language, string> = {
  en: 'Thank you: we will check it.',
  fr: 'Merci\u00a0: nous allons vérifier.',
};

const idText = (id: number | null) => (id === null ? null : String(id));

const describeOffer = ({ offerId, merchant, offerTitle, reportedCents, totalCents }: ReportRow) =>
  offerId === null
    ? null
    : {
        _id: String(offerId),
        merchant: merchant ?? '',
        title: offerTitle ?? '',
        reportedTotal: optionalCentsToEuros(reportedCents),
        total: optionalCentsToEuros(totalCents),
      };

const describeReport = (row: ReportRow): CallResult<'decideReport'> => ({
  _id: String(row.id),
  createdAt: row.createdAt.toISOString(),
  product: { _id: String(row.productId), title: row.title },
  offer: describeOffer(row),
  reason: row.reason,
  comment: row.comment,
  userId: idText(row.userId),
  state: row.state,
  note: row.note,
  decidedAt: row.decidedAt?.toISOString() ?? null,
  decidedBy: idText(row.decidedBy),
});

/** Reports of mistakes by visitors, and their handling by admins. */
export const reportHandlers = ({
  database,
  authenticate,
  admit,
}: ReportOptions): HandlersOf<typeof reportEndpoints> => ({
  async reportProduct({ params, body: { offerId, reason, comment } }, { client, language }) {
    await admit(client?.address ?? '');
    const session = await authenticate(client?.authorization);
    const offer = offerId === undefined ? null : Number(offerId);
    const target = await findTarget(database, Number(params.id), offer);
    if (!target) throw new AppError('not_found');
    const userId = session?.userId ?? null;
    await insertReport(database, { ...target, offerId: offer, reason, comment, userId });
    return { message: thanks[language] };
  },

  async listReports({ query: { state, page, limit } }) {
    const rows = await listReports(database, { state, offset: (page - 1) * limit, limit });
    return { items: rows.map(describeReport), total: await countReports(database, state), page, limit };
  },

  async decideReport({ params, body: { state, note } }, context) {
    const id = Number(params.id);
    const actor = actorOf(context);
    return database.transaction(async (transaction) => {
      const isChanged = await updateReport(transaction, id, { state, note, actorId: actor.actorId });
      const report = await findReport(transaction, id);
      if (!report) throw new AppError('not_found');
      if (!isChanged) throw new AppError('conflict', { reason: 'stale' });
      await recordAudit(transaction, { action: 'report_decided', ...actor, details: { report: id, state } });
      return describeReport(report);
    });
  },
});
