import { splitSteps, wordsOfSteps } from './features.ts';
import { fieldOf } from './shop/shop-sense.ts';

/** Words that mean something else in a trade than elsewhere, by the field of a shop that mostly has such things. */
const trades: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  beauty: {
    'skin-care':
      'mask masque mascarilla maschera maschere maske masken maseczka maseczki maskers toner patch essence ampoule peeling exfoliant exfoliator cleanser nettoyant main pied yeu eye sun solaire scrub pad',
    makeup:
      'cushion tint palette powder poudre foundation tool brush sponge primer pinceau eponge verni nail crayon lime',
    'hair-care': 'hair',
    'bath-body': 'body douche shower beurre lait',
    perfume: 'eau',
    beauty: 'set recharge refill',
  },
  'auto-moto': {
    hardware: 'nut bolt',
    'car-parts':
      'bush bushes hub arm spring bearing roller filtre filter bougie suspension direction eclairage lighting ampoule bulb batterie battery moteur motor engine transmission refroidissement cooling climatisation electricite capteur sensor joint body interior exterior pot bremsen freni frenos brake',
    'car-accessories': 'huile oil oli tapis housse entretien nettoyage',
    'motorbike-gear': 'blouson sacoche selle bulle',
    'tyres-wheels': 'rim jante felge cerchi wheel',
  },
  pets: {
    'pet-care':
      'bed lit bett betten cama cuccia bowl gamelle napf ciotola ciotole blanket couverture decke carrier brush brosse clothes vetement toy jouet spielzeug juguete giochi harness harnesse harnais geschirr collar collier halsband leash leashes lead laisse leine treat panier coussin manteau shampoing scratcher snack arneses szelki',
    'fish-reptiles': 'poisson pompe filtre pump filter',
  },
  health: { intimacy: 'lubrifiant lubricant lubricante lubrificante gleitmittel' },
  'food-drink': {
    'savoury-grocery':
      'frozen fresh can jar tin peche fraise galette baguette quiche puree lentille creme moule sole raie lieu bar filet lapin tripe graine plateau plat huile olio freschi',
    'sweet-grocery': 'eclair religieuse palet tablette sucette',
    wine: 'rouge vini',
    'coffee-tea': 'tee',
    'food-drink': 'local',
  },
  fashion: { clothing: 'strick', shoes: 'slide' },
  'jewellery-watches': {
    necklaces: 'chain chaine kette ketten catena anhanger',
    earrings: 'puce drop stud hoop',
    'jewellery-watches': 'set perle argent silver or gold acier pierre',
  },
  garden: {
    'plants-seeds': 'bulb climber fern grass baume rose',
    'pots-planters': 'pot vasi topfe',
    'gardening-tools': 'outil tuyau',
    'garden-furniture': 'salon',
    garden: 'filtre filter pompe pump cloture poisson',
  },
  sports: {
    sports:
      'grip filet ballon balle baton planche canne masque protection casque tapis banc corde roue cadre bille duvet gourde lunette palas palle',
  },
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
