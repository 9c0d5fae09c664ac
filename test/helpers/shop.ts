import path from 'node:path';
import type { AppConfig } from '../../src/server/wiring/app-options.ts';
import { createPages } from '../../src/server/wiring/ssr.ts';
import { createTestApp, type TestApp, type TestAppOptions } from './app.ts';
import { findUsualPort } from './ports.ts';

const buildDirectory = path.resolve(import.meta.dirname, '../../build');

/** The whole product on a port of its own: built pages, API and a database. */
export type Shop = TestApp & { origin: string };

type ShopOptions = Pick<TestAppOptions, 'prepare'>;

export async function startShop(config: Partial<AppConfig> = {}, options: ShopOptions = {}): Promise<Shop> {
  return startShopAt(await findUsualPort(), config, options);
}

/** For tests that have to know the address before. Its public address is the one it listens on. */
export async function startShopAt(
  port: number,
  config: Partial<AppConfig> = {},
  { prepare }: ShopOptions = {},
): Promise<Shop> {
  const origin = `http://127.0.0.1:${port}`;
  const pages = await createPages({ buildDirectory });
  const clientDirectory = path.join(buildDirectory, 'client');
  const app = await createTestApp({
    pages,
    clientDirectory,
    responseCacheBytes: 10_000_000,
    ...(prepare && { prepare }),
    config: { publicUrl: origin, ...config },
  });
  await app.publish();
  await app.app.listen({ port, host: '127.0.0.1' });
  return { ...app, origin };
}
