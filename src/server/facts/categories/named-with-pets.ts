/** Things that people have as well, in English, which names the animal before them: "Cozy pet bed". */
const things =
  'beds?|bowls?|water bottles?|water cups?|fountains?|feeders?|carriers?|crates?|kennels?|leash(?:es)?|collars?|harness(?:es)?|blankets?|mats?|toys?|brush(?:es)?|combs?|sofas?|houses?|strollers?|ramps?|stairs|clothes|coats?|bandanas?|treats?|shampoos?|wipes|toothbrush(?:es)?';
/** Cats and dogs are shown on these: only "pet cushion" says for whom it is. */
const alsoShown = 'cushions?|pillows?|mattress(?:es)?|hammocks?';
const animals = [
  ['dogs', 'dogs?|pupp(?:y|ies)', things],
  ['cats', 'cats?|kittens?', things],
  ['pet-care', 'pets?', `${things}|${alsoShown}`],
] as const;
const named = animals.map(
  ([key, animal, its]) =>
    [
      key,
      new RegExp(`(?<!\\p{L})(?:${animal})(?:['’]?s)?(?: \\p{L}{1,12}){0,2} (?:${its})(?!\\p{L})`, 'iu'),
    ] as const,
);
/** What is dropped on their coats against fleas, in the languages that write the animal anywhere. */
const drops = /(?<!\p{L})(?:pipettes?|spot[- ]?on)(?!\p{L})/iu;
const treated = [
  ['dogs', /(?<!\p{L})(?:chiens?|chiots?|dogs?|hunde?|perros?|cani|cane)(?!\p{L})/iu],
  ['cats', /(?<!\p{L})(?:chats?|chatons?|cats?|katzen?|gatos?|gatt[io])(?!\p{L})/iu],
] as const;
/** Few titles have to be read for it. */
const mayBe = /dog|pup|cat|kitten|pet|spot/i;
/** What the animal is on, or none: "Cat print blanket". */
const isNone = /(?<!\p{L})(?:prints?|printed|patterns?|mom|dad|lovers?|ears?|eye|hot dogs?)(?!\p{L})/iu;

/** For which animal a thing is that its title names with it; undefined: it names none. */
export function keyWithPet(title: string): string | undefined {
  if (!mayBe.test(title) || isNone.test(title)) return undefined;
  const patterns = drops.test(title) ? treated : named;
  const keys = patterns.filter(([, pattern]) => pattern.test(title)).map(([key]) => key);
  return keys.length > 1 ? 'pet-care' : keys[0];
}
