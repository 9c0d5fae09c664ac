import { useEffect, useState } from 'react';
import type { Feed, FeedNews } from '../../../contract/feeds/schema.ts';
import type { PagedList } from '../use-paged-list.ts';
import { isMoving } from './feed-state.ts';
import { followProgress } from './follow-progress.ts';

/** Milliseconds between polls without an event stream, and between reconnects. */
const pollEvery = 2_000;
const seldom = 10 * pollEvery;

/** The last event while the tab is open; undefined: no stream now. */
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

/** The list's feeds with their live progress; without a stream, polls while something is running. */
export function useLiveFeeds(list: PagedList<Feed>): { feeds: Feed[] | undefined; now: Date } {
  const [now, setNow] = useState(() => new Date());
  const { items, reload } = list;
  const news = useFeedNews();
  // Relative to the time of the response.
  useEffect(() => {
    if (items) setNow(new Date());
  }, [items]);
  const changed = news?.changed;
  useEffect(() => {
    if (changed !== undefined) void reload();
  }, [changed, reload]);
  const moves = items?.some((feed) => isMoving(feed, now)) ?? false;
  const every = moves && !news ? pollEvery : seldom;
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
