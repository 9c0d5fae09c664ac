import { refreshDemo } from '../../demo/refresh.ts';
import { refreshDemoPictures } from '../../demo/refresh-pictures.ts';
import { alertJob, alertJobName } from './alerts/jobs.ts';
import { createChannelSender, pushSecretName } from './alerts/service.ts';
import { facetSpecificationKeys, openListed } from './catalogue/service.ts';
import { raiseCatalogueVersion } from './catalogue-version/service.ts';
import { repairTimes, watchClock } from './clock/service.ts';
import { factsJob } from './facts/jobs.ts';
import { categoryWords } from './facts/service.ts';
import {
  collectFeedsOnRequest,
  feedJob,
  merchantChangesJob,
  mergePushedOffers,
  sweepJob,
} from './feeds/jobs.ts';
import { offerPagesJob } from './find/jobs.ts';
import { getSecret, repairAccountTimes } from './identity/service.ts';
import { mailJob, messagesJob, sendMailsWhenQueued } from './mail/jobs.ts';
import { mailPauses } from './mail/service.ts';
import { lateFollowersJob } from './match-decisions/jobs.ts';
import { brandAliasesJob } from './matching/jobs.ts';
import { createPageReader } from './merchant-pages/service.ts';
import {
  deliveryRulesJob,
  measureMerchantsJob,
  merchantCategoriesJob,
  refreshFactsWhenDecided,
} from './merchants/jobs.ts';
import { openDataJob } from './open-data/jobs.ts';
import { checkPagesJob } from './page-checks/jobs.ts';
import { fetchPicturesName, pictureJobs } from './pictures/jobs.ts';
import type { Config } from './platform/config.ts';
import type { DatabasePool } from './platform/database/database.ts';
import { openFiles } from './platform/files/open-files.ts';
import { type Job, openJobs } from './platform/jobs/jobs.ts';
import { runProcess } from './platform/process/lifecycle.ts';
import { readyMessage } from './platform/process/supervisor.ts';
import { createLog, type Log } from './platform/telemetry/log.ts';
import { dropsJob, priceIndexJob, thinHistoryJob } from './prices/jobs.ts';
import { promotionsJob } from './promotions/jobs.ts';
import { keepIndexOnOpenSearch, openSearchOnce } from './search/service.ts';
import { assetsJob } from './wiring/assets-of-versions.ts';
import { sendOnCatalogueChange } from './wiring/catalogue-changes.ts';
import { createChannelPost, createMerchantFetch, createPageFetch } from './wiring/merchant-fetch.ts';
import { openProcessDatabase } from './wiring/process-database.ts';
import { retentionJob } from './wiring/retention-job.ts';

/** One of them signals that a feed is being imported, for the duration of the import. */
const connections = 7;

/** Keeps demo data up to date. */
function demoJobs(config: Config, database: DatabasePool, log: Log): Job[] {
  const storage = openFiles(config, 'pictures');
  return [
    {
      name: 'refresh-demo',
      // The demo's merchants publish their feeds one after the other through the morning.
      cron: '40 * * * *',
      timeoutMinutes: 60,
      run: (signal) => refreshDemo({ database, dataDir: config.dataDir, signal }),
    },
    {
      name: 'refresh-demo-pictures',
      cron: '50 * * * *',
      timeoutMinutes: 60,
      run: async (signal) => {
        const drawn = await refreshDemoPictures({ database, storage, signal });
        if (drawn === 0) return;
        await raiseCatalogueVersion(database);
        log.info({ drawn }, 'demo pictures drawn');
      },
    },
  ];
}

/** Opens search for alerts on lists, only when a list's price may be reached. */
const listedOpener = (config: Config, database: DatabasePool, databaseUrl: string, log: Log) => async () =>
  openListed(
    database,
    await openSearchOnce({
      databaseUrl,
      specificationKeys: facetSpecificationKeys,
      categoryWords,
      files: { dataDir: config.dataDir, s3: config.s3 },
      cluster: config.searchCluster && { ...config.searchCluster, database },
      log,
    }),
  );

/** Sends alerts to the channels that users have added. */
const openChannels = (config: Config, database: DatabasePool) =>
  createChannelSender(database, {
    post: createChannelPost(config),
    readSecret: () => getSecret(database, pushSecretName),
    subject: config.publicUrl.startsWith('https:') ? config.publicUrl : `mailto:${config.mailFrom}`,
  });

/** All jobs of the worker. */
function scheduledJobs(config: Config, database: DatabasePool, databaseUrl: string, log: Log): Job[] {
  const always = [
    sweepJob(database, log),
    factsJob(database, log),
    merchantCategoriesJob(database, log),
    brandAliasesJob(database),
    lateFollowersJob(database),
    retentionJob(config, database, log),
    assetsJob(config),
    mailJob(config, database, log),
    messagesJob(database, openChannels(config, database), log),
    feedJob(database, databaseUrl, log),
    promotionsJob(database, createMerchantFetch(config), log),
    dropsJob(database, log),
    priceIndexJob(database, log),
    alertJob(config, database, listedOpener(config, database, databaseUrl, log), log),
    deliveryRulesJob(database, log),
    merchantChangesJob(database, log),
    measureMerchantsJob(database),
    thinHistoryJob(database, log),
    ...pictureJobs(database, databaseUrl, log),
    offerPagesJob(database, log),
    ...(config.openDataLicence ? [openDataJob(config, database, config.openDataLicence, log)] : []),
    ...(config.merchantPages.areChecked
      ? [checkPagesJob(database, createPageReader({ database, fetch: createPageFetch(config) }), log)]
      : []),
  ];
  return config.seedDemo ? [...always, ...demoJobs(config, database, log)] : always;
}

/** The worker process: runs jobs until it is asked to stop. */
export async function runWorker(config: Config): Promise<number> {
  const log = createLog(config, 'worker');
  await runProcess(
    async (resources) => {
      const { database, url } = await openProcessDatabase({
        config,
        resources,
        log,
        name: 'worker',
        max: connections,
        isBackground: true,
      });
      const repair = async () => {
        await repairTimes({ database, mailPauses, log });
        await repairAccountTimes(database, log);
      };
      await repair();
      resources.add(
        watchClock(() => void repair().catch((err: unknown) => log.warn({ err }, 'correcting times failed')))
          .close,
      );
      const jobs = await openJobs({ databaseUrl: url, log });
      resources.add(jobs.close);
      for (const job of scheduledJobs(config, database, url, log)) await jobs.work(job);
      const onChange = {
        atOnce: [deliveryRulesJob(database, log).name, merchantChangesJob(database, log).name, alertJobName],
        debounced: [
          fetchPicturesName,
          dropsJob(database, log).name,
          priceIndexJob(database, log).name,
          merchantCategoriesJob(database, log).name,
          offerPagesJob(database, log).name,
        ],
      };
      resources.add(sendOnCatalogueChange(onChange, url, { database, jobs, log }).close);
      if (config.searchCluster) {
        const keeping = { databaseUrl: url, database, cluster: config.searchCluster, categoryWords, log };
        const specificationKeys = facetSpecificationKeys;
        resources.add((await keepIndexOnOpenSearch({ ...keeping, specificationKeys })).close);
      }
      resources.add(refreshFactsWhenDecided(url, { database, jobs, log }).close);
      resources.add(sendMailsWhenQueued(url, database, jobs, log).close);
      resources.add(collectFeedsOnRequest(url, database, jobs, log).close);
      resources.add(mergePushedOffers(url, { database, jobs, log }, factsJob(database, log).name).close);
      if (!config.smtpUrl) log.info({}, 'SMTP_URL is not set: mails are stored, not sent');
      log.info({}, 'working');
      process.send?.(readyMessage);
    },
    { isService: true },
  );
  return 0;
}
