import { beforeEach, expect, it } from 'vitest';
import { mouseShops, openMatchDesk } from '../../../test/helpers/match-desk.ts';
import type { DatabasePool } from '../platform/database/database.ts';
import { decideMatch } from './decisions.ts';
import { followLate } from './followers.ts';

const desk = openMatchDesk();
beforeEach(() => desk.importShops(mouseShops()));

/** A database whose transactions commit once `until` is over; `worked`: all but that is done. */
function slowly(database: DatabasePool, until: Promise<unknown>, worked: () => void): DatabasePool {
  return {
    ...database,
    transaction: (work) =>
      database.transaction(async (transaction) => {
        const result = await work(transaction);
        worked();
        await until;
        return result;
      }),
  };
}

it('moves what somebody saves of a product while it becomes part of another one', async () => {
  const { m1, d1 } = await desk.places();
  const shopper = await desk.people.shopper();
  const merged = Promise.withResolvers<void>();
  const commit = Promise.withResolvers<void>();
  const decision = { kind: 'merge', products: [d1, m1] } as never;
  const merging = decideMatch(
    slowly(desk.database, commit.promise, merged.resolve),
    { decision, note: '' },
    { actorId: shopper.id, address: '' },
  );
  await merged.promise;
  const said = [
    await desk.people.call('POST', `/favorites/${d1}`, { userId: `${shopper.id}` }, shopper.headers),
    await desk.people.call('POST', '/alerts', { productId: `${d1}` }, shopper.headers),
  ];
  expect(said.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  commit.resolve();
  await merging;

  await followLate(desk.database);
  const list = async (path: string) =>
    (await desk.people.call('GET', path, undefined, shopper.headers)).json<
      { productId: { _id: string } }[]
    >();
  for (const path of ['/favorites', `/alerts?userId=${shopper.id}`])
    expect((await list(path)).map(({ productId }) => productId._id)).toEqual([`${m1}`]);
});
