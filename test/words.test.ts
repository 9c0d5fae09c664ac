import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type Language, languages } from '../src/contract/language.ts';
import { readSources } from './helpers/sources.ts';

type Text = { file: string; text: string };
type Refused = { word: string; pattern: RegExp };

const glossary = readFileSync('docs/words.md', 'utf8');
const chapter = (title: string): string =>
  glossary.split(/^## /m).find((part) => part.startsWith(title)) ?? '';

const rowsOf = (title: string): string[][] =>
  [...chapter(title).matchAll(/^\| (.+) \|$/gm)].slice(1).map(([, row = '']) => row.split('|'));

const tables: Record<Language, string[][]> = { fr: rowsOf('French'), en: rowsOf('English') };
const quoted = new Set([...chapter('Quoted').matchAll(/^- (.+)$/gm)].map(([, text = '']) => text));

/** What is never said in a language: `*` stands for the rest of a word. */
const refusedIn = (language: Language): Refused[] =>
  tables[language]
    .flatMap(([, , never = '']) => never.split(';'))
    .map((word) => word.trim())
    .filter((word) => word !== '')
    .map((word) => {
      const letters = word.replaceAll('.', '\\.').replaceAll('*', '\\p{L}*');
      return { word, pattern: new RegExp(`(?<![\\p{L}-])${letters}(?![\\p{L}-])`, 'iu') };
    });

/** What a block of our formatted sources holds, from a line that opens it to the next one as far indented. */
function blockAfter(lines: readonly string[], start: number): string {
  const indent = lines[start]?.search(/\S/) ?? 0;
  const length = lines.slice(start + 1).findIndex((line) => line.search(/\S/) === indent);
  return lines.slice(start, start + 1 + Math.max(length, 0)).join('\n');
}

/** The literals of a source; what is put into a template stands there as a number, and is read by itself. */
function literalsIn(source: string): string[] {
  const texts: string[] = [];
  const tokens = [...source.matchAll(/\\u([\da-f]{4})|\\.|\$\{|[\s\S]/g)];
  let at = 0;
  const keep = (quote: string): void => {
    let text = '';
    while (at < tokens.length) {
      const [token = '', code] = tokens[at++] ?? [];
      if (token === quote) break;
      if (token === '${' && quote === '`') {
        walk('}');
        text += '2';
      } else text += code ? String.fromCharCode(Number.parseInt(code, 16)) : token;
    }
    texts.push(text);
  };
  const walk = (end?: string): void => {
    while (at < tokens.length) {
      const [token = ''] = tokens[at++] ?? [];
      if (token === end) return;
      if (token === '{' && end) walk('}');
      else if (['`', '"', "'"].includes(token)) keep(token);
    }
  };
  walk();
  return texts;
}

/** The texts of a source in a language: all of a screen's `texts/fr.ts`, and what is named `fr`, `en`, `…Fr` or `…En`. */
function textsOf(file: string, source: string, language: Language): string[] {
  const lines = source.split('\n');
  const ofFile = /\/texts\/(fr|en)\.ts$/.exec(file)?.[1];
  if (ofFile && ofFile !== language) return [];
  const end = language === 'fr' ? 'Fr' : 'En';
  const opens = new RegExp(
    `^\\s*(?:export )?(?:const (?:${ofFile ? '\\w+' : `${language}|\\w+${end}`})\\b.*[{\\[(]|${language}: [{\\[])$`,
  );
  const inline = new RegExp(`\\b${language}: ('[^']+'|\\{[^{}]+\\})`, 'g');
  return literalsIn(
    [
      ...lines.flatMap((line, at) => (opens.test(line) ? [blockAfter(lines, at)] : [])),
      ...[...source.matchAll(inline)].map(([, text = '']) => text),
    ].join('\n'),
  );
}

// The API's own documents are not read by shoppers, and what is searched for or drawn is no text of ours.
const isOurs = (file: string) => !/endpoints\.ts|openapi|format\.ts|category-name\.ts/.test(file);
const sources = readSources('src').filter(({ file }) => isOurs(file));
const isText = (text: string) => /\p{L}{2}/u.test(text) && !/^(\.|\/|[a-z]+[-_:][\w-]*$)/.test(text);

const texts = Object.fromEntries(
  languages.map((language) => [
    language,
    sources.flatMap(({ file, text }) =>
      textsOf(file, text, language)
        .filter(isText)
        .map((each): Text => ({ file, text: each })),
    ),
  ]),
) as Record<Language, Text[]>;

test.each(languages)('every text in %s keeps to the words of docs/words.md', (language) => {
  const refused = refusedIn(language);
  const found = texts[language].flatMap(({ file, text }) =>
    refused
      .filter(({ pattern }) => !quoted.has(text) && pattern.test(text))
      .map(({ word }) => `${file}: “${text}” says “${word}”`),
  );
  expect(found).toEqual([]);
});

test('the glossary and the catalogues are read', () => {
  expect(tables.fr.length).toBeGreaterThan(40);
  expect(tables.en.length).toBeGreaterThan(40);
  const counts = languages.map((language) => texts[language].length);
  expect(Math.min(...counts)).toBeGreaterThan(1_200);
  expect(texts.fr.some(({ file }) => file.endsWith('identity/accounts/account-mails.ts'))).toBe(true);
  expect(refusedIn('fr').some(({ pattern }) => pattern.test('Livraison gratuite dès 50 €'))).toBe(true);
  expect(refusedIn('en').some(({ pattern }) => pattern.test('Your basket'))).toBe(true);
});

test('French punctuation and apostrophes are set as French sets them', () => {
  const wrong = texts.fr.filter(({ text }) =>
    / [:;!?»]|« |\p{L}'\p{L}|[^\s\u00a0\u202f:/?][!?](?!\p{L})/u.test(text),
  );
  expect(wrong).toEqual([]);
});

test('what the specification quotes is still said', () => {
  const said = new Set(texts.en.map(({ text }) => text));
  expect([...quoted].filter((text) => !said.has(text))).toEqual([]);
});

/** Sentences that stand in several catalogues, as they are alike by chance or for the reason that stands here. */
const toldTwice: Readonly<Record<string, string>> = {
  'Confirm your email address': 'a subject asks for it, a page is called so: French tells them apart',
  'La mise à jour a échoué': 'the profile and the back office share no texts',
  'La modification a échoué. Réessayez.': 'of the settings of alerts, and of the link to a shared list',
  'The change failed. Try again.': 'of the settings of alerts, and of the link to a shared list',
};

const isSentence = (text: string) => (text.match(/\p{L}[\p{L}’-]*/gu) ?? []).length >= 4;

/** Sentences that stand in several files, which are their values. */
function repeatedIn(language: Language): Map<string, string[]> {
  const places = Map.groupBy(texts[language], ({ text }) => text);
  const homes = Array.from(places, ([text, all]): [string, string[]] => [
    text,
    [...new Set(all.map(({ file }) => file))],
  ]);
  return new Map(homes.filter(([text, files]) => files.length > 1 && isSentence(text)));
}

test.each(languages)('a sentence in %s has one home', (language) => {
  expect([...repeatedIn(language)].filter(([text]) => !Object.hasOwn(toldTwice, text))).toEqual([]);
});

test('what is told twice is', () => {
  const repeated = new Set(languages.flatMap((language) => [...repeatedIn(language).keys()]));
  expect(Object.keys(toldTwice).filter((text) => !repeated.has(text))).toEqual([]);
});
