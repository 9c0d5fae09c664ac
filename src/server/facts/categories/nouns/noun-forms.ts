/** Together words are surer than one alone. */
const [minStemLength, minLengthInExpression] = [4, 3];
const latinEndings = /(?:lari|leri|lar|ler|oes|erne|uri|ami|ok|ek|ak|en|er|or|ar|es|et|ul)$/;
/** As `plainLetters` leaves them: "й" is "и" there, "ї" is "і". */
const cyrillicEndings =
  /(?:иями|ами|ями|ого|ему|ому|ыми|ими|ові|еві|ья|ье|ов|ев|еи|ів|ах|ях|ам|ям|ом|ем|ои|ыи|ии|іи|ая|яя|ое|ее|ые|ие|ою|ею|та|то|ят|ат|ы|и|і|а|я|е|о|у|ю|ь)$/;
const greekEndings = /(?:ατα|ατων|ους|ιου|ιων|εις|εων|ες|ου|ος|ης|ας|ων|ια|ιο|ις|οι|α|η|ο|ι|ε|υ|ς)$/;

/** The article, with a word of one letter before it, and what marks kinds and numbers. */
const arabicAround = /^[وبفك]?(?:ال|لل)|(?:ات|ين|ية|يه|ة|ه|ي|ى)$/g;

const otherScript = /[\u0370-\u052f\u0600-\u06ff\u1f00-\u1fff]/;
const isArabic = (word: string): boolean => /[\u0600-\u06ff]/.test(word);
const isCyrillic = (word: string): boolean => /[\u0400-\u052f]/.test(word);

/** Whether a word is written in Cyrillic, Greek or Arabic letters. */
export const isOtherScript = (word: string): boolean => otherScript.test(word);

function cut(word: string, endings: RegExp, minLength: number): string {
  const left = word.replace(endings, '');
  return left.length >= minLength ? left : word;
}

function cutWord(word: string, minLength = minStemLength): string {
  if (!isOtherScript(word)) return cut(word, latinEndings, minLength).replace(/[aeiouy]$/, '');
  // Most of their words have three letters besides.
  if (isArabic(word)) return cut(word, arabicAround, minLengthInExpression);
  return cut(word, isCyrillic(word) ? cyrillicEndings : greekEndings, minLength);
}

/** What all forms of a noun of languages beside French and English share: "scarpe", "lampen", "sukienki". '': too short. */
export function stemOf(word: string): string {
  const stem = cutWord(word);
  return stem.length >= (isArabic(word) ? minLengthInExpression : minStemLength) ? `~${stem}` : '';
}

/**
 * What all forms of an expression share, in languages whose adjectives change with their noun and that no other one is
 * taken for: "спортивные костюмы". '': it is in other letters.
 */
export function stemOfExpression(words: readonly string[]): string {
  return words.some(isOtherScript)
    ? `~${words.map((word) => cutWord(word, minLengthInExpression)).join(' ')}`
    : '';
}
