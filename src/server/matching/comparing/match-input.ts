import type { Condition } from '../../../contract/catalogue/conditions.ts';

/** Characters of a description that are read. */
export const readOfDescription = 220;

/**
 * One merchant's offer as matching takes it, and hands it on where a product is to be made from it;
 * a cleaned feed row with its ids satisfies it.
 */
export type MatchInput = {
  merchantId: number;
  articleId: string;
  /** The product of the article's offer; null: it has none yet. */
  productId: number | null;
  title: string;
  brand: string;
  /** Valid GTINs only, padded to 14 digits. */
  gtins: readonly string[];
  mpn: string;
  model: string;
  /** Whether people choose such things by colour, by what the merchant calls its category (facts). */
  byColour: boolean;
  condition: Condition;
  /** Cents, VAT included. */
  priceCents: number;
  /** Clean text, no markup; its beginning is enough (`readOfDescription`). */
  description: string;
  /** Its picture's address at the merchant's; null: none. */
  imageUrl: string | null;
  specifications: readonly { name: string; value: string }[];
};
