import { watch } from 'node:fs';
import path from 'node:path';

/** What the server's processes run; pages see to themselves. */
const folders = ['..', '../../contract'].map((name) => path.join(import.meta.dirname, name));
/** An editor or a checkout changes several files at once. */
const quietMilliseconds = 150;

/** For development: calls back when sources of the server have changed. Returns how to stop watching. */
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
