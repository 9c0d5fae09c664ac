/** V8 cuts texts of this length and more out of others as views, each of which keeps the whole other text in memory. */
const minViewLength = 13;

/** A copy of the text: a substring would keep the whole text that it was cut from in memory. It is a view of itself and a space. */
const detach = (text: string): string => (text.length < minViewLength ? text : ` ${text}`.slice(1));

/** Smaller caches do not copy substrings: they hold little memory either way. */
const minEntriesToDetach = 1_000;

/**
 * Memoizes a pure function of texts with two generations of results: the present one, and the one before. For texts
 * that repeat often a look-up takes a third of the time of an LRU cache. Results for texts of more than `maxLength`
 * characters are not stored: a hostile feed may contain any number of them.
 */
export function rememberRecent<Value extends NonNullable<unknown>>(
  { max, maxLength }: { max: number; maxLength: number },
  make: (text: string) => Value,
): (text: string) => Value {
  let recent = new Map<string, Value>();
  let former = recent;
  return (text) => {
    const known = recent.get(text);
    if (known !== undefined) return known;
    if (text.length > maxLength) return make(text);
    const own = max > minEntriesToDetach ? detach(text) : text;
    const value = former.get(own) ?? make(own);
    if (recent.size >= max) {
      former = recent;
      recent = new Map();
    }
    recent.set(own, value);
    return value;
  };
}
