import { useEffect, useState } from 'react';
import type { Feed, FeedNews } from '../../../contract/feeds/schema.ts';
import type { PagedList } from '../use-paged-list.ts';
import { isMoving } from './feed-state.ts';
import { followProgress } from './follow-progress.ts';

/** Milliseconds between looks where nobody tells what is going on, and between tries to be told again. */
const lookEvery = 2_000;
const seldom = 10 * lookEvery;

/** What the server tells while the tab is open; undefined: it tells nothing now. */
function useFeedNews(): FeedNews | undefined {
  const [news, setNews] = useState<FeedNews>();
  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    let timer: ReturnType<typeof setTimeout>;
    const follow = async () => {
      const mayTellAgain = await followProgress(signal, setNews);
      if (signal.aborted) return;
      setNews(undefined);
      if (mayTellAgain) timer = setTimeout(follow, seldom);
    };
    void follow();
    return () => {
      leaving.abort();
      clearTimeout(timer);
    };
  }, []);
  return news;
}

/** The list's feeds with their progress as it is told; where nothing is told, looks again while something moves. */
export function useLiveFeeds(list: PagedList<Feed>): { feeds: Feed[] | undefined; now: Date } {
  const [now, setNow] = useState(() => new Date());
  const { items, reload } = list;
  const news = useFeedNews();
  // What has just come is judged by the time at which it came.
  useEffect(() => {
    if (items) setNow(new Date());
  }, [items]);
  const changed = news?.changed;
  useEffect(() => {
    if (changed !== undefined) void reload();
  }, [changed, reload]);
  const moves = items?.some((feed) => isMoving(feed, now)) ?? false;
  const every = moves && !news ? lookEvery : seldom;
  useEffect(() => {
    const look = () => {
      setNow(new Date());
      if (moves && document.visibilityState === 'visible') void reload();
    };
    const timer = setInterval(look, every);
    return () => clearInterval(timer);
  }, [moves, every, reload]);
  const progress = new Map(news?.busy.map((feed) => [feed._id, feed.progress]));
  const feeds = items?.map((feed) =>
    feed.busySince === null ? feed : { ...feed, progress: progress.get(feed._id) ?? feed.progress },
  );
  return { feeds, now };
}
