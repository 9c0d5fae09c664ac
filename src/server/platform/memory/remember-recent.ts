/**
 * A pure function of texts whose recent results are kept: those asked for since so many were kept last, and the ones
 * before. Where texts come again and again it costs one look-up, a third of what an LRU cache takes.
 */
export function rememberRecent<Value extends NonNullable<unknown>>(
  most: number,
  make: (text: string) => Value,
): (text: string) => Value {
  let recent = new Map<string, Value>();
  let former = recent;
  return (text) => {
    const known = recent.get(text);
    if (known !== undefined) return known;
    const value = former.get(text) ?? make(text);
    if (recent.size >= most) {
      former = recent;
      recent = new Map();
    }
    recent.set(text, value);
    return value;
  };
}
