import type { IncomingMessage } from 'node:http';

/** Bytes of a refused body that are read and discarded; beyond that the connection is closed. */
const limits = { bytes: 64 * 1024 * 1024, milliseconds: 10_000 };

/**
 * Reads and discards the rest of a request's body. A client whose connection is closed while it is still
 * sending sees a broken connection, not the response.
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
