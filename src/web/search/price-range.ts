// A file of its own, for the browser: only the server needs the patterns of `price-words.ts`.

/**
 * A price range without a currency ("camera 20-50") among words that no product holds: a word that products hold is a
 * lens's or a model's name.
 */
export function rangeAmong(words: readonly string[]): { word: string; min: number; max: number } | undefined {
  for (const word of words) {
    const [min = 0, max = 0] = /^(\d{1,5})[-–](\d{1,5})$/.exec(word)?.slice(1).map(Number) ?? [];
    if (min > 0 && min < max) return { word, min, max };
  }
  return undefined;
}
