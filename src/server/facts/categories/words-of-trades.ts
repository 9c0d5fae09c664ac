import { splitSteps, wordsOfSteps } from './features.ts';
import { fieldOf } from './shop/shop-sense.ts';

/** Words that mean something else in a trade than elsewhere, by the field of a shop that mostly has such things. */
const trades: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  beauty: {
    'skin-care':
      'mask masque mascarilla maschera maschere maske masken maseczka maseczki maskers toner patch essence ampoule peeling exfoliant exfoliator cleanser',
    makeup: 'cushion tint palette powder poudre foundation tool brush sponge',
  },
  'auto-moto': {
    hardware: 'nut bolt',
    'car-parts': 'bush bushes hub arm spring bearing roller',
    'tyres-wheels': 'rim jante felge cerchi',
  },
  pets: {
    'pet-care':
      'bed lit bett cama cuccia bowl gamelle napf ciotola blanket couverture decke carrier brush brosse clothes vetement toy jouet spielzeug juguete giochi harness harnais geschirr collar collier halsband leash laisse leine treat',
  },
  health: { intimacy: 'lubrifiant lubricant lubricante lubrificante gleitmittel' },
  'food-drink': { 'savoury-grocery': 'frozen fresh can jar tin' },
};

const keys = new Map(
  Object.entries(trades).map(([field, words]) => [
    field,
    new Map(
      Object.entries(words).flatMap(([key, text]) => text.split(' ').map((word) => [word, key] as const)),
    ),
  ]),
);

/**
 * What a shelf of one word holds in a shop of such a trade, where it seems to hold things of another: "Masks" where skin care is.
 * undefined: what it says.
 */
export function keyInTrade(
  { key, path }: { key: string; path: string },
  field: string | undefined,
): string | undefined {
  const words = wordsOfSteps(splitSteps(path).at(-1) ?? '').flat();
  if (field === undefined || words.length !== 1 || fieldOf(key) === field) return undefined;
  return keys.get(field)?.get(words[0] as string);
}
