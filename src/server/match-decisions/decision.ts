/** What a person decides, by ids of products and offers. */
export type Decision =
  /** The second takes the first in. */
  | { kind: 'merge'; products: readonly [number, number] }
  /** Two products that are never one. */
  | { kind: 'apart'; products: readonly [number, number] }
  /** Offers of a product become one of their own. */
  | { kind: 'split'; product: number; offers: readonly number[] }
  | { kind: 'move'; product: number; offers: readonly number[]; into: number }
  | { kind: 'same' | 'different'; offers: readonly [number, number] }
  /** An offer that belongs to no other. */
  | { kind: 'never'; offer: number };
