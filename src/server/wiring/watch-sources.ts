import { watch } from 'node:fs';
import path from 'node:path';

/** The folders of the server's sources; Vite watches those of the pages. */
const folders = ['..', '../../contract'].map((name) => path.join(import.meta.dirname, name));
/** An editor or a checkout changes several files at once. */
const quietMilliseconds = 150;

/** For development: calls `onChange` when sources of the server have changed. Returns a function that stops it. */
export function watchSources(onChange: () => void): () => void {
  let timer: NodeJS.Timeout | undefined;
  const watchers = folders.map((folder) =>
    watch(folder, { recursive: true }, (_event, file) => {
      if (!file || !/\.(ts|json)$/.test(file) || file.endsWith('.test.ts')) return;
      clearTimeout(timer);
      timer = setTimeout(onChange, quietMilliseconds);
    }),
  );
  return () => {
    clearTimeout(timer);
    for (const watcher of watchers) watcher.close();
  };
}
