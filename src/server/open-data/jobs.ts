import path from 'node:path';
import type { Config } from '../platform/config.ts';
import type { DatabasePool } from '../platform/database/database.ts';
import type { Job } from '../platform/jobs/jobs.ts';
import type { Log } from '../platform/telemetry/log.ts';
import type { Licence } from './manifest.ts';
import { writeOpenData } from './writing.ts';

type OpenDataConfig = Pick<Config, 'dataDir' | 'publicUrl' | 'shop'>;

/** Where sets lie below the data folder. */
export const openDataFolder = ({ dataDir }: Pick<Config, 'dataDir'>): string =>
  path.join(dataDir, 'open-data');

/** Writes the open data now. */
export const writeNow = (
  config: OpenDataConfig,
  database: DatabasePool,
  licence: Licence,
  signal?: AbortSignal,
) =>
  writeOpenData({
    database,
    folder: openDataFolder(config),
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
  timeout: 2 * 60 * 60,
  run: async (signal) => {
    const { files } = await writeNow(config, database, licence, signal);
    log.info({ files: files.length, bytes: files.reduce((sum, { bytes }) => sum + bytes, 0) }, 'open data');
  },
});
