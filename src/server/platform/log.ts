import { type LogLevel, logLevels } from './config.ts';

/** Structured: fields first, then the event in a few words. */
export type Log = Record<LogLevel, (fields: object, message: string) => void>;

export type LogOptions = {
  level: LogLevel;
  /** Which of our processes speaks. */
  name: string;
  /** Lines for a person at a terminal instead of JSON for a collector. */
  isReadable: boolean;
  write: (line: string) => void;
};

function describeError(error: Error): object {
  const { name, message, stack, cause } = error;
  return { name, message, stack, ...(cause instanceof Error && { cause: describeError(cause) }) };
}

const replaceErrors = (_key: string, value: unknown): unknown =>
  value instanceof Error ? describeError(value) : value;

type Entry = { level: LogLevel; name: string; fields: object; message: string };

/** One line of JSON: `time` (ISO 8601), `level`, `process`, `message`, then the event's fields. */
function structured({ level, name, fields, message }: Entry): string {
  const entry = { time: new Date().toISOString(), level, process: name, message, ...fields };
  return `${JSON.stringify(entry, replaceErrors)}\n`;
}

function readable({ level, name, fields, message }: Entry): string {
  const { err, ...others } = fields as { err?: unknown };
  const details = Object.entries(others).map(
    ([key, value]) => `${key}=${typeof value === 'string' ? value : JSON.stringify(value)}`,
  );
  const time = new Date().toISOString().slice(11, 19);
  const mark = level === 'info' ? '' : `${level.toUpperCase()} `;
  const trace = err instanceof Error ? `\n${err.stack}` : '';
  return `${time} ${name.padEnd(6)} ${mark}${[message, ...details].join(' ')}${trace}\n`;
}

/** A log that drops what is below its level. */
export function createLog({ level, name, isReadable, write }: LogOptions): Log {
  const format = isReadable ? readable : structured;
  const least = logLevels.indexOf(level);
  const at = (own: LogLevel) =>
    logLevels.indexOf(own) < least
      ? () => undefined
      : (fields: object, message: string) => write(format({ level: own, name, fields, message }));
  return { debug: at('debug'), info: at('info'), warn: at('warn'), error: at('error') };
}
