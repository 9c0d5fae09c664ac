import type { AddedOutcome } from '../../contract/list-import/added-outcomes.ts';
import type { listImportEndpoints } from '../../contract/list-import/endpoints.ts';
import { maxListLines } from '../../contract/list-import/list-import-limits.ts';
import type { ListLine } from '../../contract/list-import/schema.ts';
import { eurosToCents, optionalCentsToEuros } from '../../contract/money.ts';
import { setAlert } from '../alerts/service.ts';
import type { CatalogueService } from '../catalogue/service.ts';
import { addFavourite } from '../favourites/service.ts';
import { findProducts } from '../find/service.ts';
import { AppError } from '../platform/app-error.ts';
import type { HandlersOf } from '../platform/calls/handlers.ts';
import type { DatabasePool } from '../platform/database/database.ts';
import { type ListedLine, readList } from './read-list.ts';

export type ListImportOptions = {
  database: DatabasePool;
  cards: Pick<CatalogueService, 'listCards'>;
  /** Our own origin. */
  publicUrl: string;
  /** @throws AppError `too_many_requests` where a user sends too many lists */
  admit: (userId: number) => Promise<void>;
};

type Alert = 'any' | number | undefined;

/** What is wrong with the one product alone. */
const outcomes: Readonly<Record<string, AddedOutcome>> = {
  not_found: 'gone',
  favourites_full: 'selection_full',
  alerts_full: 'alerts_full',
  alert_price_above: 'reached',
};

/** Saves a product and sets its alert; what keeps this one back keeps no other back. */
async function add(db: DatabasePool, userId: number, productId: number, alert: Alert): Promise<AddedOutcome> {
  try {
    const living = await addFavourite(db, userId, productId);
    if (alert === undefined) return 'added';
    const wanted = { productId: living, condition: 'new' as const };
    const goal = alert === 'any' ? {} : { target: 'price' as const, priceCents: eurosToCents(alert) };
    const { isReached } = await setAlert(db, userId, { ...wanted, ...goal });
    return isReached ? 'reached' : 'added_with_alert';
  } catch (error) {
    const outcome = error instanceof AppError ? outcomes[error.reason ?? error.code] : undefined;
    if (outcome === undefined) throw error;
    return outcome;
  }
}

/** The first of a line's candidates that leads to products. */
async function findLines(
  { database, publicUrl }: ListImportOptions,
  lines: readonly ListedLine[],
): Promise<number[][]> {
  const all = lines.flatMap(({ candidates }) => candidates);
  const found = await findProducts(database, all, publicUrl);
  let at = 0;
  return lines.map(({ candidates }) => {
    const own = found.slice(at, at + candidates.length);
    at += candidates.length;
    return own.find(({ length }) => length === 1) ?? own.find(({ length }) => length > 1) ?? [];
  });
}

function faultOf(
  { candidates }: ListedLine,
  ids: readonly number[],
  known: ReadonlySet<number>,
): ListLine['fault'] {
  const [id] = ids;
  if (candidates.length === 0) return 'nothing_in_it';
  if (id === undefined) return 'not_found';
  if (ids.length > 1) return 'several';
  return known.has(id) ? 'repeated' : null;
}

/** Lists of other programs: what they stand for, and adding it to one's own. */
export const listImportHandlers = (options: ListImportOptions): HandlersOf<typeof listImportEndpoints> => ({
  async previewList({ body: { text } }, { session }) {
    await options.admit(session.userId);
    const { lines, ...list } = readList(text, maxListLines);
    const found = await findLines(options, lines);
    const cards = await options.cards.listCards([...new Set(found.flatMap((ids) => ids.slice(0, 1)))]);
    const byId = new Map(cards.map((card) => [Number(card._id), card]));
    const known = new Set<number>();
    return {
      ...list,
      lines: lines.map((listed, index): ListLine => {
        const ids = found[index] ?? [];
        const card = byId.get(ids[0] ?? 0);
        const fault = faultOf(listed, card ? ids : [], known);
        if (fault === null && ids[0] !== undefined) known.add(ids[0]);
        return {
          line: listed.line,
          text: listed.text,
          product:
            card && fault !== 'several'
              ? { _id: card._id, title: card.title, totalPrice: card.totalPrice }
              : null,
          wishedPrice: optionalCentsToEuros(listed.wishedCents),
          fault,
        };
      }),
    };
  },

  async addList({ body: { items } }, { session: { userId } }) {
    await options.admit(userId);
    const added: { productId: string; outcome: AddedOutcome }[] = [];
    for (const { productId, alert } of items) {
      added.push({ productId, outcome: await add(options.database, userId, Number(productId), alert) });
    }
    return { items: added };
  },
});
