import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const compressible = /\.(js|css|svg|json|webmanifest)$/;
/** Below it compression saves next to nothing. */
const minBytes = 200;

const brotli = (bytes: Buffer) =>
  promisify(brotliCompress)(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  });
const zip = (bytes: Buffer) => promisify(gzip)(bytes, { level: constants.Z_BEST_COMPRESSION });

async function compressFile(file: string): Promise<void> {
  const bytes = await readFile(file);
  if (bytes.length < minBytes) return;
  await Promise.all([
    writeFile(`${file}.br`, await brotli(bytes)),
    writeFile(`${file}.gz`, await zip(bytes)),
  ]);
}

/** Writes a `.br` and a `.gz` beside each text file of the browser's build: the server sends them as they are. */
export function precompress(): Plugin {
  return {
    name: 'precompress',
    buildApp: {
      // The router writes its manifest for browsers while it builds the server's part.
      order: 'post',
      async handler({ environments, config }) {
        const outDir = environments.client?.config.build.outDir;
        if (!outDir) return;
        const folder = path.resolve(config.root, outDir);
        const names = await readdir(folder, { recursive: true });
        const files = names.filter((name) => compressible.test(name)).map((name) => path.join(folder, name));
        await Promise.all(files.map(compressFile));
      },
    },
  };
}
