import { type Client, errors } from '@opensearch-project/opensearch';
import type { Moment } from '../../../catalogue-version/service.ts';
import type { CatalogueMeans } from '../building/survey.ts';

/**
 * What the live indexes hold. It is stored in the same cluster, so that after a restore it is as old as they are, and
 * it is written after the changes that it describes: whoever continues from it may repeat changes but misses none.
 */
export type IndexState = {
  format: number;
  /** Name of the generation of indexes. */
  generation: string;
  /** The state of the catalogue that they hold. */
  moment: Moment;
  /** Of the whole catalogue, when the generation was made. */
  means: CatalogueMeans;
  /** Of the categories and synonyms that its words were weighed with. */
  surroundings: string;
  builtAt: string;
  indexedAt: string;
};

const indexOf = (prefix: string) => `${prefix}-state`;
const id = 'live';

/** @throws errors of the client where no node responds */
export async function readState(client: Client, prefix: string): Promise<IndexState | undefined> {
  try {
    const { body } = await client.get({ index: indexOf(prefix), id });
    return (body._source as { state: IndexState }).state;
  } catch (error) {
    if (error instanceof errors.ResponseError && error.statusCode === 404) return undefined;
    throw error;
  }
}

export async function writeState(client: Client, prefix: string, state: IndexState): Promise<void> {
  const index = indexOf(prefix);
  const { body: exists } = await client.indices.exists({ index });
  if (!exists)
    await client.indices.create({
      index,
      body: {
        settings: { number_of_shards: 1, auto_expand_replicas: '0-1' },
        mappings: { dynamic: false, properties: {} },
      } as never,
    });
  await client.index({ index, id, body: { state } });
}
