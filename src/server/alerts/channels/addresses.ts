import { isIP } from 'node:net';
import { AppError } from '../../platform/app-error.ts';
import { isPublicAddress } from '../../platform/fetch/public-address.ts';

/** Servers of ntfy stand at the root of their origin: nothing else there is an address of a topic. */
const topic = /^\/[\w-]{1,64}$/;

const refuse = (): never => {
  throw new AppError('invalid_request', { reason: 'channel_address' });
};

/**
 * An address that a channel may have, in its normal form: https on its usual port, without a password. `allowOrigins` are
 * the operator's own, for topics only. Where a name leads is looked at each time that something is sent.
 * @throws AppError `invalid_request`
 */
export function channelAddress(
  text: string,
  { isTopic, allowOrigins }: { isTopic: boolean; allowOrigins: readonly string[] },
): URL {
  const url = URL.canParse(text.trim()) ? new URL(text.trim()) : refuse();
  const host = url.hostname.replace(/^\[(.*)\]$/, '$1');
  const isOwn = isTopic && allowOrigins.includes(url.origin);
  if (url.username || url.password || url.hash) refuse();
  if (!isOwn && (url.protocol !== 'https:' || url.port !== '')) refuse();
  if (!/^https?:$/.test(url.protocol)) refuse();
  if (!isOwn && (isIP(host) ? !isPublicAddress(host) : !host.includes('.'))) refuse();
  if (isTopic && (url.search || !topic.test(url.pathname))) refuse();
  return url;
}
