import { isIP } from 'node:net';
import { AppError } from '../../platform/app-error.ts';
import { isPublicAddress } from '../../platform/fetch/public-address.ts';

/** An address as stored. Resolved addresses are checked at each fetch. @throws AppError `invalid_request` */
export function checkAddress(text: string | null, allowed: readonly string[]): string | null {
  if (text === null || text === '') return null;
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password) {
    throw new AppError('invalid_request', { reason: 'feed_address_invalid' });
  }
  const host = url.hostname.replace(/^\[(.*)\]$/, '$1');
  const isInternal = host === 'localhost' || (isIP(host) > 0 && !isPublicAddress(host));
  if (isInternal && !allowed.includes(host)) {
    throw new AppError('invalid_request', { reason: 'feed_address_internal' });
  }
  return url.href;
}
