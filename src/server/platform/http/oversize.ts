import type { IncomingMessage } from 'node:http';

/** What is read away of a body that is refused: more than that, and the client is cut off after all. */
const limits = { bytes: 64 * 1024 * 1024, milliseconds: 10_000 };

/**
 * Reads the rest of a request's body and forgets it. A client that is still sending when it is answered and hung up on
 * sees a broken connection, not the answer.
 */
export function discardBody(request: IncomingMessage): Promise<void> {
  if (request.readableEnded || request.destroyed) return Promise.resolve();
  return new Promise((resolve) => {
    let bytes = 0;
    const onData = (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes > limits.bytes) end();
    };
    const end = () => {
      clearTimeout(timer);
      request.off('data', onData);
      resolve();
    };
    const timer = setTimeout(end, limits.milliseconds);
    request.on('data', onData).once('end', end).once('close', end).once('error', end);
    request.resume();
  });
}
