import type { AppConfig } from '../../src/server/wiring/app-options.ts';

/** How tested and measured applications are set up: as shipped, without limits on requests; `dataDir`: folder of their files. */
export const plainConfig = (dataDir: string): AppConfig => ({
  publicUrl: 'http://127.0.0.1',
  dataDir,
  s3: undefined,
  trustProxy: false,
  rateLimit: 0,
  metricsToken: undefined,
  seedDemo: false,
  corsOrigins: [],
  allowAddresses: [],
  allowChannelOrigins: [],
  openDataLicence: undefined,
  electricity: { euros: 0.2, since: '2026-02-01' },
  tokenSecret: undefined,
  merchantPages: { areChecked: false, areReadOnRequest: false },
  google: undefined,
  facebook: undefined,
  shop: { email: undefined, phone: undefined, address: undefined },
});
