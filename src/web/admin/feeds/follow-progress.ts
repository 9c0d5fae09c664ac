import type { FeedNews } from '../../../contract/feeds/schema.ts';
import { refuseSession } from '../../api/session-events.ts';
import { readToken } from '../../api/token.ts';

/** The data of a server-sent event; undefined: a comment (keep-alive). */
export function readEvent(event: string): FeedNews | undefined {
  const data = event.split('\n').find((line) => line.startsWith('data: '));
  return data === undefined ? undefined : (JSON.parse(data.slice(6)) as FeedNews);
}

/**
 * Reads the progress of feeds from the event stream. Resolves when the stream ends: to whether to reconnect,
 * which is false where the session was refused. Read by `fetch`, as the token goes into a header,
 * which an EventSource does not send.
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
    // The page falls back to polling.
    return true;
  }
}
