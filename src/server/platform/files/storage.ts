import type { Readable } from 'node:stream';

export type StoredFile = { size: number; modifiedAt: Date };

/**
 * Files by name, in a local folder or an object store. A name may lie below others, "20261123/products.csv.gz"; it never
 * leads out of its storage. What is not whole is never read or listed under its name.
 */
export type Storage = {
  /** Atomic; replaces a file of that name. For what fits into memory. */
  write(name: string, bytes: Uint8Array): Promise<void>;
  /**
   * Moves a local file into the storage: the same for files of any size, durable once it resolves. Where a remote
   * store fails, the local file is deleted too.
   */
  take(name: string, file: string, modifiedAt?: Date): Promise<void>;
  /** A local path to write a file to before it is taken. */
  scratch(name: string): Promise<string>;
  has(name: string): Promise<boolean>;
  /** undefined: there is no file of that name. */
  find(name: string): Promise<StoredFile | undefined>;
  read(name: string): Promise<Buffer | undefined>;
  /** The same as a stream, which has to be read to its end or destroyed. */
  open(name: string): Promise<(StoredFile & { content: Readable }) | undefined>;
  /** Lets `use` read a file at a local path until it is done. @throws Error where there is no such file */
  lend<T>(name: string, use: (file: string) => Promise<T>): Promise<T>;
  /** All names that begin so, in no order; those of unfinished local files may be among them. */
  list(prefix?: string): AsyncIterable<string>;
  remove(name: string): Promise<void>;
  /** Removes a file last written before `time`; returns whether it did. */
  removeIfOlder(name: string, time: Date): Promise<boolean>;
};

const maxNameLength = 500;

/** @throws Error for a name that could lead outside the storage, or that some store would refuse */
export function checkName(name: string): string {
  const parts = name.split('/');
  const isSafe = parts.every((part) => part !== '' && part !== '.' && part !== '..');
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are refused
  if (isSafe && name.length <= maxNameLength && !/[\\\u0000-\u001f\u007f]/.test(name)) return name;
  throw new Error(`${JSON.stringify(name.slice(0, 100))} is no name of a file.`);
}

/** All names with this prefix, of a storage with few files. */
export async function listAll({ list }: Pick<Storage, 'list'>, prefix?: string): Promise<string[]> {
  const names: string[] = [];
  for await (const name of list(prefix)) names.push(name);
  return names;
}

/** The end of the names of files that are being written. */
export const unfinished = '.part';
