import type { FeedNews } from '../../../contract/feeds.schema.ts';
import { readToken } from '../../session/session.ts';

/** The news of a server-sent event; undefined: a comment, which only shows that somebody is there. */
export function readEvent(event: string): FeedNews | undefined {
  const data = event.split('\n').find((line) => line.startsWith('data: '));
  return data === undefined ? undefined : (JSON.parse(data.slice(6)) as FeedNews);
}

/**
 * Hears what feeds are doing for as long as the server tells it; resolves when it stops, for whatever reason. Read by
 * `fetch`, as the token goes into a header, which an EventSource does not send.
 */
export async function followProgress(signal: AbortSignal, hear: (news: FeedNews) => void): Promise<void> {
  const headers = { Authorization: `Bearer ${readToken()}`, Accept: 'text/event-stream' };
  try {
    const response = await fetch('/api/admin/feed-progress', { headers, signal });
    if (!response.ok || !response.body) return;
    const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
    let rest = '';
    for (;;) {
      const { value, done } = await reader.read();
      if (done) return;
      const events = (rest + value).split('\n\n');
      rest = events.pop() ?? '';
      for (const news of events.map(readEvent)) if (news) hear(news);
    }
  } catch {
    // The page goes on looking by itself.
  }
}
