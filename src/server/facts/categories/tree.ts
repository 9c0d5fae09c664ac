import categories from './tree.json' with { type: 'json' };

/** A category that a new catalogue starts with (db/migrations). */
export type TreeCategory = {
  key: string;
  /** Key of the one that shops keep it in, as lists do but for ink (migration 0463); null: it is a department. */
  parent: string | null;
  name: string;
  nameFr: string;
  /** Google's categories that it takes with all below them, but for those that another one takes. */
  google: readonly number[];
  /** Whether people choose such things by colour and each colour has a price of its own; unsaid: as the one it is part of. */
  byColour?: boolean | undefined;
  /** What shops call such things, in both languages. */
  words: readonly string[];
};

/** Every category, each followed by those below it. */
export const categoryTree: readonly TreeCategory[] = categories;

/** What shops call the things of each category, by its key. */
export const categoryWords: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  categoryTree.map(({ key, words }) => [key, words]),
);

const byKey = new Map(categoryTree.map((category) => [category.key, category]));

/** Whether a colour is another thing at another price in a category; not where nobody has said so. */
export const isChosenByColour = (key: string): boolean =>
  keysAbove(key)
    .map((above) => byKey.get(above)?.byColour)
    .find((said) => said !== undefined) ?? false;

/** The keys of a category and of those that it is part of, itself first; only itself where staff has made it. */
export const keysAbove = (key: string): readonly string[] => above.get(key) ?? [key];

function readKeysAbove(key: string): string[] {
  const parent = byKey.get(key)?.parent;
  return parent ? [key, ...readKeysAbove(parent)] : [key];
}

/** Asked of every offer. */
const above = new Map(categoryTree.map(({ key }) => [key, readKeysAbove(key)]));

/** What shops keep on a shelf though the tree has it in another department: an electric shaver is an appliance to them. */
const keptOn: Readonly<Record<string, readonly string[]>> = {
  'home-appliances': ['hair-styling-tools', 'shaving', 'oral-care', 'health-monitors', 'massage-relaxation'],
  // Shops call jewels accessories of clothes, and Google's name for these says so: "Accessoires d'habillement".
  'fashion-accessories': ['necklaces', 'earrings', 'rings', 'bracelets', 'other-jewellery', 'watches'],
};

/** Whether shops keep what is in a category on another department's shelf. */
export const isKeptBeside = (key: string, shelf: string): boolean => keptOn[shelf]?.includes(key) ?? false;

/** Departments whose things shops keep on a wide shelf beside its own: a fridge in "Maison & Cuisine". */
const keptAround: Readonly<Record<string, readonly string[]>> = {
  home: ['home-appliances', 'diy', 'garden'],
  kitchenware: ['home-appliances', 'garden'],
  garden: ['diy', 'home'],
  diy: ['garden', 'home'],
  sports: ['garden'],
};

/** Whether a shelf is one on which shops keep things of other departments. */
export const isWide = (shelf: string): boolean => shelf in keptAround;

/** Whether what a title alone says a thing is may be found on a wide shelf of another department. */
export const isKeptAround = (key: string, shelf: string): boolean =>
  keptAround[shelf]?.includes(keysAbove(key).at(-1) ?? '') ?? false;

/** Where a category of no mapping leads. */
export const otherCategoryKey = 'other';

const parents = new Set(categoryTree.map(({ parent }) => parent));
/** Nothing is below it. */
export const isLowest = (key: string): boolean => !parents.has(key);
