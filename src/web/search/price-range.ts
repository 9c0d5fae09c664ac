// Of its own: the patterns of prices in words are the server's alone.

/**
 * A range without its currency, "camera 20-50", among words that no product holds: where one does, it is a lens's or a model's.
 */
export function rangeAmong(words: readonly string[]): { word: string; min: number; max: number } | undefined {
  for (const word of words) {
    const [min = 0, max = 0] = /^(\d{1,5})[-–](\d{1,5})$/.exec(word)?.slice(1).map(Number) ?? [];
    if (min > 0 && min < max) return { word, min, max };
  }
  return undefined;
}
