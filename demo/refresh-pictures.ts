import type { Database } from '../src/server/platform/database/database.ts';
import type { Storage } from '../src/server/platform/files/storage.ts';
import { createDemoProducts } from './catalogue/products.ts';
import { completePictures } from './pictures/store-pictures.ts';
import { getDemoState } from './queries.ts';

export type RefreshPicturesOptions = {
  database: Database;
  storage: Storage;
  signal?: AbortSignal | undefined;
};

/** Draws the demo's pictures that are missing; tells how many. None where there is no demo. */
export async function refreshDemoPictures(options: RefreshPicturesOptions): Promise<number> {
  const { isDemo } = await getDemoState(options.database, []);
  return isDemo ? completePictures({ ...options, products: createDemoProducts() }) : 0;
}
