import type { Said } from '../word-model/guess.ts';

/**
 * The source of a mapping: Google's category, words of the merchant's path, the network's category, any of them where
 * they leave it in doubt, or none.
 */
export type MappingRule = 'google' | 'merchant' | 'network' | 'coarse' | 'none';

/** Sure; enough of a last step alone; enough to go by with doubts. */
export const [sure, alone] = [0.8, 0.65];
export const enough = 0.6;

/** What the paths say, but for one that is Google's: `within` has its category. */
export type MappedPath = {
  said: Said[];
  within: string | undefined;
  /** The category that the path is sure of, which its parts are looked for in. */
  surelyWithin?: string | undefined;
  /** Google's department, where the shop's own step names a thing of another one. */
  besides?: string;
  /** Where parts and accessories have their place, which the path is of: "Smartphones > Accessoires". */
  parts?: string;
  /** `confidence`: 0 to 1. */
  result: { key: string; rule: MappingRule; confidence: number };
};
