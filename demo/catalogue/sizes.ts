import type { DemoProduct } from './products.ts';

const clothes = ['S', 'M', 'L', 'XL'];
const shoes: Readonly<Record<string, readonly string[]>> = {
  femme: ['36', '37', '38', '39', '40', '41'],
  homme: ['40', '41', '42', '43', '44', '45'],
  mixte: ['37', '38', '39', '40', '41', '42', '43', '44'],
};

/** The sizes in which clothes and shoes are made; none of anything else. */
export function sizesOf({
  kind,
  specifications,
}: Pick<DemoProduct, 'kind' | 'specifications'>): readonly string[] {
  if (kind === 'jacket' || kind === 't-shirt') return clothes;
  if (kind !== 'sneakers') return [];
  const gender = specifications.find(({ name }) => name === 'Genre')?.value ?? 'mixte';
  return shoes[gender] ?? [];
}
