import { anyOf } from '../../../language/any-of.ts';

/** A word that names things of a category, what it means otherwise, and the words beside it that say so. */
type OtherSense = { key: string; word: RegExp; beside: RegExp; other: string };

const wordOf = (words: string) => new RegExp(String.raw`(?<!\p{L})(?:${words})(?!\p{L})`, 'iu');

/** In French, without a word of printers. */
const cartridge =
  /^(?!.*(?<!\p{L})(?:encres?|toners?|imprimantes?|jet|noire?s?|cyan|magenta)(?!\p{L})).*(?<!\p{L})cartouches?(?!\p{L})/isu;

const senses: readonly OtherSense[] = [
  {
    key: 'garden-power-tools',
    word: wordOf('tondeuses?(?! (?:à |a )?(?:gazon|herbe|robot))'),
    beside: wordOf('chiens?|chats?|animaux|toilettage'),
    other: 'pet-care',
  },
  {
    key: 'garden-power-tools',
    word: wordOf('tondeuses?(?! (?:à |a )?(?:gazon|herbe|robot))'),
    beside: wordOf(anyOf`
      barbes?|cheveux|poils?|nez|nasales?|oreilles?|moustaches?|maillot|visage|rasoirs?|[ée]pilateurs?
      coiffure|coiffeur|homme
    `),
    other: 'shaving',
  },
  {
    key: 'vacuum-cleaners',
    word: wordOf('aspirateurs?'),
    beside: wordOf('nasa(?:l|le|ux)|nez|mouche-?b[ée]b[ée]'),
    other: 'nappies-hygiene',
  },
  {
    key: 'vacuum-cleaners',
    word: wordOf('aspirateurs?'),
    beside: wordOf('points? noirs?|com[ée]dons?|pores?'),
    other: 'skin-care',
  },
  {
    key: 'pumps-motors',
    word: wordOf('pompes?'),
    beside: wordOf('lait|allaitement'),
    other: 'baby-feeding',
  },
  {
    // What is filled: with gas, with what water runs through, with what is pressed out of a gun.
    key: 'printer-ink-toner',
    word: cartridge,
    beside: wordOf('gaz|butane|propane|r[ée]chauds?|campingaz'),
    other: 'camping-hiking',
  },
  {
    key: 'printer-ink-toner',
    word: cartridge,
    beside: wordOf('filtrantes?|filtration|filtres?|eau|carafes?|brita|maxtra'),
    other: 'kitchen-utensils',
  },
  {
    key: 'printer-ink-toner',
    word: cartridge,
    beside: wordOf('silicone|mastics?|colle|acrylique|scellement|joints?'),
    other: 'paint-glue',
  },
  {
    key: 'tablets',
    word: wordOf('tablets?'),
    beside: wordOf(
      'vitamins?|chelated|effervescent|calcium|magnesium|zinc|folic|biotin|melatonin|glutathione|ashwagandha|probiotics?|multivitamins?',
    ),
    other: 'vitamins-supplements',
  },
  {
    key: 'networking',
    word: wordOf('switch'),
    beside: wordOf('nintendo|joy-?cons?'),
    other: 'gaming-accessories',
  },
  {
    key: 'electricity',
    word: wordOf('switch(?:es)?|relays?|fuses?'),
    beside: wordOf('brakes?|clutch|ignition|headlights?|starter|oil pressure|transmission'),
    other: 'car-parts',
  },
  {
    key: 'computer-accessories',
    word: wordOf(`(?:station|base|socle) d['’]accueil|stations? de (?:charge|vidage)`),
    beside: wordOf('aspirateurs?|balai|laveurs?'),
    other: 'home-appliances',
  },
  {
    // A set of them, as parts are sold: "Jeu essuie-glaces Norvik".
    key: 'board-games',
    word: /^[^\p{L}]*jeux?(?! (?:de soci|vid[ée]o)|\p{L})/iu,
    beside: wordOf(anyOf`
      essuie-?\s?glaces?|plaquettes?|disques? de frein|m[âa]choires?|amortisseurs?|bougies? (?:d['’]allumage|de pr[ée]chauffage)|segments?|coussinets?
      rotules?|silentblocs?|joints?|injecteurs?
    `),
    other: 'car-parts',
  },
  {
    key: 'hand-tools',
    word: wordOf('brosses? m[ée]talliques?'),
    beside: wordOf('barbecues?|bbq|grills?|planchas?'),
    other: 'barbecues',
  },
  {
    key: 'hand-tools',
    word: wordOf('brosses? m[ée]talliques?'),
    beside: wordOf('cheveux|d[ée]m[êe]lantes?'),
    other: 'hair-care',
  },
  {
    // A frill: "Ruban ruche".
    key: 'gardening-tools',
    word: wordOf('ruches?'),
    beside: wordOf('rubans?|galons?|volants?|tissus?'),
    other: 'arts-crafts',
  },
  {
    key: 'mobility-orthopaedics',
    word: wordOf('doigtiers?'),
    beside: wordOf('caoutchouc|picots|papiers?|billets?|bureau'),
    other: 'office-supplies',
  },
  {
    // The maker of pens, whose name is a remote control elsewhere.
    key: 'video-players',
    word: wordOf('pilot'),
    beside: wordOf('fineliners?|stylos?|rollers?|feutres?|marqueurs?|pointes?|recharges?|frixion|gel'),
    other: 'office-supplies',
  },
  {
    key: 'garden-furniture',
    word: wordOf('transats?'),
    beside: wordOf('b[ée]b[ée]s?|nourrissons?|nouveau-n[ée]'),
    other: 'baby-safety-toys',
  },
  {
    key: 'rings',
    word: wordOf('ring|anneau'),
    beside: wordOf('selfies?|tr[ée]pied|ring light|lumineux'),
    other: 'photo-accessories',
  },
  {
    key: 'plants-seeds',
    word: /./u,
    beside: wordOf(
      'artifici\\p{L}*|real[- ]touch|k[üu]nstlich\\p{L}*|kunst(?:pflanze|blume)n?|sztuczn\\p{L}*|um[ěe]l\\p{L}{1,3}',
    ),
    other: 'candles-vases',
  },
  {
    // "Cherry blossom plant with fibre pot".
    key: 'cookware',
    word: /^(?!.*(?<!\p{L})(?:casseroles?|cooking|enamel|lids?|oil|\d+(?:[.,]\d+)? ?(?:l|litres?|liters?|qt))(?!\p{L})).*(?<!\p{L})pots?(?!\p{L})/iu,
    beside: wordOf('plants?|bonsais?|blossoms?|flowers?|palms?|planters?|succulents?|cactus|aloe'),
    other: 'plants-seeds',
  },
  {
    // What is drunk in German: "Curcuma Liquid 250 ml".
    key: 'tobacco-vaping',
    word: /^(?!.*(?:nikotin|nicotin|vap[eo]|e-?liquid|eisenkraut|(?<!\p{L})eis(?:minze|bonbon|tee)?(?!\p{L}))).*liquid/iu,
    beside: new RegExp(
      anyOf`
        curcuma|kurkuma|magnesium|vitamin|extrakt|mineral|eisen|zink|omega|kollagen|collagen|hyaluron|aminos[äa]ure|amino|protein
        carnitin|probioti|melatonin|ashwagandha
      `,
      'iu',
    ),
    other: 'vitamins-supplements',
  },
];
const keys = new Set(senses.map(({ key }) => key));

/** Of a title that only its own words speak for: a mower beside "barbe" is a trimmer. */
export const besideOtherWords = (key: string, title: string): string =>
  keys.has(key)
    ? (senses.find((sense) => sense.key === key && sense.word.test(title) && sense.beside.test(title))
        ?.other ?? key)
    : key;
