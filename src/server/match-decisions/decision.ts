/** A decision of a person, by ids of products and offers. */
export type Decision =
  /** The first is merged into the second. */
  | { kind: 'merge'; products: readonly [number, number] }
  /** Two products that must never be merged. */
  | { kind: 'apart'; products: readonly [number, number] }
  /** Splits offers of a product into a new one. */
  | { kind: 'split'; product: number; offers: readonly number[] }
  | { kind: 'move'; product: number; offers: readonly number[]; into: number }
  | { kind: 'same' | 'different'; offers: readonly [number, number] }
  /** An offer that must stand alone. */
  | { kind: 'never'; offer: number };
