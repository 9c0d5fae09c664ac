import { importMessage } from '../../contract/feeds/import-messages.ts';
import type { Language } from '../../contract/language.ts';
import type { AuditAction } from '../../contract/logs/audit-actions.ts';
import { codeLimits } from '../../contract/my-price/code-limits.ts';
import { dayInParis } from '../../contract/my-price/own-price.ts';
import type { promoFileEndpoints } from '../../contract/my-price/promo-file-endpoints.ts';
import type { PromoFile } from '../../contract/my-price/promo-file-schema.ts';
import { refusalMessage } from '../../contract/my-price/promotion-messages.ts';
import { type Actor, actorOf, recordAudit } from '../audit/service.ts';
import { checkAddress, FeedFileError } from '../feeds/service.ts';
import { deleteFileCodes, renewAnswersWithCodes } from '../my-price/service.ts';
import { AppError } from '../platform/app-error.ts';
import type { HandlersOf } from '../platform/calls/handlers.ts';
import type { DatabasePool, Transaction } from '../platform/database/database.ts';
import {
  countPromoFiles,
  deletePromoFile,
  findPromoFile,
  listPromoFiles,
  makeDue,
  type PromoFileRow,
  savePromoFile,
  savePromoTry,
} from './files-queries.ts';
import type { RefusedPromotion } from './read-promotion.ts';
import { type ReadPromotions, readPromotions } from './read-promotions.ts';
import { nextFetch, takeCodes, takeFile } from './take-file.ts';

const removed: Record<Language, string> = {
  en: 'File of promotions removed, with its codes.',
  fr: 'Fichier de promotions retiré, avec ses codes.',
};

function stateOf({ isActive, held, fault, isStale, seenAt }: PromoFileRow): PromoFile['state'] {
  if (!isActive) return 'off';
  if (held) return 'held';
  if (isStale) return 'stale';
  if (fault) return 'failed';
  return seenAt ? 'read' : 'waiting';
}

const timeOf = (time: Date | null): string | null => time?.toISOString() ?? null;

function describe(row: PromoFileRow, language: Language): PromoFile {
  const { merchantId, merchant, url, intervalMinutes, isActive, fault, codes, report, held } = row;
  const inWords = ({ promotion, title, reason, detail }: RefusedPromotion) => ({
    promotion,
    title,
    reason: refusalMessage(language, reason, detail),
  });
  return {
    merchantId: String(merchantId),
    merchant,
    url,
    intervalMinutes,
    isActive,
    state: stateOf(row),
    triedAt: timeOf(row.triedAt),
    seenAt: timeOf(row.seenAt),
    nextAt: timeOf(row.nextAt),
    error: fault && importMessage(language, fault),
    codes,
    promotions: report?.promotions ?? 0,
    refused: (report?.refused ?? []).map(inWords),
    held: held && { hash: held.hash, codes: held.codes.length, refused: held.refused.map(inWords) },
  };
}

/** @throws AppError `invalid_request`, in the language of whoever sent it */
async function readSent(bytes: Buffer, language: Language): Promise<ReadPromotions> {
  if (bytes.length > codeLimits.fileBytes) {
    throw new AppError('invalid_request', { reason: 'promo_file_too_large' });
  }
  try {
    return await readPromotions(bytes, dayInParis(new Date()));
  } catch (error) {
    if (!(error instanceof FeedFileError)) throw error;
    throw new AppError('invalid_request', { words: importMessage(language, error.fault), cause: error });
  }
}

/** Merchants' files of promotions, as admins keep them. */
export function promotionsHandlers(
  database: DatabasePool,
  allowAddresses: readonly string[],
): HandlersOf<typeof promoFileEndpoints> {
  /** @throws AppError `not_found` */
  async function get(tx: Transaction, merchantId: number): Promise<PromoFileRow> {
    const file = await findPromoFile(tx, merchantId);
    if (!file) throw new AppError('not_found');
    return file;
  }

  /** Changes a merchant's file with its entry in the audit log, without addresses: they may hold keys. */
  const act = (
    action: AuditAction,
    merchantId: number,
    actor: Actor,
    work: (tx: Transaction) => Promise<Record<string, unknown>>,
  ): Promise<PromoFileRow> =>
    database.transaction(async (tx) => {
      const details = await work(tx);
      const file = await get(tx, merchantId);
      await recordAudit(tx, { action, ...actor, details: { merchant: file.merchant, ...details } });
      await renewAnswersWithCodes(tx, { isAwaited: true });
      return file;
    });

  return {
    async listPromoFiles({ query: { page, limit } }, { language }) {
      const rows = await listPromoFiles(database, (page - 1) * limit, limit);
      const items = rows.map((row) => describe(row, language));
      return { items, total: await countPromoFiles(database), page, limit };
    },
    async savePromoFile({ params, body }, context) {
      const id = Number(params.id);
      const url = checkAddress(body.url, allowAddresses);
      const saved = await act('promo_file_saved', id, actorOf(context), async (tx) => {
        if (!(await savePromoFile(tx, id, { ...body, url }))) throw new AppError('not_found');
        const { intervalMinutes, isActive } = body;
        return { intervalMinutes, isActive, isFetched: url !== null };
      });
      return describe(saved, context.language);
    },
    async sendPromoFile({ params, body: { file } }, context) {
      const id = Number(params.id);
      const [sent] = file;
      const bytes = Buffer.from((await sent?.arrayBuffer()) ?? new ArrayBuffer());
      const read = await readSent(bytes, context.language);
      const isKept = await database.transaction(async (tx) => {
        const before = await findPromoFile(tx, id);
        if (before?.url) throw new AppError('conflict', { reason: 'promo_file_has_address' });
        if (before) return true;
        return savePromoFile(tx, id, { url: null, intervalMinutes: 360, isActive: true });
      });
      if (!isKept) throw new AppError('not_found');
      await takeFile(database, id, read, { today: dayInParis(new Date()) });
      const { promotions, codes } = read;
      const saved = await act('promo_file_sent', id, actorOf(context), async () => ({
        promotions,
        codes: codes.length,
      }));
      return describe(saved, context.language);
    },
    async fetchPromoFile({ params }, { language }) {
      const saved = await database.transaction(async (tx) => {
        const { merchantId, url } = await get(tx, Number(params.id));
        if (url === null) throw new AppError('conflict', { reason: 'promo_file_no_address' });
        await makeDue(tx, merchantId);
        return get(tx, merchantId);
      });
      return describe(saved, language);
    },
    async decidePromoFile({ params, body: { decision, hash } }, context) {
      const id = Number(params.id);
      const saved = await act('promo_file_decided', id, actorOf(context), async (tx) => {
        const file = await get(tx, id);
        const { held } = file;
        if (held?.hash !== hash) throw new AppError('conflict', { reason: 'promo_file_not_held' });
        if (decision === 'approved') await takeCodes(tx, file, held);
        else {
          const fault = { code: 'file_discarded' as const, parameters: {} };
          const nextAt = nextFetch(file, 0);
          await savePromoTry(tx, id, { fault, nextAt, held: null, discardedHash: held.hash });
        }
        return { decision, codes: held.codes.length };
      });
      return describe(saved, context.language);
    },
    async removePromoFile({ params }, context) {
      const id = Number(params.id);
      await database.transaction(async (tx) => {
        const { merchant, codes } = await get(tx, id);
        await deleteFileCodes(tx, id);
        await deletePromoFile(tx, id);
        await recordAudit(tx, {
          action: 'promo_file_removed',
          ...actorOf(context),
          details: { merchant, codes },
        });
        await renewAnswersWithCodes(tx, { isAwaited: true });
      });
      return { message: removed[context.language] };
    },
  };
}
