import { foldBrand, foldName } from '../fold-name.ts';
import { type Candidate, readCandidates, type TitleSource } from './candidates.ts';
import { type Casing, casingOf, collectSpellings, type Spellings } from './casing.ts';
import { withMakersHyphens } from './model-hyphens.ts';
import { inOneLanguage } from './one-language.ts';
import { rankTitles } from './rank-titles.ts';
import { withoutSecondAmount } from './second-amount.ts';
import { withoutSecondKind } from './second-mentions.ts';
import { maxTitleLength, maxWholeLength, shorten, withoutCutPhrase } from './shorten.ts';
import { germanColours } from './tidy-title.ts';
import { isMixed, languagesOf } from './title-language.ts';
import { languageOfWord } from './title-vocabulary.ts';
import { isTruncated, looksOf, stripTitle, withoutRepeats, wordsOf } from './title-words.ts';
import { withoutTypingErrors } from './typing-errors.ts';
import { variantEnd } from './variant-end.ts';
import { repairCase } from './word-case.ts';
import { lookOf } from './word-looks.ts';

/** Words of a title that says brand and model only. */
const bare = 2;
/** Without a model one word more says hardly more: "AEG Washer Dryer". */
const bareWithoutModel = 3;

/** Where the best title is a brand and a model only, the next that says so and more in the same language. */
function richer(best: Candidate, ranked: readonly Candidate[]): Candidate {
  const isNamed = /\d/.test(best.title);
  if (wordsOf(best.title).length > (isNamed ? bare : bareWithoutModel)) return best;
  const words = foldName(best.title).split(' ');
  const titles = ranked.map(({ title }) => title);
  const wider = ranked.find(
    ({ title, features, languages }) =>
      wordsOf(title).length > (isNamed ? bare : bareWithoutModel + 1) &&
      title.length > best.title.length &&
      title.length <= maxTitleLength + 20 &&
      words.every((word) => features().has(word)) &&
      !isMixed(languages()) &&
      !isTruncated(title, titles),
  );
  return wider ?? best;
}

/** Amounts, beside which a digit is a model's. */
const amounts =
  /(?<![\p{L}\d.,/-])\d+(?:[.,]\d+)?[ -]?(?:rpm|spin|k?g|l|litres?|watts?|w|volts?|v|[cm]?m|ft|inch|pouces|["”]|places?|programmes?|[gt][bo]|mp|star|doors?|years?)(?![\p{L}\d])/giu;
/** "L8WEC166R", no "12-inch". */
const modelCode = /^(?=.*\d{2})(?!.*(?:inch|pack|piece|port|pin|way|-ft))[a-z\d][a-z\d/.-]{4,}$/;

/** "24-teilig", "2in1", "Omega-3": a word with a number, which people write so. */
const wordWithNumber = /^(?:\d+-?(?:in-?1|\p{Ll}{3,})(?:-|$)|\p{Lu}?\p{Ll}{3,}-\d)/u;
/** People's titles have short words with digits for other things as well: "B12", "18V-55". */
const longCode = /^(?!\d{1,3}(?:v|w|l|[cm]m|ah)-)(?=(?:.*\d){3})(?=.*\p{L}).{6,40}$/iu;
/** "K HL /Gefrier Kombination T R": a title that lost its umlauts is a database's, however its words are cased. */
const lostUmlauts = /(?<!\p{L})(?:k (?:hl|lt|h)|t (?:r|ren)(?!\p{L})|geschirrsp l)|ger t(?!\p{L})/iu;
const isNatural = ({ title, casing }: Candidate): boolean => casing === 'natural' && !lostUmlauts.test(title);
/** What stands behind it is what a thing fits or holds: "Staubsaugerbeutel für BGL3A330", "Messerblock mit 7 Messern". */
const smallWord =
  /(?<!\p{L})(?:für|mit|von|aus|und|ohne|for|pour|para|con|com|per|di|voor|met|van|dla)(?!\p{L})/u;

/** Whether a word is the model that a title names. */
function isModel(word: string, best: Candidate): boolean {
  const { title, codes } = best;
  if (!codes.includes(word.toLowerCase()) || wordWithNumber.test(word)) return false;
  const isAlone = () => !smallWord.test(title.slice(0, title.indexOf(word)));
  return !isNatural(best) || (longCode.test(word) && isAlone());
}

/** With the one model that other merchants give where the best title has none: "Kovarn Washer Dryer in White". */
function withModel(best: Candidate, ranked: readonly Candidate[], brand: string): Candidate {
  const { title } = best;
  if (brand === '' || !title.startsWith(`${brand} `) || /\d/.test(title.replace(amounts, ''))) return best;
  const [code = '', ...others] = new Set(ranked.flatMap(({ codes }) => codes));
  const isSaid = foldName(title).replaceAll(' ', '').includes(code);
  if (isSaid || !modelCode.test(code) || others.length > 0) return best;
  return { ...best, title: `${brand} ${code.toUpperCase()}${title.slice(brand.length)}`, codes: [code] };
}

/** "Ikf 3510", "P9": a model that is no code. */
const spacedModel = /(?<![\p{L}\d])(\p{L}{1,4}) (\d{3,5})(?![\p{L}\d]| ?(?:cm|mm|l|kg|litres?)(?!\p{L}))/iu;
const shortModel = /(?<![\p{L}\d])\p{Lu}\d{1,2}(?![\p{L}\d])/u;

/** "TREK 2024", "mit 370": a year, or a word. */
const isOtherNumber = (letters: string, digits: string): boolean =>
  /^(?:19|20)\d\d$/.test(digits) || languageOfWord(foldName(letters)) !== undefined;

/** A model that is no code, with the words between the brand and it: "Spider X1"; in people's titles the brand's next words only. */
function spelledModel(best: Candidate, brand: string): string {
  const { title } = best;
  const spaced = spacedModel.exec(title);
  const [, letters = '', digits] = spaced ?? [];
  const isBehind = spaced?.index === brand.length + 1;
  if (digits && (isBehind || !isNatural(best)) && !isOtherNumber(letters, digits))
    return `${letters.toUpperCase()} ${digits}`;
  if (isNatural(best)) return '';
  const short = shortModel.exec(title);
  if (!short) return '';
  const [model] = short;
  const before = wordsOf(title.slice(brand.length, short.index));
  const isName = before.length === 1 && languageOfWord(foldName(before[0] ?? '')) === undefined;
  const name = isName ? (before[0] ?? '') : '';
  return name.length > 2 ? `${name.charAt(0)}${name.slice(1).toLowerCase()} ${model}` : model;
}

/**
 * Of a title in a third language, which a merchant begins with the brand as databases of devices do, brand and model: "Siemens
 * Waschmaschine WM14N040". Elsewhere a number is no name, and the title stays as it was written: "Geschirr-Set, 24-teilig".
 */
function withoutForeignWords(best: Candidate, brand: string, sources: readonly TitleSource[]): Candidate {
  if (best.languages().others === 0 || !beginsWithBrand(sources, brand)) return best;
  const words = wordsOf(best.title).slice(1);
  const codes = [...new Set(words)].filter((word) => isModel(word, best));
  if (codes.length > 0) return { ...best, title: `${brand} ${codes.join(' ')}` };
  const model = spelledModel(best, brand);
  if (model !== '') return { ...best, title: `${brand} ${model}`, isSpelled: true };
  return isNatural(best) ? best : { ...best, title: withoutGerman(best.title) };
}

const beginsWithBrand = (sources: readonly TitleSource[], brand: string): boolean =>
  brand !== '' &&
  sources.some(({ title, merchant }) => {
    const at = foldBrand(stripTitle(title, merchant)).indexOf(foldBrand(brand));
    return at >= 0 && at <= maxBeforeBrand;
  });
/** "Lot de 5 - Siemens", "2. Wahl AEG". */
const maxBeforeBrand = 8;

/** Pieces of words that lost their umlauts: "K HL", "Geschirrsp LER". */
const fragment = /^(?:[\p{L}/]{1,2}|ler|ren)$/iu;

/** What is left of a title without its German words; the title itself where that says nothing. */
function withoutGerman(title: string): string {
  const { fr, en, others } = languagesOf(title);
  const words = title.replace(/(?<=\d) Zoll(?!\p{L})/gu, '"').split(' ');
  const kept = words.filter(
    (word, i) =>
      languageOfWord(foldName(word)) !== 'de' &&
      (i === 0 || !fragment.test(word) || /^\d/.test(words[i - 1] ?? '') || /\d/.test(words[i + 1] ?? '')),
  );
  const isNamed = kept.length > bare || (kept.length === bare && /\d/.test(kept[1] ?? ''));
  if (fr + en > others) return title;
  if (isNamed) return kept.join(' ');
  return words.map((word) => germanColours.get(word.toLowerCase()) ?? word).join(' ');
}

/** Merchants cut titles at 60 characters and more. */
const usualCut = 60;
const separator = /\s[-–—|/]\s|[,;([]/;

/** A title that its merchant cut, with the words that others have up to the next comma, dash or bracket. */
function completed(best: Candidate, ranked: readonly Candidate[]): Candidate {
  if (best.title.length < usualCut) return best;
  const start = `${best.title} `.toLowerCase();
  const wider = ranked.find(({ title }) => title.toLowerCase().startsWith(start));
  const [words = ''] = wider?.title.slice(best.title.length).split(separator) ?? [];
  const title = best.title + words.trimEnd();
  if (wider === undefined || isMixed(languagesOf(title))) return best;
  if (title.length <= maxWholeLength) return { ...best, title };
  return { ...wider, title: withoutCutPhrase(wider.title.slice(0, best.title.length), words) };
}

/** A model of two parts: "X-H1", "NB-1LH". */
const hyphened = /(?<![\p{L}\d-])\p{L}{1,4}-(?=[\p{L}\d]*\d)[\p{L}\d]{1,6}(?![\p{L}\d-])/gu;

/** With the hyphens that other titles write inside a model: "X H1" → "X-H1". */
function withHyphens(title: string, sources: readonly TitleSource[]): string {
  const models = new Set(sources.flatMap((source) => source.title.match(hyphened) ?? []));
  return [...models].reduce((text, model) => {
    const parted = ` ${model.replace('-', ' ')} `.toLowerCase();
    const at = ` ${text} `.toLowerCase().indexOf(parted);
    return at < 1 ? text : text.slice(0, at) + model.toUpperCase() + text.slice(at + model.length);
  }, title);
}

/** Of how many a title is a pack, said behind it. */
function piecesBehind(title: string, pieces: string): string {
  if (pieces === '') return '';
  const { fr, en } = languagesOf(title);
  return ` (${en > fr ? 'pack of' : 'lot de'} ${pieces})`;
}

/** With a digit, or letters that are no word: "PDIGTR". */
const isPartNumber = (word: string): boolean =>
  /\d/.test(word) || (/^\p{Lu}{5,}$/u.test(word) && !lookOf(word).isShout);

/** "AXXHERAIL - Intel - AXXHERAIL rack accessory": what stands alone in front, and again, is a model. */
const modelInFront = /^(\p{Lu}[\p{Lu}\d-]{4,}) - [^-]{2,30} - \1(?: |$)/u;

/** Whether a title in natural case has a part number in small letters. */
const isWrittenIn = (title: string, number: string): boolean =>
  /\p{L}/u.test(number) && wordsOf(title).includes(number) && casingOf(title) === 'natural';

/** What tells nothing of a title's case. */
const inFrontOfTitle = /^(?:\[[^\]]*\]|lot de \d+ -|neuf(?= ))\s*/iu;

/** The words of a title, in small letters, that `repairCase` may spell as others do; in a natural one few. */
const mayBeRespelled = (title: string, casing: Casing): ReadonlySet<string> =>
  new Set(
    casing === 'natural'
      ? looksOf(title).flatMap(({ word, lower, isUpper }) => (isUpper || /\p{N}/u.test(word) ? [lower] : []))
      : wordsOf(title.toLowerCase()),
  );

/** How titles, part numbers and, for a title that a machine cased, descriptions spell the words of a title. */
function spellingsOf(
  { title: chosen, casing }: Candidate,
  sources: readonly TitleSource[],
  brand: string,
): Spellings {
  const said = sources.flatMap(({ title, description }) =>
    casing === 'natural' ? [title] : [title, description],
  );
  // "[Officiel] kovarn 27q": the brand in small letters says that a machine wrote it.
  const lowered = `${brand.toLowerCase()} `;
  const texts = [...new Set(said)]
    .flatMap((text) => text.replace(inFrontOfTitle, '').split('\n'))
    .filter((text) => lowered === `${brand} ` || !text.includes(lowered));
  const numbers = sources.flatMap(({ mpn = '' }) => wordsOf(mpn).filter(isPartNumber));
  // "15-dh1010na": a number in small letters that people write as its feed does.
  const lower = numbers.filter(
    (number) => number === number.toLowerCase() && sources.some(({ title }) => isWrittenIn(title, number)),
  );
  const models = sources.flatMap(({ title }) => modelInFront.exec(title)?.[1] ?? []);
  return new Map([
    ...[...numbers, ...models].map((number): [string, string] => [
      number.toLowerCase(),
      number.toUpperCase(),
    ]),
    ...collectSpellings(texts, mayBeRespelled(chosen, casing)),
    ...lower.map((number): [string, string] => [number, number]),
    ...wordsOf(brand).map((word): [string, string] => [word.toLowerCase(), word]),
  ]);
}

/**
 * The best title that a product's offers have for it: the brand in front, in proper case, in one language where they
 * allow it, of at most 80 characters and how many pieces a pack has. Pure; the order of the sources changes nothing.
 * `whole`: with what is left out of it for its length; null where nothing is. Needs one source at least.
 */
export function chooseTitle(
  sources: readonly TitleSource[],
  brand: string,
): { title: string; whole: string | null } {
  const numbers = new Set(sources.map(({ mpn = '' }) => mpn.toLowerCase()));
  const ranked = rankTitles(readCandidates(sources, brand), numbers, brand);
  const [first] = ranked;
  if (!first) return { title: '', whole: null };
  const full = withModel(completed(richer(first, ranked), ranked), ranked, brand);
  const best = withoutForeignWords(full, brand, sources);
  const cased = best.isSpelled
    ? best.title
    : repairCase(best.title, best.casing, spellingsOf(best, sources, brand));
  const spelled = withoutSecondAmount(withoutSecondKind(withoutTypingErrors(cased)));
  const whole = withoutRepeats(withMakersHyphens(withHyphens(spelled, sources), brand));
  const title = best.casing === 'natural' ? whole : inOneLanguage(whole, brand);
  const pieces = piecesBehind(title, best.pieces);
  // Of signs alone nothing is left.
  const fitted = shorten(title, pieces.length, () => variantEnd(title, sources)) || first.title;
  return { title: fitted + pieces, whole: fitted.length < title.length ? title : null };
}
