/** Reads a text as a size that is said once. */
type ReadSize<Size extends { label: string }> = (text: string) => Size | undefined;

/** "36-38", "FR 38/40", "44", "58 cm": what numbers a letter stands for. One digit is how many there are. */
const numbers = /^(?:(?:eu|fr|uk|us|it|de) ?)?(?:\d{1,3}w? ?[-/] ?\d{1,3}w?|[3-9]\d|1\d\d)(?: ?cm)?$/;
/** How tall a child of an age is: "98 cm", "92-98". */
const height = /^(?:[4-9]\d|1[0-8]\d)(?: ?[-/] ?(?:[4-9]\d|1[0-8]\d))?(?: ?cm)?$/;
const letters = /^(?:\d?X{0,4}[SL]|M)(?:\/(?:\d?X{0,4}[SL]|M))?$/;
const age = /^(\d+)(?:-\d+)? (ans|mois)$/;

/** How two parts stand side by side: "S (36)", "S - 36", "S / 36", "S/36", "S 36-38". */
const sideBySide = [
  /^([^()]{1,20}?) ?\(([^()]{1,20})\)$/,
  /^(.{1,20}?) - (.{1,20})$/,
  /^(.{1,20}?) \/ (.{1,20})$/,
  /^([^/]{1,20})\/(.{1,20})$/,
  /^(.{1,20})\/([^/]{1,20})$/,
  /^([a-z0-9]{1,4}) (\d{1,2} ?[-/] ?\d{1,2})$/,
];

/** A size by what stands beside it: its numbers beside a letter, a height or the months beside an age. */
function beside<Size extends { label: string }>(
  size: Size,
  other: string,
  read: ReadSize<Size>,
): Size | undefined {
  if (size.label === '' || letters.test(size.label)) return numbers.test(other) ? size : undefined;
  const [, count, unit] = age.exec(size.label) ?? [];
  if (count === undefined) return undefined;
  if (height.test(other)) return size;
  const [, months] = unit === 'ans' ? (/^(\d+) mois$/.exec(read(other)?.label ?? '') ?? []) : [];
  return Number(months) === Number(count) * 12 ? size : undefined;
}

/** A size that is said and explained, in either order: "XL - 44/46", "36/38 (S)", "3 ans (98 cm)", "24M/2A". */
export function readExplained<Size extends { label: string }>(
  text: string,
  read: ReadSize<Size>,
): Size | undefined {
  for (const pattern of sideBySide) {
    const [, first, second] = pattern.exec(text) ?? [];
    if (first === undefined || second === undefined) continue;
    // A number before a letter is the shop's own name of it: "38 (large)".
    const orders = /^\d+$/.test(first)
      ? [[first, second]]
      : [
          [first, second],
          [second, first],
        ];
    for (const [said = '', other = ''] of orders) {
      const size = read(said);
      const found = size && beside(size, other, read);
      if (found) return found;
    }
  }
  return undefined;
}

/** A number of some system; `named` '': it stands without one. */
export type NumberOfSystem = { named: string; size: string };

/** Smaller numbers without a system may be of any: ours begin with the shoes of toddlers. */
const smallestOwn = 16;
/** Sizes this close may be the ends of a range: "38 - 40 EU". */
const range = 6;

/**
 * Which of the numbers of several systems is ours: the one of our system, else the one without a name if the others'
 * numbers are smaller, as those of British and American sizes are ("36.5 - 4.5 US", "42.5 (UK 8.5)"; "40 (IT 44)").
 */
export function ownNumber(
  sizes: readonly NumberOfSystem[],
  isOwn: (system: string) => boolean,
): NumberOfSystem | undefined {
  const bare = sizes.filter(({ named }) => named === '');
  const own = sizes.find(({ named }) => isOwn(named));
  const [unnamed] = bare;
  if (unnamed === undefined) return own ?? sizes[0];
  const others = sizes.filter(({ named }) => named !== '');
  if (bare.length > 1 || others.length === 0) return undefined;
  const number = Number.parseFloat(unnamed.size);
  if (own) return Math.abs(number - Number.parseFloat(own.size)) > range ? own : undefined;
  const isPlain = others.every(({ named, size }) =>
    named === 'it' ? Number.parseFloat(size) - number === 4 : Number.parseFloat(size) < number,
  );
  return isPlain && number >= smallestOwn ? { ...unnamed, named: 'eu' } : undefined;
}
