import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** One `import` or `export … from` of a source file. */
export type Import = {
  /** As written. */
  from: string;
  /** A relative one as a path from the project's root, a package by its name. */
  target: string;
  isTypeOnly: boolean;
  isDynamic: boolean;
};

type Kind = Partial<Pick<Import, 'isTypeOnly' | 'isDynamic'>>;

export type Source = { file: string; text: string; imports: Import[] };

const fromClause = /^(?:import|export)\s+(type\s)?[^'";]*?from\s+'([^']+)'/gm;
const bareImport = /^import\s+'([^']+)'/gm;
const dynamicImport = /\bimport\(\s*'([^']+)'/g;

const withoutComments = (text: string): string =>
  text.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(/^\s*\/\/.*$/gm, '');

function packageName(from: string): string {
  const [scope = '', name] = from.split('/');
  return scope.startsWith('@') ? `${scope}/${name}` : scope;
}

function describeImport(file: string, from: string, kind: Kind): Import {
  const isRelative = from.startsWith('.');
  const target = isRelative ? path.posix.join(path.posix.dirname(file), from) : packageName(from);
  return { from, target, isTypeOnly: false, isDynamic: false, ...kind };
}

function importsOf(file: string, text: string): Import[] {
  const found = (pattern: RegExp) => [...text.matchAll(pattern)];
  return [
    ...found(fromClause).map(([, type, from = '']) =>
      describeImport(file, from, { isTypeOnly: type !== undefined }),
    ),
    ...found(bareImport).map(([, from = '']) => describeImport(file, from, {})),
    ...found(dynamicImport).map(([, from = '']) => describeImport(file, from, { isDynamic: true })),
  ];
}

/** Source files below a folder, comments taken out, tests left out. */
export function readSources(folder: string): Source[] {
  return globSync(`${folder}/**/*.{ts,tsx}`)
    .filter((file) => !file.endsWith('.test.ts'))
    .sort()
    .map((file) => {
      const text = withoutComments(readFileSync(file, 'utf8'));
      return { file, text, imports: importsOf(file, text) };
    });
}

/** Of this project, not of a package. */
export const isRelative = ({ from }: Import) => from.startsWith('.');

/** Every import that breaks a rule, as "file imports what". */
export function breaches(sources: readonly Source[], isAllowed: (file: string, wanted: Import) => boolean) {
  return sources.flatMap(({ file, imports }) =>
    imports.filter((wanted) => !isAllowed(file, wanted)).map(({ from }) => `${file} imports ${from}`),
  );
}

/** Files whose text a pattern is found in. */
export const filesWith = (sources: readonly Source[], pattern: RegExp) =>
  sources.filter(({ text }) => pattern.test(text)).map(({ file }) => file);

/** Whether a file is that place, or in that folder. */
export const isBelow = (place: string) => (file: string) => file === place || file.startsWith(`${place}/`);

/** Finds all files that places run, themselves included. */
export function followImports(all: readonly Source[]): (places: readonly string[]) => Set<string> {
  const sources = new Map(all.map((each) => [each.file, each]));
  return (places) => {
    const found = new Set([...sources.keys()].filter((file) => places.some((place) => isBelow(place)(file))));
    for (const file of found)
      for (const wanted of sources.get(file)?.imports ?? [])
        if (isRelative(wanted) && !wanted.isTypeOnly) found.add(wanted.target);
    return found;
  };
}
