import type { Language } from '../../../contract/language.ts';
import { facetsAndOthers } from '../definitions/category-specifications.ts';
import { foldName } from '../fold-name.ts';
import { type Entry, isNeutral, vocabulary } from './display-vocabulary.ts';
import { nameOf } from './names-of-specifications.ts';
import { type Pair, readPairs } from './read-lines.ts';
import { wholeValues } from './whole-values.ts';
import { wholes } from './words.ts';

/** Words of an expression at most. */
const maxExpressionLength = 5;

/** `mark`: what stands between it and the next, a comma or a sign; '' where it is a space. */
type Word = { text: string; mark: string };
type Figure = { kind: 'figure'; text: string };
type Piece = { said: Entry | Figure; mark: string; isCapital: boolean };

const separator = /\s*(?:([,;](?!\d)|(?<=\s)[+&/](?=\s))\s*|\s)/;

function readWords(text: string): Word[] {
  const parts = text.trim().split(separator);
  const words: Word[] = [];
  for (let i = 0; i < parts.length; i += 2) words.push({ text: parts[i] ?? '', mark: parts[i + 1] ?? '' });
  return words.filter((word) => word.text !== '');
}

const accents = /[àâäçéèêëîïôöùûüœ]/i;

const amountBefore = /\d\W*$|^(?:une?|deux|trois|quatre|cinq|six|an?|one|two|three|four|five)$/i;

/** A short sign is a unit behind an amount only: "GO", "IPS" and "in" are other things elsewhere. */
const isStraySign = ({ kind }: Entry, text: string, before: Word | undefined) =>
  kind === 'unit' && text.length <= 3 && !amountBefore.test(before?.text ?? '');

function readPiece(words: readonly Word[], at: number, language: Language): [Piece, number] | undefined {
  for (let length = Math.min(maxExpressionLength, words.length - at); length > 0; length--) {
    const taken = words.slice(at, at + length);
    if (taken.slice(0, -1).some(({ mark }) => mark !== '')) continue;
    const text = taken.map((word) => word.text).join(' ');
    const said =
      language === 'en' && accents.test(text) ? undefined : vocabulary[language].get(foldName(text));
    if (said && !isStraySign(said, text, words[at - 1]))
      return [{ said, mark: taken.at(-1)?.mark ?? '', isCapital: /^\p{Lu}/u.test(text) }, length];
  }
  const { text, mark } = words[at] as Word;
  return isNeutral(text) ? [{ said: { kind: 'figure', text }, mark, isCapital: false }, 1] : undefined;
}

/** Takes a text apart by a language's vocabulary, the longest expressions first; undefined: it has other words. */
function readPieces(words: readonly Word[], language: Language): Piece[] | undefined {
  const pieces: Piece[] = [];
  for (let at = 0; at < words.length; ) {
    const [piece, length] = readPiece(words, at, language) ?? [];
    if (!piece || !length) return undefined;
    pieces.push(piece);
    at += length;
  }
  return pieces;
}

/** Runs that are put in order by themselves: links and separators part them. */
function toRuns(pieces: readonly Piece[]): Piece[][] {
  const runs: Piece[][] = [[]];
  for (const piece of pieces) {
    if (piece.said.kind === 'link') runs.push([piece], []);
    else runs.at(-1)?.push(piece);
    if (piece.mark !== '') runs.push([]);
  }
  return runs.filter((run) => run.length > 0);
}

/** French decimals in English: 2,5 → 2.5. */
const withPoints = (text: string) =>
  text.startsWith('[') ? text : text.replaceAll(/(?<![\d.,])(\d+),(\d{1,2})(?![\d,])/g, '$1.$2');

function writeWord({ said }: Piece, language: Language, isFeminine: boolean): string {
  if (said.kind === 'figure') return language === 'en' ? withPoints(said.text) : said.text;
  if (language === 'en') return said.en;
  return isFeminine ? said.feminine : said.fr;
}

/** "charge 60 W" → 60 W charging: what a measure says more of follows it in English. */
function measureFirst(rest: readonly Piece[]): readonly Piece[] {
  const start = rest.findIndex(({ said }) => said.kind !== 'noun');
  const [first, ...more] = start > 0 ? rest.slice(start) : [];
  const isMeasure =
    first?.said.kind === 'figure' && /^\d/.test(first.said.text) && more.length > 0 && more.every(isSign);
  return isMeasure ? [...rest.slice(start), ...rest.slice(0, start)] : rest;
}

const isSign = ({ said }: Piece) => said.kind === 'unit' || (said.kind === 'figure' && !/\d/.test(said.text));

/** English: adjectives, colours, nouns; French the other way round. */
function writeRun(run: readonly Piece[], language: Language): string {
  const of = (kind: Entry['kind']) => run.filter(({ said }) => said.kind === kind);
  const rest = run.filter(({ said }) => said.kind !== 'adjective' && said.kind !== 'colour');
  const adjectives = of('adjective').toReversed();
  const ordered =
    language === 'en'
      ? [...adjectives, ...of('colour'), ...measureFirst(rest)]
      : [...rest, ...of('colour'), ...adjectives];
  const isFeminine = run.some(({ said }) => said.kind === 'noun' && said.isFeminine);
  return ordered.map((piece) => writeWord(piece, language, isFeminine)).join(' ');
}

const capitalise = (text: string) =>
  /^\p{Ll}+\p{Lu}/u.test(text) ? text : text.charAt(0).toLocaleUpperCase('fr') + text.slice(1);

function write(runs: readonly Piece[][], language: Language): string {
  return runs
    .map((run) => {
      const mark = run.at(-1)?.mark ?? '';
      const written = writeRun(run, language);
      return (run[0]?.isCapital ? capitalise(written) : written) + (/^[,;]?$/.test(mark) ? mark : ` ${mark}`);
    })
    .join(' ');
}

const wholeTexts = new Map([...readPairs(wholeValues), ...readPairs(wholes)]);

/** A merchant's value in a language, as it stands where it is in that one; undefined: not every word of it is known. */
export function translateValue(text: string, language: Language): string | undefined {
  const whole = wholeTexts.get(foldName(text));
  if (whole) return whole[language];
  const words = readWords(text);
  if (readPieces(words, language)) return capitalise(language === 'en' ? withPoints(text) : text);
  const pieces = readPieces(words, language === 'en' ? 'fr' : 'en');
  return pieces && capitalise(write(toRuns(pieces), language));
}

/** Labels that categories give their specifications, for the others. */
const definedNames = new Map(
  facetsAndOthers.flatMap(({ label }) =>
    [label.fr, label.en].map((name): [string, Pair] => [foldName(name), label]),
  ),
);

/** A specification's name in a language; undefined: it is not known. */
export function translateName(name: string, language: Language): string | undefined {
  const folded = foldName(name);
  return (nameOf(folded) ?? definedNames.get(folded))?.[language];
}
