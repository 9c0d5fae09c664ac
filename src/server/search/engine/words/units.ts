/** Units by their spellings, folded; what a number and its unit become: "1 To", "1to" and "1TB" are all "1tb". */
const unitOf = new Map(
  Object.entries({
    tb: ['tb', 'to', 'tio'],
    gb: ['gb', 'go', 'gib'],
    mb: ['mb', 'mo', 'mib'],
    mhz: ['mhz'],
    ghz: ['ghz'],
    hz: ['hz'],
    w: ['w', 'watt', 'watts'],
    kw: ['kw'],
    v: ['v', 'volt', 'volts'],
    mah: ['mah'],
    wh: ['wh'],
    mm: ['mm'],
    cm: ['cm'],
    m: ['m', 'metre', 'metres', 'meter', 'meters'],
    in: ['"', 'in', 'inch', 'inches', 'pouce', 'pouces', 'po'],
    kg: ['kg'],
    g: ['g'],
    l: ['l', 'litre', 'litres', 'liter', 'liters'],
    ml: ['ml'],
    cl: ['cl'],
    mp: ['mp', 'mpx', 'mpix', 'megapixel', 'megapixels'],
    dpi: ['dpi', 'ppp'],
    db: ['db'],
    rpm: ['rpm'],
    btu: ['btu'],
  }).flatMap(([unit, spellings]) => spellings.map((spelling) => [spelling, unit] as const)),
);

/** The unit that a word behind a number spells, or undefined. "in" may be the preposition: "1000 in stock". */
export const findUnit = (word: string): string | undefined => (word === 'in' ? undefined : unitOf.get(word));

const measure = /^(\d+(?:\.\d+)?)([a-z]+)$/;

/** "512go" → "512gb"; undefined where the word is no number with a unit of ours. */
export function findMeasure(word: string): string | undefined {
  const code = word.charCodeAt(0);
  if (code < 48 || code > 57) return undefined;
  const parts = measure.exec(word);
  const unit = parts?.[2] && unitOf.get(parts[2]);
  return parts && unit ? parts[1] + unit : undefined;
}
