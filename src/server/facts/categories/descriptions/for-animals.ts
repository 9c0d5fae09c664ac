/** Where a description says for whom a thing is; further on it tells of the shop. */
const maxLength = 400;

/** "vos", "your", "ihren": whose animal it is, or for which animals. */
const whose =
  'vos|votre|tes|ton|your|ihre[nmr]?|ihr|deine[nmr]?|dein|tus?|sus|vuestr[oa]s?|il tuo|i tuoi|il vostro|i vostri|seus?|o seu|os seus|je|jouw|uw';
const forThem = 'pour(?: les| tous les)?|for(?: all| small| large)?|für|para(?: los| os)?|per(?: i)?|voor';

const animals = [
  [
    'dogs',
    'chiens?|chiots?|dogs?|pupp(?:y|ies)|hunde?n?|welpen?|perros?|cachorros?|cani|cane|cães|cão|honden?',
  ],
  ['cats', 'chats?|chatons?|cats?|kittens?|katzen?|gatos?|gatti|gatto|katten?'],
  ['small-pets-birds', 'rongeurs?|lapins?|hamsters?|perruches?|canaris|kaninchen|nager|conejos?|roedores'],
] as const;
const named = animals.map(
  ([key, animal]) =>
    [
      key,
      new RegExp(`(?<!\\p{L})(?:${whose}|${forThem}) (?:\\p{L}{1,14} )?(?:${animal})(?!\\p{L})`, 'iu'),
    ] as const,
);
/** Fish are food as well: only those that somebody keeps, and where they live. */
const fish = new RegExp(
  `(?<!\\p{L})(?:(?:${whose}) (?:aquariums?|aquarien|acuarios?|acquari[oi]?|aquários?|poissons?|fish|fische?n?|peces|pesci|peixes)|poissons? (?:d['’]ornement|d['’]aquarium|d['’]eau douce|tropicaux|rouges?)|(?:tropical|aquarium|ornamental) fish|zierfischen?)(?!\\p{L})`,
  'iu',
);
/** Few texts have to be read for it. */
const mayBe =
  /chi[eo]|dog|pup|hund|welp|perro|cachorr|can[ei]|cã|hond|chat|cat|kitten|katz|gat[ot]|katt|rongeur|lapin|hamster|perruche|canari|kaninch|nager|conejo|roedor|aquari|acuario|acquari|poisson|fis[ch]|peces|pesc|peixes/i;

/** For which animals a thing is whose description addresses their owner; undefined: for none. */
export function keyForAnimals(description: string): string | undefined {
  const text = description.slice(0, maxLength);
  if (!mayBe.test(text)) return undefined;
  const keys: string[] = named.filter(([, pattern]) => pattern.test(text)).map(([key]) => key);
  if (fish.test(text)) keys.push('fish-reptiles');
  return keys.length > 1 ? 'pet-care' : keys[0];
}
