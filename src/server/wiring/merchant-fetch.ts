import project from '../../../package.json' with { type: 'json' };
import type { Config } from '../platform/config.ts';
import { createSafeFetch, type SafeFetch, type SafeFetchOptions } from '../platform/fetch/safe-fetch.ts';
import { createSafePost, type SafePost } from '../platform/fetch/safe-post.ts';

const userAgent = (publicUrl: string) => `Visavis/${project.version} (+${publicUrl})`;

/** Posts alerts to addresses that visitors have given: `ALLOW_ADDRESSES` of feeds does not apply to them. */
export const createChannelPost = ({
  publicUrl,
  allowChannelOrigins,
}: Pick<Config, 'publicUrl' | 'allowChannelOrigins'>): SafePost =>
  createSafePost({ userAgent: userAgent(publicUrl), allowOrigins: allowChannelOrigins });

/** Fetches what merchants have for us, feeds and pictures, under our name with the shop's address. */
export const createMerchantFetch = (
  { publicUrl, allowAddresses }: Pick<Config, 'publicUrl' | 'allowAddresses'>,
  options: Pick<SafeFetchOptions, 'timeout' | 'idleTimeout' | 'allowHttp'> = {},
): SafeFetch =>
  createSafeFetch({
    userAgent: userAgent(publicUrl),
    allowHttp: true,
    allowAddresses,
    ...options,
  });

/** Fetches pages of merchants, with short timeouts. */
export const createPageFetch = (config: Pick<Config, 'publicUrl' | 'allowAddresses'>): SafeFetch =>
  createMerchantFetch(config, { timeout: 10_000, idleTimeout: 5_000 });

/** Asks a site whether it serves https, without reading the page. */
export const createSiteFetch = (config: Pick<Config, 'publicUrl' | 'allowAddresses'>): SafeFetch =>
  createMerchantFetch(config, { timeout: 10_000, idleTimeout: 5_000, allowHttp: false });
