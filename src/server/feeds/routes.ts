import type { feedEndpoints } from '../../contract/feeds/endpoints.ts';
import { pickReading } from '../../contract/feeds/feed-fields.ts';
import { rejectionMessage } from '../../contract/feeds/rejection-messages.ts';
import type { Language } from '../../contract/language.ts';
import { actorOf } from '../audit/service.ts';
import { AppError } from '../platform/app-error.ts';
import type { HandlersOf } from '../platform/calls/handlers.ts';
import type { Database } from '../platform/database/database.ts';
import type { SafeFetch } from '../platform/fetch/safe-fetch.ts';
import { countFeedLoss } from './deleting/deleting-queries.ts';
import { toFeed, toRun } from './managing/describe-feed.ts';
import { createFeedManager, type FeedManagerOptions } from './managing/managing.ts';
import { countFeedRows, type FeedRow, findFeedRow, listFeedRows } from './managing/managing-queries.ts';
import {
  type FeedPreview,
  type FindSecureHosts,
  previewBytes,
  previewFeed,
  type ReadAs,
  refuseFile,
} from './managing/preview.ts';
import {
  countRejectedOfRun,
  countRunsOfFeed,
  listRejectedOfRun,
  listRunsById,
  listRunsOfFeed,
} from './managing/runs-queries.ts';
import type { Pushes } from './pushing/push-offers.ts';
import { findSecureHosts } from './secure-hosts.ts';

async function toFeeds(db: Database, feeds: readonly FeedRow[], language: Language) {
  const runs = await listRunsById(
    db,
    feeds.flatMap(({ lastRunId }) => lastRunId ?? []),
  );
  return feeds.map((feed) => toFeed(feed, runs, language));
}

const deleted: Record<Language, string> = {
  en: 'Feed deleted: its offers disappear within a minute or so.',
  fr: 'Flux supprimé\u00a0: ses offres disparaissent d’ici une minute environ.',
};

/** Those of some settings that are given. */
const stated = (said: { [K in keyof ReadAs]?: ReadAs[K] | undefined }): ReadAs =>
  Object.fromEntries(Object.entries(said).filter(([, value]) => value !== undefined));

/** A preview with its rejections as the reader's language says them. */
const inWords = (preview: FeedPreview, language: Language) => ({
  ...preview,
  rows: preview.rows.map((row) => ({
    ...row,
    rejection: row.rejection && rejectionMessage(language, row.rejection.reason, row.rejection.detail),
  })),
});

const bytesOf = async ([file]: readonly File[]): Promise<Uint8Array> =>
  file ? new Uint8Array(await file.arrayBuffer()) : new Uint8Array();

/** Merchants' feeds, as admins keep them. `fetch`, `askSite`: for previews. */
export function feedHandlers({
  database,
  fetch,
  askSite,
  allowAddresses,
  files,
  pushes,
}: FeedManagerOptions & {
  fetch: SafeFetch;
  askSite: SafeFetch;
  pushes: Pick<Pushes, 'push'>;
}): HandlersOf<typeof feedEndpoints> {
  const findHosts: FindSecureHosts = (links, reading) => findSecureHosts(database, links, reading, askSite);
  const manager = createFeedManager({ database, allowAddresses, files });
  const respond = async (feed: Promise<FeedRow>, { language }: { language: Language }) => {
    const known = await feed;
    const runs = known.lastRunId === null ? [] : await listRunsById(database, [known.lastRunId]);
    return toFeed(known, runs, language);
  };

  return {
    async listFeeds({ query: { search, page, limit } }, { language }) {
      const rows = await listFeedRows(database, { search, offset: (page - 1) * limit, limit });
      return {
        items: await toFeeds(database, rows, language),
        total: await countFeedRows(database, search),
        page,
        limit,
      };
    },
    addFeed: ({ body }, context) =>
      respond(manager.add({ ...body, reading: pickReading(body) }, actorOf(context)), context),
    updateFeed: ({ params, body }, context) =>
      respond(
        manager.change(
          Number(params.id),
          { ...body, reading: pickReading(body) },
          actorOf(context),
          context.language,
        ),
        context,
      ),
    async getFeedLoss({ params }) {
      const feedId = Number(params.id);
      if (!(await findFeedRow(database, feedId))) throw new AppError('not_found');
      return countFeedLoss(database, feedId);
    },
    async deleteFeed({ params }, context) {
      await manager.remove(Number(params.id), actorOf(context));
      return { message: deleted[context.language] };
    },
    runFeed: ({ params }, context) => respond(manager.run(Number(params.id), actorOf(context)), context),
    cancelFeed: ({ params }, context) =>
      respond(manager.cancel(Number(params.id), actorOf(context)), context),
    async listImportRuns({ params, query: { page, limit } }, { language }) {
      const feedId = Number(params.id);
      if (!(await findFeedRow(database, feedId))) throw new AppError('not_found');
      const runs = await listRunsOfFeed(database, feedId, (page - 1) * limit, limit);
      const items = runs.map((run) => toRun(run, language));
      return { items, total: await countRunsOfFeed(database, feedId), page, limit };
    },
    async listRejectedRows({ params, query: { page, limit } }, { language }) {
      const runId = Number(params.id);
      const [run] = await listRunsById(database, [runId]);
      if (!run) throw new AppError('not_found');
      const rows = await listRejectedOfRun(database, runId, (page - 1) * limit, limit);
      const items = rows.map(({ detail, ...row }) => ({
        ...row,
        explanation: rejectionMessage(language, row.reason, detail),
      }));
      return { items, total: await countRejectedOfRun(database, runId), page, limit };
    },
    decideHeldRun: async ({ params, body }, context) =>
      toRun(await manager.decide(Number(params.id), body, actorOf(context)), context.language),
    createPushKey: async ({ params }, context) => ({
      key: await manager.createKey(Number(params.id), actorOf(context)),
    }),
    withdrawPushKey: ({ params }, context) =>
      respond(manager.withdrawKey(Number(params.id), actorOf(context)), context),
    pushOffers: ({ params, body }, { client, language }) =>
      pushes.push(Number(params.id), body, { authorization: client?.authorization, language }),
    sendFeedFile: async ({ params, body: { piece, ...part } }, context) => {
      const bytes = await bytesOf(piece);
      const sent = manager.send(Number(params.id), { ...part, bytes }, actorOf(context));
      return respond(sent.catch(refuseFile(context.language)), context);
    },
    previewFeedFile: async ({ body: { file, ...readAs } }, { language }) =>
      inWords(
        await previewBytes(await bytesOf(file), stated(readAs), findHosts).catch(refuseFile(language)),
        language,
      ),
    previewFeed: async ({ body: { url, ...readAs } }, { language }) =>
      inWords(await previewFeed(fetch, url, stated(readAs), findHosts).catch(refuseFile(language)), language),
  };
}
