import { jwtVerify, SignJWT } from 'jose';
import type { AlertTarget } from '../../../contract/alerts/targets.ts';
import type { Condition } from '../../../contract/catalogue/conditions.ts';
import type { Language } from '../../../contract/language.ts';

/** Under which the secret is kept that these links are signed with. */
export const guestSecretName = 'guest alerts';

/** What the link asks for that is mailed to an address: nothing is kept of it before it is opened. `price` in euros. */
export type GuestRequest = {
  email: string;
  language: Language;
  wanted: {
    productId: string;
    condition: Condition;
    target?: AlertTarget | undefined;
    price?: number | undefined;
    percent?: number | undefined;
    anyColour?: boolean | undefined;
    size?: string | undefined;
  };
};

const algorithm = 'HS256';
const audience = 'guest alert';
/** How long the link works. */
export const requestDays = 7;

export const signRequest = (secret: Uint8Array, request: GuestRequest): Promise<string> =>
  new SignJWT({ request })
    .setProtectedHeader({ alg: algorithm })
    .setAudience(audience)
    .setExpirationTime(`${requestDays}d`)
    .sign(secret);

/** What a link asks for; undefined: it is none of ours, or too old. */
export async function readRequest(secret: Uint8Array, token: string): Promise<GuestRequest | undefined> {
  const verified = await jwtVerify<{ request: GuestRequest }>(token, secret, {
    algorithms: [algorithm],
    audience,
  }).catch(() => undefined);
  return verified?.payload.request;
}
