/** V8 cuts texts of this length and more out of others as views, each of which keeps the whole other text in memory. */
const minViewLength = 13;

/** The same text in memory of its own: a word does not keep the description that it stood in. */
function detach(text: string): string {
  if (text.length < minViewLength) return text;
  const copy = Buffer.from(text).toString();
  // Halves of characters do not survive.
  return copy === text ? copy : text;
}

/** So few may keep what they stood in. */
const few = 1_000;

/**
 * A pure function of texts whose recent results are kept: those asked for since so many were kept last, and the ones
 * before. Where texts come again and again it costs one look-up, a third of what an LRU cache takes. Results for texts of
 * more than `maxLength` characters are not kept: a hostile feed may hold any number of them.
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
    const own = max > few ? detach(text) : text;
    const value = former.get(own) ?? make(own);
    if (recent.size >= max) {
      former = recent;
      recent = new Map();
    }
    recent.set(own, value);
    return value;
  };
}
