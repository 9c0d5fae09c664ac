// Screens are sold by inches and by centimetres, and shops round both: 138, 139.7 and 140 cm are 55".

const centimetresPerInch = 2.54;
/** What shops call 55" measures 138 to 140 cm: less than the inches come to, hardly ever more. */
const [under, over] = [2.2, 0.5];
/** Watches have smaller screens, walls larger ones: there a centimetre is another size. */
const [minCentimetres, maxCentimetres] = [20, 260];

const centimetres = /^(\d{2,3}(?:\.\d)?)cm$/;
const wholeInches = /^([1-9]\d)(in)?$/;

const tenths = (from: number, to: number): number[] => {
  const [first, last] = [Math.ceil(from * 10), Math.floor(to * 10)];
  return Array.from({ length: last - first + 1 }, (_, at) => (first + at) / 10);
};

function inCentimetres(inches: number): string[] {
  const length = inches * centimetresPerInch;
  return tenths(length - under, length + over).map((each) => `${each}cm`);
}

/** Only what rounds to it of other centimetres: a fridge of 56 cm is none of 55. */
function fromCentimetres(length: number): string[] {
  if (length < minCentimetres || length > maxCentimetres) return [];
  const inches = tenths((length - over) / centimetresPerInch, (length + under) / centimetresPerInch);
  return [
    ...inches.map((each) => `${each}in`),
    ...tenths(length - 0.5, length + 0.4).map((each) => `${each}cm`),
  ];
}

/** Who asks for 15 inches gets 15.6, who asks for 10 gets 10.1. */
const begunBy = (inches: number): string[] => tenths(inches + 0.1, inches + 0.9).map((each) => `${each}in`);

/**
 * How else the diagonal is written that a term of a query may be: a length in centimetres, or whole inches. A number without
 * its unit may be many other things: no centimetres are made of it.
 */
export function otherDiagonals(term: string): string[] {
  const [, length] = centimetres.exec(term) ?? [];
  if (length) return fromCentimetres(Number(length)).filter((each) => each !== term);
  const [, whole, unit] = wholeInches.exec(term) ?? [];
  if (!whole) return [];
  const inches = Number(whole);
  return unit ? [...begunBy(inches), ...inCentimetres(inches)] : begunBy(inches);
}
