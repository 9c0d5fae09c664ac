import { createHash } from 'node:crypto';
import { plainLetters } from '../../contract/plain-letters.ts';
import phrases from './category-phrases.json' with { type: 'json' };

/** The source of a mapping: words of the merchant's path, the network's category, vague words, or none. */
export type MappingRule = 'merchant' | 'network' | 'coarse' | 'none';

/** A category as a merchant writes it, with what the rules make of it. */
export type MappedCategory = {
  /** Of both paths, below 2^48: what it is known by among its merchant's. */
  hash: number;
  path: string;
  networkPath: string;
  /** Our key; `other` where neither path is known. */
  key: string;
  rule: MappingRule;
};

/** Maps a merchant's category path and the network's category name. */
export type CategoryMapping = (merchantCategory: string, networkCategory: string) => MappedCategory;

/** Where a category of no mapping leads. */
export const otherCategoryKey = 'other';

/** Folded words of a category to our key. */
type Phrases = ReadonlyMap<string, string>;

const fillers = new Set(['a', 'and', 'd', 'de', 'des', 'du', 'et', 'l', 'la', 'le', 'les', 'of', 'the']);

// "Coques pour smartphone", "Cases for phones": what follows says what the thing is for, not what it is.
const purpose = /\b(?:pour|for|compatible)\b.*$/;

const singular = (word: string): string => (word.length > 3 ? word.replace(/(?<=[^s])[sx]$/, '') : word);

/** "Boîtiers de PC" → ["boitier", "pc"]. */
export function foldWords(segment: string): string[] {
  const plain = plainLetters(segment).replace(purpose, '');
  return plain
    .split(/[^\p{Letter}\p{Number}]+/u)
    .filter((word) => word !== '' && !fillers.has(word))
    .map(singular);
}

function indexPhrases(byKey: Record<string, readonly string[]>): Phrases {
  const index = new Map<string, string>();
  for (const [key, names] of Object.entries(byKey)) {
    for (const name of names) index.set(foldWords(name).join(' '), key);
  }
  return index;
}

/**
 * The category of one segment. What a segment is stands at its start in French ("Cartes graphiques
 * 16 Go") and at its end in English ("Refurbished laptops"), so the longest known start or end decides.
 */
function findBySegment(known: Phrases, words: readonly string[]): string | undefined {
  for (let length = words.length; length > 0; length--) {
    const found = known.get(words.slice(0, length).join(' ')) ?? known.get(words.slice(-length).join(' '));
    if (found) return found;
  }
  return undefined;
}

/** The most specific segment that is known, from the end of the path to its start. */
function findByPath(known: Phrases, path: readonly string[][]): string | undefined {
  for (const words of path.toReversed()) {
    const found = findBySegment(known, words);
    if (found) return found;
  }
  return undefined;
}

/** The words of each step of a path. */
export const splitPath = (category: string): string[][] => category.split(/[>|/»›\\]+/).map(foldWords);

const hashOf = (asked: string): number => createHash('sha1').update(asked).digest().readUIntBE(0, 6);

// One feed holds some hundred categories; a hostile one may hold another in each row.
const maxRemembered = 20_000;

/**
 * Builds the mapping of merchants' categories to the keys of ours (0004_catalogue.sql).
 * A precise segment of the merchant's path wins over the network's category, which wins over a
 * segment too coarse to trust ("Accessoire", "Informatique"). Pure; remembers what it was asked.
 */
export function createCategoryMapping(): CategoryMapping {
  const precise = indexPhrases(phrases.precise);
  const coarse = indexPhrases(phrases.coarse);
  const remembered = new Map<string, MappedCategory>();

  function map(path: string, networkPath: string): Pick<MappedCategory, 'key' | 'rule'> {
    const merchantSteps = splitPath(path);
    const networkSteps = splitPath(networkPath);
    const [own, networks] = [findByPath(precise, merchantSteps), findByPath(precise, networkSteps)];
    if (own) return { key: own, rule: 'merchant' };
    if (networks) return { key: networks, rule: 'network' };
    const key = findByPath(coarse, merchantSteps) ?? findByPath(coarse, networkSteps);
    return key ? { key, rule: 'coarse' } : { key: otherCategoryKey, rule: 'none' };
  }

  return (path, networkPath) => {
    const asked = `${path}\n${networkPath}`;
    const known = remembered.get(asked);
    if (known) return known;
    if (remembered.size >= maxRemembered) remembered.clear();
    const mapped = { hash: hashOf(asked), path, networkPath, ...map(path, networkPath) };
    remembered.set(asked, mapped);
    return mapped;
  };
}
