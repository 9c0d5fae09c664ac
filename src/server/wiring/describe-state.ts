import type { CatalogueSearch } from '../catalogue/service.ts';
import type { DatabasePool } from '../platform/database/database.ts';
import type { ReadDatabase } from '../platform/database/read-database.ts';
import type { PublicResponseCache } from '../platform/response-cache/public-response-cache.ts';

type Described = {
  database: DatabasePool;
  search: CatalogueSearch;
  reads?: ReadDatabase;
  cache: PublicResponseCache | undefined;
};

const describeResponses = (cache: PublicResponseCache) => ({
  visavis_responses_kept: {
    help: 'Requests that were served from the response cache',
    read: () => cache.counts().kept,
  },
  visavis_responses_lagging: {
    help: 'Requests that were served as before an import, while the new response was made',
    read: () => cache.counts().lagging,
  },
  visavis_responses_confirmed: {
    help: 'Cached responses that were compared after a change and were still the same',
    read: () => cache.counts().confirmed,
  },
  visavis_responses_made: {
    help: 'Responses that were made for the response cache',
    read: () => cache.counts().made,
  },
});

/** Gauges of a web process for `/metrics`, besides its requests. */
export const describeState = ({ database, search, reads, cache }: Described) => ({
  visavis_database_asked: {
    help: '1 while the database is asked, 0 while requests are refused as it does not respond',
    read: () => Number(database.isAvailable()),
  },
  visavis_search_version: {
    help: 'Catalogue version of the search index; 0: not built yet',
    read: () => search.version(),
  },
  visavis_search_behind: {
    help: 'Catalogue versions that were told and that searches do not show yet',
    read: () => search.newestVersion() - search.version(),
  },
  ...(cache && describeResponses(cache)),
  ...(reads && {
    visavis_reads_on_replica: {
      help: '1 while the replica is asked, 0 while the primary stands in for it',
      read: () => Number(reads.usesReplica()),
    },
  }),
});
