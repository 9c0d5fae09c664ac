import project from '../../../package.json' with { type: 'json' };
import type { Config } from '../platform/config.ts';
import { createSafeFetch, type SafeFetch, type SafeFetchOptions } from '../platform/fetch/safe-fetch.ts';
import { createSafePost, type SafePost } from '../platform/fetch/safe-post.ts';

const userAgent = (publicUrl: string) => `Visavis/${project.version} (+${publicUrl})`;

/** Posts what alerts tell to where visitors want it: addresses that feeds may be fetched from are not theirs. */
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

/** Fetches pages of merchants: one that takes longer tells nothing. */
export const createPageFetch = (config: Pick<Config, 'publicUrl' | 'allowAddresses'>): SafeFetch =>
  createMerchantFetch(config, { timeout: 10_000, idleTimeout: 5_000 });

/** Asks a site whether it answers under https, and nothing else. */
export const createSiteFetch = (config: Pick<Config, 'publicUrl' | 'allowAddresses'>): SafeFetch =>
  createMerchantFetch(config, { timeout: 10_000, idleTimeout: 5_000, allowHttp: false });
