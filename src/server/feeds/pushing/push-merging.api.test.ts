import { expect, it, vi } from 'vitest';
import { article } from '../../../../test/helpers/awin-feed.ts';
import { openFeedAdmin } from '../../../../test/helpers/feed-admin.ts';
import { openFeedPushes } from '../../../../test/helpers/feed-pushes.ts';

const shop = openFeedAdmin();
const { addPushed, push } = openFeedPushes(shop, { cleanEvery: 50 });

it('forgets pairs that nobody has to review any more some time after a push', async () => {
  const feed = await addPushed();
  // Of articles that are gone.
  await shop.database.execute(`insert into match_reviews values (1000001, 1000002, 'near_threshold', 0)`);
  await push(feed, { rows: [article('n1', { search_price: '18,90' })] });
  const isForgotten = async () => expect(await shop.database.rows('select from match_reviews')).toEqual([]);
  await vi.waitFor(isForgotten, { timeout: 20_000 });
});
