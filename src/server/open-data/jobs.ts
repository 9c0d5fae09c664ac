import type { Config } from '../platform/config.ts';
import type { DatabasePool } from '../platform/database/database.ts';
import { openFiles } from '../platform/files/open-files.ts';
import type { Job } from '../platform/jobs/jobs.ts';
import type { Log } from '../platform/telemetry/log.ts';
import type { Licence } from './manifest.ts';
import { writeOpenData } from './writing.ts';

type OpenDataConfig = Pick<Config, 'dataDir' | 's3' | 'publicUrl' | 'shop'>;

/** Writes the open data now. */
export const writeNow = (
  config: OpenDataConfig,
  database: DatabasePool,
  licence: Licence,
  signal?: AbortSignal,
) =>
  writeOpenData({
    database,
    storage: openFiles(config, 'open-data'),
    licence,
    publisher: config.shop.operator ?? config.publicUrl,
    ...(signal && { signal }),
  });

/** Writes the open data each night, after the night's deletions. */
export const openDataJob = (
  config: OpenDataConfig,
  database: DatabasePool,
  licence: Licence,
  log: Pick<Log, 'info'>,
): Job => ({
  name: 'write-open-data',
  cron: '5 5 * * *',
  timeoutMinutes: 2 * 60,
  run: async (signal) => {
    const { files } = await writeNow(config, database, licence, signal);
    log.info({ files: files.length, bytes: files.reduce((sum, { bytes }) => sum + bytes, 0) }, 'open data');
  },
});
