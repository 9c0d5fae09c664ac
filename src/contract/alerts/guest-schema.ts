import { z } from 'zod';
import { emailLine } from '../accounts/schema.ts';
import { described } from '../described.ts';
import { productId } from '../favourites/schema.ts';
import { alertBody, alertSchema, stopMailsBody } from './schema.ts';

export const guestAskBody = alertBody.omit({ ownPrice: true }).extend({
  email: described(emailLine, 'Where the link goes that turns the alert on'),
});
export const guestConfirmBody = z.object({
  token: described(
    z
      .string()
      .max(2_000)
      .regex(/^[\w.-]*$/),
    'Of the mailed link, behind #confirm=; it works for 7 days',
  ),
});
export const guestConfirmedSchema = z.object({
  message: z.string(),
  token: described(
    z.string().nullable(),
    'Of the guest’s alerts, as each of their mails holds it; null: they are the account’s that has the address',
  ),
});
export const guestBody = stopMailsBody;
export const guestSetBody = alertBody.omit({ ownPrice: true }).extend(stopMailsBody.shape);
export const guestRemoveBody = stopMailsBody.extend({ productId: z.coerce.string().pipe(productId) });
export const guestAlertsSchema = z.object({ email: z.string(), alerts: z.array(alertSchema) });
export type GuestAlerts = z.infer<typeof guestAlertsSchema>;
