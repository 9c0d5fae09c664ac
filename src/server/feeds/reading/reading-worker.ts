/**
 * Thread that reads feeds' files: it receives an `OpenRequest` and responds on its port. Started by
 * reading-thread.ts.
 */
import { type MessagePort, parentPort } from 'node:worker_threads';
import { type FeedFile, openFeedFile } from './feed-file.ts';
import { FeedFileError, UnknownFormatError } from './feed-file-error.ts';
import type { OpenRequest, ReadingRequest, ReadingResult } from './reading-thread.ts';

if (!parentPort) throw new Error('reading-worker.ts runs as a worker thread');

parentPort.on('message', ({ port, file, reading, given }: OpenRequest) => {
  openFeedFile(file, reading, given).then(
    (feed) => {
      const { format, size, hints, plainLinks, currency } = feed;
      serve(port, feed);
      port.postMessage({ kind: 'opened', format, size, hints, plainLinks, currency } satisfies ReadingResult);
    },
    (error: unknown) => port.postMessage(failure(error)),
  );
});

function failure(error: unknown, feed?: FeedFile): ReadingResult {
  const fault = error instanceof FeedFileError ? error.fault : undefined;
  const isUnknown = error instanceof UnknownFormatError;
  const message = error instanceof FeedFileError ? error.message : String(error);
  return { kind: 'failed', message, fault, isUnknown, tally: feed?.tally };
}

/** Responds to each request for lines with a chunk of them, and to the one after the last with the totals. */
function serve(port: MessagePort, feed: FeedFile): void {
  let pieces: AsyncIterator<Uint8Array> | undefined;

  async function respond(): Promise<void> {
    try {
      const next = await pieces?.next();
      if (next === undefined || next.done) {
        const { tally, categories } = feed;
        const known = feed.known();
        const done = { kind: 'done', tally, categories: categories.all(), known } satisfies ReadingResult;
        port.postMessage(
          done,
          [known.raw, known.mapped].flatMap((each) => each?.buffer ?? []),
        );
      } else {
        const [lines, rows, bytes] = [next.value, feed.tally.read, feed.read()];
        const transferred = [lines.buffer as ArrayBuffer];
        port.postMessage({ kind: 'lines', lines, rows, bytes } satisfies ReadingResult, transferred);
      }
    } catch (error) {
      port.postMessage(failure(error, feed));
    }
  }

  port.on('message', (request: ReadingRequest) => {
    if (request.kind === 'read') pieces = feed.lines(request.wanted)[Symbol.asyncIterator]();
    else void respond();
  });
  port.on('close', () => {
    // The current read ends first; its failure is ignored.
    void Promise.resolve(pieces?.return?.())
      .then(() => feed.close())
      .catch(() => undefined);
  });
}
