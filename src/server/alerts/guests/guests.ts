import { isEmail } from '../../../contract/accounts/account-rules.ts';
import { normalEmail } from '../../../contract/accounts/email-form.ts';
import type { Alert } from '../../../contract/alerts/schema.ts';
import type { Language } from '../../../contract/language.ts';
import { type Cards, getLivingProduct } from '../../favourites/service.ts';
import { deleteGuestLinks, deleteMailsOf, queueMail } from '../../mail/service.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Database, DatabasePool } from '../../platform/database/database.ts';
import { countAlerts, deleteAlert, findAlert } from '../queries.ts';
import { getAlerts, setAlert, sizeOf, type WantedAlert, wantedCents } from '../service.ts';
import { ensureOwnSettings } from '../settings.ts';
import { lockSettings, updateMails } from '../settings-queries.ts';
import { writeGuestMail } from './guest-mail.ts';
import { type GuestRequest, readRequest, requestDays, signRequest } from './guest-requests.ts';
import {
  deleteEmptyGuest,
  deleteGuest,
  findByAddress,
  findGuest,
  findMailToken,
  hasGuestAlerts,
  insertGuest,
} from './guests-queries.ts';

/** Alerts of a guest at most; the page of them shows that many. */
const maxGuestAlerts = 100;

export type GuestOptions = {
  database: DatabasePool;
  cards: Cards;
  publicUrl: string;
  /** The secret that links are signed with. */
  readSecret: () => Promise<Uint8Array>;
  /** Whether an address may be sent one more link: strangers can ask for them. More may go to a guest, who has opened one. */
  mayMail: (email: string, isGuest: boolean) => Promise<boolean>;
};

/** The amount that a kind of alert needs; what its price may be is checked once the link is opened. */
function assertWhole({ target, price, percent }: GuestRequest['wanted']): void {
  const isMissing = target === 'price' && price === undefined;
  if (isMissing) throw new AppError('invalid_request', { reason: 'alert_price_missing' });
  if (target === 'drop' && percent === undefined)
    throw new AppError('invalid_request', { reason: 'alert_percent_missing' });
}

const wantedOf = ({ productId, price, ...wanted }: GuestRequest['wanted']): WantedAlert => ({
  ...wanted,
  productId: Number(productId),
  priceCents: wantedCents(price),
});

/**
 * Mails a link that turns an alert on. Nothing is kept before it is opened, and the response is the same whatever is known
 * of the address, and where it was sent too many. @throws AppError `invalid_request`, `not_found`
 */
export async function askForAlert(
  { database, cards, publicUrl, readSecret, mayMail }: GuestOptions,
  { wanted: typedWish, language, ...typed }: GuestRequest,
): Promise<void> {
  const email = normalEmail(typed.email);
  if (!isEmail(email)) throw new AppError('invalid_request', { reason: 'email_invalid' });
  assertWhole(typedWish);
  const productId = await getLivingProduct(database, Number(typedWish.productId));
  const { anyColour = false } = typedWish;
  const size = await sizeOf(database, { ...wantedOf(typedWish), productId, anyColour }, '');
  const wanted = { ...typedWish, ...(typedWish.size !== undefined && { size }) };
  const [product] = await cards.listCards([productId]);
  if (!product) throw new AppError('not_found');
  if (!(await mayMail(email, await hasGuestAlerts(database, email)))) return;
  const owner = await findByAddress(database, email);
  const isReplacing =
    owner !== undefined && (await findAlert(database, owner.userId, productId)) !== undefined;
  const token = await signRequest(await readSecret(), { email, language, wanted });
  const asked = { title: product.title, language, wanted, isReplacing };
  const letter = writeGuestMail(asked, { publicUrl, token });
  await queueMail(database, 'guest_alert', { id: null, name: '', email, language }, letter, requestDays * 24);
}

/** Who owns an address that was just proved: its account, else a guest, who gets alerts by mail again. */
const ownerOf = (
  database: DatabasePool,
  request: GuestRequest,
): Promise<{ userId: number; isGuest: boolean }> =>
  database.transaction(async (transaction) => {
    const known = await findByAddress(transaction, request.email);
    if (known && !known.isGuest) return known;
    const userId = known?.userId ?? (await insertGuest(transaction, request));
    await ensureOwnSettings(transaction, userId);
    await updateMails(transaction, userId, true);
    return { userId, isGuest: true };
  });

/**
 * Turns on the alert that a mailed link asks for: of the account that has the address, else of a guest. Returns the token
 * of the guest's alerts; null: they are the account's.
 * @throws AppError `invalid_request`, `not_found`, `conflict`
 */
export async function confirmAlert(
  { database, readSecret }: Pick<GuestOptions, 'database' | 'readSecret'>,
  token: string,
): Promise<{ token: string | null; isReached: boolean }> {
  const request = await readRequest(await readSecret(), token);
  if (!request) throw new AppError('invalid_request', { reason: 'link_invalid' });
  const { userId, isGuest } = await ownerOf(database, request);
  try {
    const { isReached } = await setAlert(
      database,
      userId,
      wantedOf(request.wanted),
      isGuest ? maxGuestAlerts : undefined,
    );
    return { token: isGuest ? ((await findMailToken(database, userId)) ?? null) : null, isReached };
  } catch (error) {
    await deleteEmptyGuest(database, userId);
    throw error;
  }
}

async function getGuest(db: Database, token: string): Promise<{ userId: number; email: string }> {
  const guest = await findGuest(db, token);
  if (!guest) throw new AppError('invalid_request', { reason: 'link_invalid' });
  return guest;
}

/** A guest's alerts. @throws AppError `invalid_request` */
export async function getGuestAlerts(
  { database, cards }: Pick<GuestOptions, 'database' | 'cards'>,
  token: string,
  language: Language,
): Promise<{ email: string; alerts: Alert[] }> {
  const { userId, email } = await getGuest(database, token);
  const { items } = await getAlerts(database, cards, userId, { page: 1, limit: maxGuestAlerts, language });
  return { email, alerts: [...items] };
}

/** Changes an alert that a guest has. @throws AppError `invalid_request`, `not_found` */
export async function changeGuestAlert(
  database: DatabasePool,
  token: string,
  wanted: GuestRequest['wanted'],
): Promise<{ isReached: boolean }> {
  const { userId } = await getGuest(database, token);
  const productId = await getLivingProduct(database, Number(wanted.productId));
  if (!(await findAlert(database, userId, productId))) throw new AppError('not_found');
  return setAlert(database, userId, wantedOf(wanted), maxGuestAlerts);
}

/** Deletes a guest with all alerts, and all mails that name the address; those that were not sent yet are not. */
async function removeGuest(
  db: Database,
  { userId, email }: { userId: number; email: string },
): Promise<void> {
  await deleteMailsOf(db, userId);
  await deleteGuestLinks(db, email);
  await deleteGuest(db, userId);
}

/** Takes an alert off; with the last one the guest goes. @throws AppError `invalid_request`, `not_found` */
export const removeGuestAlert = (database: DatabasePool, token: string, id: string): Promise<void> =>
  database.transaction(async (transaction) => {
    const guest = await getGuest(transaction, token);
    await lockSettings(transaction, guest.userId);
    await deleteAlert(transaction, guest.userId, await getLivingProduct(transaction, Number(id)));
    if ((await countAlerts(transaction, guest.userId)) === 0) await removeGuest(transaction, guest);
  });

/** Deletes a guest with all alerts. @throws AppError `invalid_request` */
export const stopGuest = (database: DatabasePool, token: string): Promise<void> =>
  database.transaction(async (transaction) => removeGuest(transaction, await getGuest(transaction, token)));
