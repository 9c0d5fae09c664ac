import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';

/** A file to import; a folder may contain files that are no feeds. */
export type ListedFile = { file: string; isFromFolder: boolean };

export type ListedFiles = { files: ListedFile[]; skipped: string[] };

const mayBeFeed = /\.(?:(?:csv|tsv|txt|xml|yml|rss|atom|json|jsonl|ndjson)(?:\.gz|\.zip)?|zip)$/i;

async function listFolder(folder: string): Promise<ListedFiles> {
  const entries = (await readdir(folder, { withFileTypes: true })).sort((a, b) => (a.name < b.name ? -1 : 1));
  const isFile = (entry: (typeof entries)[number]) =>
    (entry.isFile() || entry.isSymbolicLink()) && mayBeFeed.test(entry.name);
  return {
    files: entries.filter(isFile).map(({ name }) => ({ file: path.join(folder, name), isFromFolder: true })),
    skipped: entries.filter((entry) => !isFile(entry)).map(({ name }) => path.join(folder, name)),
  };
}

/**
 * Expands paths to files: a folder's by name, without subfolders. @throws Error a path that does not exist
 */
export async function listFeedFiles(paths: readonly string[]): Promise<ListedFiles> {
  const all: ListedFiles = { files: [], skipped: [] };
  for (const given of paths) {
    const found = await stat(given).catch(() => undefined);
    if (!found) throw new Error(`${given}: there is no such file or folder.`);
    if (!found.isDirectory()) all.files.push({ file: given, isFromFolder: false });
    else {
      const { files, skipped } = await listFolder(given);
      all.files.push(...files);
      all.skipped.push(...skipped);
    }
  }
  return all;
}
