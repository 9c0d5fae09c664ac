import type { Language } from '../../contract/language.ts';

/** A colour as merchants call it in either language. */
export type Colour = Readonly<Record<Language, string>> & {
  /** Beside a feminine noun in French, where that differs. */
  readonly feminine?: string;
  /** What it is called by itself in French, where that is no adjective: "Or", but "montre dorée". */
  readonly called?: string;
  /** Its names say it only where a colour is stated: elsewhere they are what children play with, and scents. */
  readonly isOnlyStated?: true;
  /** The colour that lists count it as; without it its own. */
  readonly of?: string;
  /** Other words for it, wherever they stand; folded (contract/plain-letters.ts), as is `stated`. */
  readonly also?: string;
  /**
   * Names of it where a colour is stated, and of other things elsewhere (materials, food, places), also those of the neighbours'
   * languages, whose shops deliver here; a comma parts them.
   */
  readonly stated?: string;
};

/**
 * Every colour, by its key: the one word that stands for it in titles and in values of specifications. Search, matching
 * and facts know no others.
 */
export const colours = {
  black: {
    fr: 'noir',
    feminine: 'noire',
    en: 'black',
    stated:
      'schwarz, negro, nero, preto, zwart, jet black, matte black, carbon, czarny, czarna, czarne, cerna, cerny, cerne, cierna, cierny, cierne, svart, sort, crna, crni, crno, fekete, negru, neagra, musta, siyah, melns, juoda',
  },
  white: {
    fr: 'blanc',
    feminine: 'blanche',
    en: 'white',
    stated:
      'weiss, blanco, bianco, branco, wit, polar white, biały, biała, białe, bila, bily, bile, biela, biely, biele, vit, hvid, hvit, bela, bijela, bijeli, bela barva, feher, alb, alba, valkoinen, beyaz, balts, balta, valge',
  },
  gray: {
    fr: 'gris',
    feminine: 'grise',
    en: 'grey',
    also: 'gray',
    stated:
      'grau, grigio, cinza, grijs, gris fonce, gris clair, dark gray, dark grey, light gray, light grey, gunmetal, szary, szara, szare, seda, sedy, sede, siva, sivy, sive, gra, szurke, gri, harmaa, peleks, pilka, cinzento, cinzenta',
  },
  silver: {
    fr: 'argent',
    en: 'silver',
    also: 'argente argentee argentes argentees',
    stated:
      'silber, plata, plateado, argento, prata, zilver, stainless steel, inox, acier inoxydable, chrome, metal, srebrny, srebrna, srebrne, stribrna, stribrny, strieborna, strieborny, solv, ezust, argintiu, hopea, gumus',
  },
  blue: {
    fr: 'bleu',
    feminine: 'bleue',
    en: 'blue',
    stated:
      'blau, azul, blu, blauw, light blue, dark blue, niebieski, niebieska, niebieskie, modra, modry, modre, bla, plava, plavi, kek, albastru, albastra, sininen, mavi, zils, melyna, sinine',
  },
  red: {
    fr: 'rouge',
    en: 'red',
    also: 'rouges',
    stated:
      'rot, rojo, rosso, vermelho, rood, czerwony, czerwona, czerwone, cervena, cerveny, cervene, rod, crvena, crveni, piros, rosu, rosie, punainen, kirmizi, sarkans, raudona, punane',
  },
  green: {
    fr: 'vert',
    feminine: 'verte',
    en: 'green',
    stated:
      'grun, verde, groen, olive, zielony, zielona, zielone, zelena, zeleny, zelene, gron, zold, vihrea, yesil, zals, zalia, roheline',
  },
  yellow: {
    fr: 'jaune',
    en: 'yellow',
    also: 'jaunes',
    stated:
      'gelb, amarillo, giallo, amarelo, geel, zołty, zołta, zołte, zluta, zluty, zlute, zlta, zlty, zlte, gul, zuta, sarga, galben, galbena, keltainen, dzeltens, geltona, kollane',
  },
  orange: {
    fr: 'orange',
    en: 'orange',
    stated:
      'naranja, arancione, laranja, oranje, pomaranczowy, pomaranczowa, oranzova, oranzovy, narancs, portocaliu, oranssi, turuncu',
  },
  pink: {
    fr: 'rose',
    en: 'pink',
    stated:
      'rosa, roze, rozowy, rozowa, rozowe, ruzova, ruzovy, ruzove, rozsaszin, roz, vaaleanpunainen, pembe',
  },
  purple: {
    fr: 'violet',
    feminine: 'violette',
    en: 'purple',
    also: 'mauve',
    stated:
      'lila, lilas, morado, viola, roxo, paars, fioletowy, fioletowa, fialova, fialovy, lilla, ljubicasta, mov, violetti, mor',
  },
  brown: {
    fr: 'brun',
    feminine: 'brune',
    en: 'brown',
    also: 'marron',
    stated:
      'braun, marrone, castanho, bruin, brazowy, brazowa, brazowe, hneda, hnedy, hnede, brunt, smeda, barna, maro, ruskea, kahverengi, marrom, castano',
  },
  beige: {
    fr: 'beige',
    en: 'beige',
    stated: 'bezowy, bezowa, bezova, bezovy, bege, bez, beez, bej, beesi',
  },
  gold: {
    fr: 'doré',
    feminine: 'dorée',
    called: 'or',
    en: 'gold',
    stated:
      'dorado, oro, dourado, goud, złoty, złota, złote, zlata, zlaty, guld, gull, arany, auriu, kulta, altin',
  },
  turquoise: {
    fr: 'turquoise',
    en: 'turquoise',
    also: 'teal',
    stated: 'turkusowy, tyrkysova, tyrkysovy, turkos, turkis, turchese, turquesa, turkuaz',
  },
  // Inks: no ink is sold as turquoise or pink.
  cyan: { fr: 'cyan', en: 'cyan' },
  magenta: { fr: 'magenta', en: 'magenta' },
  transparent: { fr: 'transparent', feminine: 'transparente', en: 'transparent', stated: 'clear' },
  multicolour: {
    fr: 'multicolore',
    en: 'multicolour',
    also: 'multicolor multicolored',
    stated:
      'assorted colours, multi, mehrfarbig, bunt, multicolorido, wielokolorowy, multikolor, vicebarevna, flerfarvet, flerfargad, meerkleurig',
  },
  // Shades. A word of its own ("navy") is a colour wherever it stands, an expression only where a colour is stated.
  graphite: { of: 'gray', fr: 'graphite', en: 'graphite' },
  titanium: { of: 'gray', fr: 'titane', en: 'titanium' },
  anthracite: { of: 'gray', fr: 'gris anthracite', en: 'anthracite grey', also: 'anthracite' },
  'space-gray': { of: 'gray', fr: 'gris sidéral', en: 'space grey', stated: 'space gray' },
  navy: { of: 'blue', fr: 'bleu marine', en: 'navy blue', also: 'navy' },
  'midnight-blue': { of: 'blue', fr: 'bleu nuit', en: 'midnight blue' },
  'sky-blue': { of: 'blue', fr: 'bleu ciel', en: 'sky blue' },
  burgundy: { of: 'red', fr: 'bordeaux', en: 'burgundy' },
  khaki: { of: 'green', fr: 'kaki', en: 'khaki' },
  'forest-green': { of: 'green', fr: 'vert sapin', en: 'forest green' },
  lavender: { of: 'purple', isOnlyStated: true, fr: 'lavande', en: 'lavender' },
  bronze: { of: 'brown', fr: 'bronze', en: 'bronze' },
  ivory: { of: 'beige', fr: 'ivoire', en: 'ivory' },
  cream: { of: 'beige', fr: 'crème', en: 'cream' },
  sand: { of: 'beige', isOnlyStated: true, fr: 'sable', en: 'sand' },
  'rose-gold': { of: 'gold', fr: 'or rose', en: 'rose gold' },
} as const satisfies Readonly<Record<string, Colour>>;
