import { expect, it } from 'vitest';
import { article } from '../../../../test/helpers/awin-feed.ts';
import { daysAgo, openFeedImports } from '../../../../test/helpers/feed-imports.ts';
import { silentLog } from '../../../../test/helpers/silent-log.ts';
import { mergeWaitingPushes } from './push-merging.ts';
import { insertPush } from './pushes-queries.ts';

const feeds = openFeedImports();

const merge = () => mergeWaitingPushes(feeds.database, { log: silentLog, onTexts: () => undefined });

/** Feeds of one article each, to which a push waits. */
async function pushToBoth(): Promise<void> {
  for (const id of ['a', 'b']) {
    await feeds.importRows([article(id, { merchant_id: id, merchant_name: `Shop ${id}` })], {
      name: `${id}.csv`,
      observedAt: daysAgo(1),
    });
  }
  const found = await feeds.database.rows<{ id: number; name: string }>(
    'select id, name from feeds order by id',
  );
  for (const { id, name } of found) {
    const rows = [article(name.slice(0, 1), { merchant_id: '', merchant_name: '', search_price: '18.00' })];
    await insertPush(feeds.database, id, { rows, gone: [] }, 100);
  }
}

/** Whatever changes offer `a` fails so. */
const failWith = (state: string) =>
  feeds.database.execute(
    `create or replace function fail_here() returns trigger language plpgsql as $$
     begin
       if new.article_id = 'a' then raise exception 'as if' using errcode = '${state}'; end if;
       return new;
     end $$;
     create or replace trigger fail_here before update on offers for each row execute function fail_here()`,
  );
const failNoMore = () => feeds.database.execute('drop trigger fail_here on offers');

const prices = async () =>
  Object.fromEntries((await feeds.listOffers()).map((offer) => [offer.article_id, offer.price_cents]));

it.each(['53100', '40P01', '55P03'])('keeps a push that failed for what passes (%s)', async (state) => {
  await pushToBoth();
  await failWith(state);
  await expect(merge()).rejects.toMatchObject({ code: state });
  // It holds up no other feed's.
  expect(await prices()).toEqual({ a: 2_000, b: 1_800 });
  await failNoMore();
  await merge();
  expect(await prices()).toEqual({ a: 1_800, b: 1_800 });
});

it('ends a push that fails for what it says', async () => {
  await pushToBoth();
  await failWith('22003');
  await merge();
  expect(await prices()).toEqual({ a: 2_000, b: 1_800 });
  await failNoMore();
  await merge();
  expect(await prices()).toEqual({ a: 2_000, b: 1_800 });
});
