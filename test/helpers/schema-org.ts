import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');
const compiler = path.join(root, 'node_modules/typescript/bin/tsc');
const options = ['--noEmit', '--strict', '--skipLibCheck', '--types', '', '--module', 'nodenext'];

/** Annotations of actions (`query-input`) belong to schema.org but are no properties of its types. */
const withoutAnnotations = (thing: unknown) =>
  JSON.stringify(thing, (key, value) => (/-(input|output)$/.test(key) ? undefined : value), 1);

const compile = (file: string) =>
  new Promise<string>((resolve) => {
    execFile(process.execPath, [compiler, ...options, file], (_error, stdout) => resolve(stdout));
  });

/**
 * What is wrong with structured data by schema.org's own vocabulary (its types in `schema-dts`): unknown
 * types, properties that a type does not have, values that a property does not take. The compiler reads the
 * data themselves, as they came out of a page, so that nothing is checked that is not sent.
 */
export async function findSchemaErrors(things: readonly unknown[]): Promise<string[]> {
  const cache = path.join(root, 'node_modules/.cache');
  await mkdir(cache, { recursive: true });
  const folder = await mkdtemp(path.join(cache, 'schema-org-'));
  const file = path.join(folder, 'things.mts');
  const lines = things.map(
    (thing, index) => `export const thing${index}: Thing = ${withoutAnnotations(thing)};`,
  );
  try {
    await writeFile(file, ["import type { Thing } from 'schema-dts';", ...lines].join('\n'));
    return (await compile(file)).split('\n').filter((line) => line.includes('error '));
  } finally {
    await rm(folder, { recursive: true });
  }
}
