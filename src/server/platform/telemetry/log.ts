import type { Config } from '../config.ts';
import { type LogLevel, logLevels } from '../config-variables.ts';

/** Structured: fields first, then the event in a few words. */
export type Log = Record<LogLevel, (fields: object, message: string) => void>;

function describeError(error: Error): object {
  const { name, message, stack, cause } = error;
  return { name, message, stack, ...(cause instanceof Error && { cause: describeError(cause) }) };
}

const replaceErrors = (_key: string, value: unknown): unknown =>
  value instanceof Error ? describeError(value) : value;

let stamped = 0;
let stamp = '';

/** The present as ISO 8601 text, made once a millisecond. */
function presentTime(): string {
  const now = Date.now();
  if (now !== stamped) stamp = new Date(now).toISOString();
  stamped = now;
  return stamp;
}

type Entry = { level: LogLevel; name: string; fields: object; message: string };

function mayHoldError(fields: object): boolean {
  for (const name in fields) if (typeof (fields as Record<string, unknown>)[name] === 'object') return true;
  return false;
}

/** One line of JSON: `time` (ISO 8601), `level`, `process`, `message`, then the event's fields. */
function structured({ level, name, fields, message }: Entry): string {
  const entry = { time: presentTime(), level, process: name, message, ...fields };
  // Without a replacer, which takes several times as long.
  return `${JSON.stringify(entry, mayHoldError(fields) ? replaceErrors : undefined)}\n`;
}

function readable({ level, name, fields, message }: Entry): string {
  const { err, ...others } = fields as { err?: unknown };
  const details = Object.entries(others).map(
    ([key, value]) => `${key}=${typeof value === 'string' ? value : JSON.stringify(value)}`,
  );
  const time = presentTime().slice(11, 19);
  const mark = level === 'info' ? '' : `${level.toUpperCase()} `;
  const trace = err instanceof Error ? `\n${err.stack}` : '';
  return `${time} ${name.padEnd(6)} ${mark}${[message, ...details].join(' ')}${trace}\n`;
}

let waiting = '';

function flush(): void {
  if (waiting !== '') process.stdout.write(waiting);
  waiting = '';
}
process.on('exit', flush);

/** Writes the lines of one event loop turn at once: concurrent requests share the cost. */
function write(line: string): void {
  if (waiting === '') setImmediate(flush);
  waiting += line;
}

/**
 * A log of one of our processes on standard output, without what is below the configured level: JSON for
 * collectors, in production or without a terminal; readable lines at a terminal.
 */
export function createLog({ logLevel }: Pick<Config, 'logLevel'>, name: string): Log {
  const format = process.stdout.isTTY ? readable : structured;
  const least = logLevels.indexOf(logLevel);
  const at = (level: LogLevel) =>
    logLevels.indexOf(level) < least
      ? () => undefined
      : (fields: object, message: string) => {
          write(format({ level, name, fields, message }));
        };
  return { debug: at('debug'), info: at('info'), warn: at('warn'), error: at('error') };
}
