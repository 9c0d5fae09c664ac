import type { DatabasePool } from '../src/server/platform/database/database.ts';
import type { Storage } from '../src/server/platform/files/storage.ts';
import { merchants } from './merchants/merchants.ts';
import { describeMerchants, getDemoState, markAsDemo } from './queries.ts';
import { historyDays } from './schedule.ts';

export type LoadDemoOptions = {
  database: DatabasePool;
  /** DATA_DIR. */
  dataDir: string;
  pictures: Storage;
  now?: Date;
  /** Tells the person at the terminal what happens now. */
  say?: (text: string) => void;
  /** Aborted: loading stops after the current feed. */
  signal?: AbortSignal | undefined;
};

const tenths = 10;

/** Says "10 %", "20 %", … of a long work. */
function createProgress(what: string, say: (text: string) => void): (done: number, total: number) => void {
  let said = 0;
  return (done, total) => {
    const tenth = Math.floor((done / total) * tenths);
    if (tenth > said) say(`${what}: ${tenth * (100 / tenths)} %`);
    said = tenth;
  };
}

/**
 * Gives an empty database the demo's merchants, products, pictures and price history. Does nothing where
 * there are data of one's own, or the whole demo; goes on where a first load was stopped.
 */
export async function loadDemo({
  database,
  dataDir,
  pictures,
  now = new Date(),
  say,
  signal,
}: LoadDemoOptions): Promise<void> {
  const tell = say ?? (() => undefined);
  const state = await getDemoState(
    database,
    merchants.map(({ name }) => name),
  );
  if (state.isDemo || state.otherMerchants > 0) return;

  // What draws and imports is loaded at the first start only.
  const [{ createDemoProducts }, { drawPictures }, { importDeliveries }] = await Promise.all([
    import('./catalogue/products.ts'),
    import('./pictures/store-pictures.ts'),
    import('./import-deliveries.ts'),
  ]);
  const products = createDemoProducts();
  tell(`Drawing the pictures of ${products.length} demo products`);
  await drawPictures({ database, storage: pictures, products });
  tell(`Importing ${historyDays} days of ${merchants.length} demo merchants' feeds`);
  const onImported = createProgress('Demo feeds imported', tell);
  await importDeliveries({ database, dataDir, now, onImported, signal });
  if (signal?.aborted) return;
  await describeMerchants(
    database,
    merchants.flatMap(({ name, about }) => (about ? { name, ...about } : [])),
  );
  await markAsDemo(database);
}
