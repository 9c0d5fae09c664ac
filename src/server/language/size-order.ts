const letters = [
  '5XS',
  '4XS',
  'XXXS',
  'XXS',
  'XS',
  'PP',
  'S',
  'P',
  'M',
  'L',
  'G',
  'XL',
  '1XL',
  'GG',
  'XXL',
  '3XL',
  '4XL',
  '5XL',
  '6XL',
  '7XL',
  '8XL',
  '9XL',
];
const places = new Map(letters.map((label, place) => [label, place]));
const inNumericOrder = new Intl.Collator('en', { numeric: true });

/** Letters before numbers, children's months before their years. */
function kindOf(label: string): number {
  if (places.has(label.split(/[/ ]/, 1)[0] ?? '')) return 0;
  if (label.endsWith('mois')) return 1;
  if (label.endsWith('ans')) return 2;
  return /^\d/.test(label) ? 3 : 4;
}

/** The kind of size that most have (letters, months, years or numbers) first: a list of shoes begins with 38, not with XL. */
export function orderSizes<S extends { value: string; count: number }>(sizes: readonly S[]): S[] {
  const byKind = new Map<number, number>();
  for (const { value, count } of sizes) {
    const kind = kindOf(value);
    byKind.set(kind, (byKind.get(kind) ?? 0) + count);
  }
  const countOf = ({ value }: S) => byKind.get(kindOf(value)) ?? 0;
  return sizes.toSorted((a, b) => countOf(b) - countOf(a) || compareSizes(a.value, b.value));
}

/** Order of sizes of clothes and shoes as shops list them: XS, S, M, …, 38, 38.5, 39, … */
export function compareSizes(a: string, b: string): number {
  const placeOf = (label: string) => places.get(label.split(/[/ ]/, 1)[0] ?? '') ?? 0;
  return kindOf(a) - kindOf(b) || placeOf(a) - placeOf(b) || inNumericOrder.compare(a, b);
}
