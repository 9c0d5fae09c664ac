import { rarityOf } from './rarity.ts';
import { hasDigit } from './title-text.ts';
import { colourWords, genericWords } from './title-vocabulary.ts';

/** What is known of a word of a title. All objects have the same fields in the same order: V8 reads objects of one shape faster. */
export type WordFacts = {
  word: string;
  /** How much the word says of which product it is by its look: codes most, filler least. */
  weight: number;
  /** How rarely shops write it: 0 everywhere, 1 nearly nowhere. */
  rarity: number;
  isGeneric: boolean;
  isColour: boolean;
  hasDigit: boolean;
  /** It may name a model: letters and digits, or a long number. */
  isCode: boolean;
  /** It names one model, unlike codes of parts and norms ("DDR5", "LGA1700", "1920x1080"). */
  isModel: boolean;
  /** The model number that it is, without the letters at its end; '' for other words. */
  model: string;
  /** The plain model of which it names an edition: "12400" of "12400f". */
  base: string | undefined;
  /** Words behind it may make it another edition (editions.ts). */
  isNumbered: boolean;
  /** The unit of an amount ("gb" in "512gb"); '' for other words. */
  unit: string;
  /** Computed lazily: for most words never. */
  trigrams: readonly number[] | undefined;
  /** Its groups of two digits or more, lazily as well. */
  digits: readonly string[] | undefined;
  /** Its number among those whose meanings were read (word-meanings.ts), lazily as well. */
  meaning: number | undefined;
  /** Its number among the words that are kept for good; 0: it is none of them. */
  number: number;
};

/** Shorter ones name series and parts as well ("NU8000", "E5620"). */
const minNumberLength = 7;
/** Unlike "3456pixels" and "12thread"; "class10" and "android11" are words with a number. */
const letterThenDigit = /[a-z]\d/;
const wordWithNumber = /^[a-z]{5,}\d+$/;

/** Colours, norms, screens, years of fashion, sizes and amounts: they are of many things. */
const ofManyThings =
  /^(?:ral|smd|din|iso|en|iec|astm|vesa|u?f?hd|s?[uw]?x?vga|iphone|ipad)\d|^(?:19|20)\d\d[a-z]|^\d+v\d|\dx[phl]?\d/;

/** Whether a word is a model number long enough to stand for nothing else: "UE49NU7100", "KGN36AW35G". */
export const isModelNumber = ({ model }: WordFacts): boolean => model !== '';

const looksLikeNumber = (word: string) =>
  word.length >= minNumberLength &&
  letterThenDigit.test(word) &&
  !wordWithNumber.test(word) &&
  !ofManyThings.test(word);

/** A model number without the letters at its end, which name a country or a colour: "ue49nu7100" of "ue49nu7100kxxu". */
export const withoutEnding = (code: string): string => code.replace(lettersAtEnd, '');
const lettersAtEnd = /[a-z]{1,6}$/;

/** Numbers behind which words make another edition: "15", "s24", "4070"; longer ones are of sets and orders, "49" and "hdr10" of screens. */
const numbered = /^(?!(?:19|[2-9]\d|hdr\d+)$)[a-z]{0,4}\d{1,4}$/;
/**
 * A short code with a letter behind its digits: "12400f", "6700k", "5800x3d", "sn850x", "s24fe"; others are of colours ("wx350b")
 * or units ("1500w").
 */
const lettered =
  /^(?:([a-z]{1,2}\d{2,4})(x|ti|xt|xtx|fe)|(\d{3,5})(ti|xt|xtx)|(\d{4,5})([a-hjkq-uxyz]|kf|ks|gt|ge|hx|x3d))$/;
/** "1080p": how many lines a screen has. */
const ofScreen = /^(?:480|576|720|1080|1440|2160)[pi]$/;

/** "12400" of "12400f"; undefined: there is no letter behind it. */
function baseOf(word: string): string | undefined {
  const found = ofScreen.test(word) ? undefined : lettered.exec(word);
  return found?.[1] ?? found?.[3] ?? found?.[5];
}

export const trigramCount = 4096;

const amount = /^\d+(?:\.\d+)?([a-z]{1,4})$/;
const partCode =
  /^(?:ddr|so?dimm|lga|socket|am\d|pcie?\d|pc\d|usb|sata|hdmi|cat\d|rj\d|gtx|rtx|rx\d|gddr|win|ieee|802|\d+x\d|x\d|mp\d|ip\d|mtk?\d|type)/;

const maxRecent = 32_768;
/** Words repeat: those met since this was last full, and the ones before. */
let recent = new Map<string, WordFacts>();
let former = recent;

/** Words that are kept for good, some 200 bytes each, at their numbers; nothing has the number 0. */
const maxKept = 2 ** 17;
const kept: (WordFacts | undefined)[] = [undefined];
const keptByWord = new Map<string, WordFacts>();

/** The number by which `keptWord` finds the word from now on; 0: too many are kept already. */
export function keepWord(facts: WordFacts): number {
  if (facts.number > 0) return facts.number;
  const known = keptByWord.get(facts.word);
  if (known !== undefined) return known.number;
  if (kept.length === maxKept) return 0;
  facts.number = kept.push(facts) - 1;
  keptByWord.set(facts.word, facts);
  return facts.number;
}

export const keptWord = (number: number): WordFacts => kept[number] as WordFacts;

export function factsOf(word: string): WordFacts {
  const known = keptByWord.get(word) ?? recent.get(word);
  if (known !== undefined) return known;
  const facts = former.get(word) ?? readFacts(word);
  if (recent.size === maxRecent) {
    former = recent;
    recent = new Map();
  }
  recent.set(word, facts);
  return facts;
}

/** Whether a word is among others. */
export function holds(words: readonly WordFacts[], word: string): boolean {
  for (const facts of words) if (facts.word === word) return true;
  return false;
}

function readFacts(word: string): WordFacts {
  const isGeneric = genericWords.has(word);
  const unit = amount.exec(word)?.[1] ?? '';
  const isCode = unit === '' && looksLikeCode(word);
  const isModel = isCode && word.length >= 6 && (word.match(/\d/g)?.length ?? 0) >= 2 && !partCode.test(word);
  return {
    word,
    weight: isGeneric ? 0.1 : weigh(word, isCode),
    rarity: rarityOf(word),
    isGeneric,
    isColour: colourWords.has(word),
    hasDigit: hasDigit(word),
    isCode,
    isModel,
    model: isModel && looksLikeNumber(word) ? withoutEnding(word) : '',
    base: baseOf(word),
    isNumbered: numbered.test(word),
    unit,
    trigrams: undefined,
    digits: undefined,
    meaning: undefined,
    number: 0,
  };
}

function weigh(word: string, isCode: boolean): number {
  if (isCode) return word.length >= 6 ? 4 : 3;
  return hasDigit(word) || word.length > 2 ? 1 : 0.5;
}

const looksLikeCode = (word: string) =>
  word.length >= 4 && hasDigit(word) && (/[a-z]/.test(word) || (word.length >= 5 && !word.includes('.')));

/** A word's groups of three letters, each as a number below `trigramCount`. */
export function trigramsOf(facts: WordFacts): readonly number[] {
  facts.trigrams ??= readTrigrams(` ${facts.word} `);
  return facts.trigrams;
}

function readTrigrams(padded: string): number[] {
  const found: number[] = [];
  for (let i = 0; i + 3 <= padded.length; i++) {
    const code = (padded.charCodeAt(i) * 31 + padded.charCodeAt(i + 1)) * 31 + padded.charCodeAt(i + 2);
    found.push((Math.imul(code, 2654435761) >>> 20) % trigramCount);
  }
  return found;
}
