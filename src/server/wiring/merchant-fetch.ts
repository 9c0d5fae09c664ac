import project from '../../../package.json' with { type: 'json' };
import type { Config } from '../platform/config.ts';
import { createSafeFetch, type SafeFetch, type SafeFetchOptions } from '../platform/fetch/safe-fetch.ts';

/** Fetches what merchants have for us, feeds and pictures, under our name with the shop's address. */
export const createMerchantFetch = (
  { publicUrl, allowAddresses }: Pick<Config, 'publicUrl' | 'allowAddresses'>,
  timeouts: Pick<SafeFetchOptions, 'timeout' | 'idleTimeout'> = {},
): SafeFetch =>
  createSafeFetch({
    userAgent: `Visavis/${project.version} (+${publicUrl})`,
    allowHttp: true,
    allowAddresses,
    ...timeouts,
  });
