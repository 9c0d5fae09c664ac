// Words of products that nobody sells, so many as a larger catalogue would hold.

/** Letters, digits and what stands inside of names: "24.5", "i9-13900k". */
const wordPattern = /[\p{L}\p{N}][\p{L}\p{N}\-/.]*/gu;
/** A word that so many products say or fewer is theirs: a model, a series, a code. */
const rare = 3;
const kinds = ['code', 'number', 'name'] as const;
type Kind = (typeof kinds)[number];

const kindOf = (word: string): Kind => (/\d/.test(word) ? (/\p{L}/u.test(word) ? 'code' : 'number') : 'name');
const wordsOf = (text: string): string[] => text.match(wordPattern) ?? [];

/** A whole number below `limit` that depends on nothing but what is given. */
export function draw(limit: number, text: string, number: number): number {
  let hash = 0x811c9dc5 ^ Math.imul(number + 1, 0x9e3779b1);
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return ((hash ^ (hash >>> 13)) >>> 0) % limit;
}

/** How many words of each kind there are after each text, and in how many texts each word stands. */
function count(texts: readonly string[]) {
  const held = new Map<string, number>();
  const distinct = { code: 0, number: 0, name: 0 };
  let half = { ...distinct };
  for (const [at, text] of texts.entries()) {
    for (const word of new Set(wordsOf(text.toLowerCase()))) {
      const before = held.get(word) ?? 0;
      if (before === 0) distinct[kindOf(word)]++;
      held.set(word, before + 1);
    }
    if (at === texts.length >> 1) half = { ...distinct };
  }
  return { held, distinct, half };
}

const change = (word: string, variant: number): string =>
  word.replace(/\d/g, (digit, at: number) => String((Number(digit) + draw(9, word + at, variant) + 1) % 10));

/**
 * Varies texts so that their vocabulary grows as that of the given ones does from their first half to all of them, with the
 * same power of their number (Heaps' law), each kind of word for itself: rare words have as many variants as that takes.
 * Resolves a text and the round in which it is said again.
 */
export function createVariation(
  texts: readonly string[],
  times: number,
): { vary(text: string, round: number): string; tell: string } {
  const { held, distinct, half } = count(texts);
  const rareWords = [...held].filter(([, products]) => products <= rare).map(([word]) => word);
  const names = rareWords.filter((word) => kindOf(word) === 'name' && word.length >= 5);
  const powers = Object.fromEntries(
    kinds.map((kind) => [kind, Math.log2(distinct[kind] / half[kind])]),
  ) as Record<Kind, number>;
  const variants = Object.fromEntries(
    kinds.map((kind) => {
      const wanted = distinct[kind] * times ** powers[kind] - distinct[kind];
      const varied = rareWords.filter((word) => kindOf(word) === kind).length;
      return [kind, Math.max(1, Math.round(1 + wanted / Math.max(1, varied)))];
    }),
  ) as Record<Kind, number>;

  function another(word: string, variant: number): string {
    const kind = kindOf(word.toLowerCase());
    if (kind !== 'name') {
      const changed = change(word, variant);
      return changed.replace(/\d/g, '').length < changed.length - 2 ? changed : `${changed}-${variant}`;
    }
    const end = names[draw(names.length, word, variant)] ?? word;
    return `${word.slice(0, Math.ceil(word.length / 2))}${end.slice(end.length >> 1)}`;
  }

  return {
    vary(text, round) {
      if (round === 0) return text;
      return text.replace(wordPattern, (word) => {
        const name = word.toLowerCase();
        if ((held.get(name) ?? 0) > rare) return word;
        const variant = draw(variants[kindOf(name)], name, round);
        return variant === 0 ? word : another(word, variant);
      });
    },
    tell: kinds
      .map(
        (kind) => `${kind}s: ${distinct[kind]}, power ${powers[kind].toFixed(2)}, ${variants[kind]} variants`,
      )
      .join('; '),
  };
}
