import type { FeedNews } from '../../../contract/feeds/schema.ts';
import { refuseSession } from '../../api/session-events.ts';
import { readToken } from '../../api/token.ts';

/** The news of a server-sent event; undefined: a comment, which only shows that somebody is there. */
export function readEvent(event: string): FeedNews | undefined {
  const data = event.split('\n').find((line) => line.startsWith('data: '));
  return data === undefined ? undefined : (JSON.parse(data.slice(6)) as FeedNews);
}

/**
 * Hears what feeds are doing for as long as the server tells it. Resolves when it stops: to whether it may tell again,
 * which it does not where it refused the session (SPEC §8). Read by `fetch`, as the token goes into a header, which an
 * EventSource does not send.
 */
export async function followProgress(
  signal: AbortSignal,
  onNews: (news: FeedNews) => void,
): Promise<boolean> {
  const token = readToken();
  if (token === null) return false;
  const headers = { Authorization: `Bearer ${token}`, Accept: 'text/event-stream' };
  try {
    const response = await fetch('/api/admin/feed-progress', { headers, signal });
    if (response.status === 401 || response.status === 403) {
      refuseSession(token);
      return false;
    }
    if (!response.ok || !response.body) return true;
    const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
    let rest = '';
    for (;;) {
      const { value, done } = await reader.read();
      if (done) return true;
      const events = (rest + value).split('\n\n');
      rest = events.pop() ?? '';
      for (const news of events.map(readEvent)) if (news) onNews(news);
    }
  } catch {
    // The page goes on looking by itself.
    return true;
  }
}
