import { MessageChannel, type MessagePort, Worker } from 'node:worker_threads';
import type { FileReading } from '../../../contract/feeds/feed-fields.ts';
import type { ImportFault } from '../../../contract/feeds/import-messages.ts';
import { createCategoryCollector, type MappedCategory } from '../../facts/service.ts';
import { createTally, type Tally } from '../importing/tally.ts';
import type { FeedFile, KnownOfFile, OpenFeedFile, WantedLines } from './feed-file.ts';
import { FeedFileError, UnknownFormatError } from './feed-file-error.ts';

/** Request to open a file; all further messages use its port. */
export type OpenRequest = {
  port: MessagePort;
  file: string;
  reading: FileReading;
  given: string;
};
export type ReadingRequest = { kind: 'read'; wanted: WantedLines } | { kind: 'next' };
export type ReadingResult =
  | ({ kind: 'opened' } & Pick<FeedFile, 'format' | 'size' | 'hints' | 'plainLinks' | 'currency'>)
  /** `rows`, `bytes`: read so far. */
  | { kind: 'lines'; lines: Uint8Array; rows: number; bytes: number }
  | { kind: 'done'; tally: Tally; categories: MappedCategory[]; known: KnownOfFile }
  | {
      kind: 'failed';
      message: string;
      fault: ImportFault | undefined;
      isUnknown: boolean;
      tally: Tally | undefined;
    };

/** A thread in which files are read, while this one merges another file. */
export type ReadingThread = { open: OpenFeedFile; close(): Promise<void> };

/** Chunks read ahead, some 256 KB each. */
const piecesAhead = 3;
/** Memory limit of the thread in MB: it holds chunks and rejected rows. */
const resourceLimits = { maxYoungGenerationSizeMb: 12, maxOldGenerationSizeMb: 96 };

/** It starts with the first file. */
export function createReadingThread(): ReadingThread {
  let worker: Worker | undefined;

  function startWorker(): Worker {
    const started = new Worker(new URL('./reading-worker.ts', import.meta.url), {
      name: 'feed reading',
      resourceLimits,
    });
    // Its ports close with it, which ends pending requests.
    started.on('error', () => undefined);
    started.once('exit', () => {
      if (worker === started) worker = undefined;
    });
    return started;
  }

  return {
    async open(file, reading, given) {
      worker ??= startWorker();
      const { port1, port2 } = new MessageChannel();
      const results = createResults(port1);
      worker.postMessage({ port: port2, file, reading, given } satisfies OpenRequest, [port2]);
      try {
        const result = await results.next();
        if (result.kind === 'opened') return proxyOf(port1, results, result);
        throw errorOf(result);
      } catch (error) {
        port1.close();
        throw error;
      }
    },
    async close() {
      const ending = worker;
      worker = undefined;
      await ending?.terminate();
    },
  };
}

type Results = { next(): Promise<ReadingResult> };

/** Responses come in the order of requests. */
function createResults(port: MessagePort): Results {
  const waiting: PromiseWithResolvers<ReadingResult>[] = [];
  let isClosed = false;
  const ended = () => new Error('The thread that reads files has ended');
  port.on('message', (result: ReadingResult) => waiting.shift()?.resolve(result));
  port.on('close', () => {
    isClosed = true;
    for (const { reject } of waiting.splice(0)) reject(ended());
  });
  return {
    next() {
      const result = Promise.withResolvers<ReadingResult>();
      // Some are requested ahead, and perhaps never awaited.
      result.promise.catch(() => undefined);
      if (isClosed) result.reject(ended());
      else waiting.push(result);
      return result.promise;
    },
  };
}

function errorOf(result: ReadingResult): Error {
  if (result.kind !== 'failed') return new Error(`The reading thread answered “${result.kind}”`);
  const { fault, isUnknown, message } = result;
  if (fault === undefined) return new Error(message);
  const error = isUnknown
    ? new UnknownFormatError(
        fault.code as ConstructorParameters<typeof UnknownFormatError>[0],
        fault.parameters,
      )
    : new FeedFileError(fault.code, fault.parameters);
  // With what it advises.
  error.message = message;
  return error;
}

/** A proxy of the thread's file. */
function proxyOf(
  port: MessagePort,
  results: Results,
  {
    format,
    size,
    hints,
    plainLinks,
    currency,
  }: Pick<FeedFile, 'format' | 'size' | 'hints' | 'plainLinks' | 'currency'>,
): FeedFile {
  let bytes = 0;
  const tally = createTally();
  const categories = createCategoryCollector();
  let known: KnownOfFile = { raw: undefined, mapped: undefined };

  const ask = (request: ReadingRequest) => port.postMessage(request);
  function askNext(): Promise<ReadingResult> {
    ask({ kind: 'next' });
    return results.next();
  }

  async function* lines(wanted: WantedLines): AsyncGenerator<Uint8Array> {
    try {
      ask({ kind: 'read', wanted });
      const ahead = Array.from({ length: piecesAhead }, askNext);
      for (;;) {
        const result = (await ahead.shift()) as ReadingResult;
        if (result.kind === 'lines') {
          ahead.push(askNext());
          bytes = result.bytes;
          tally.read = result.rows;
          yield result.lines;
          continue;
        }
        if ('tally' in result && result.tally) Object.assign(tally, result.tally);
        if (result.kind !== 'done') throw errorOf(result);
        for (const category of result.categories) categories.note(category);
        known = result.known;
        return;
      }
    } finally {
      port.close();
    }
  }

  return {
    format,
    size,
    hints,
    plainLinks,
    currency,
    tally,
    categories,
    known: () => known,
    lines,
    read: () => bytes,
    close: async () => port.close(),
  };
}
