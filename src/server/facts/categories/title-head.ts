import { cutText } from '../../../contract/cut-text.ts';
import { anyOf } from '../../language/any-of.ts';
import { colourOfWord } from '../../language/colour-words.ts';
import { forWords } from '../../language/prepositions.ts';
import { withoutAudience } from './audience.ts';
import { wordsOfSteps } from './paths/steps.ts';
import { withoutPacking } from './told-by-titles/packed-in.ts';

/** What a title's main part says a thing is. */
export type TitleHead = {
  /** Telling words, without what only says its colour, measure or number. */
  words: readonly string[];
  /** The same with the words for whom it is, where there are such. */
  whole: readonly string[] | undefined;
  /** It is named by its first words: French and its neighbours put the thing there, English puts it last. */
  isFirst: boolean;
  /** It ends with a word: a number there says that it is something else's name. */
  endsWithWord: boolean;
};

/**
 * What a thing is for, made of, comes with or in, shows, stands behind or is called in quotation marks is not its name: "Earphones for iPod",
 * "Skirt in navy", "Schlafsack aus Baumwolle", "Bench with cushion", "Portrait of a horse", "Gasgrill »Memphis«", but "plug in", "3 in 1".
 */
const mainEnd = new RegExp(
  anyOf`
    \s[-–—|]\s|(?<=\S)\s[«»„“]|(?<!\d),|,(?!\d)|[(;]|:\s
    \sof\s(?<=(?<!\p{L})(?:drawing|illustration|painting|portrait|poster|sketch|engraving|lithograph|watercolou?r|art print)s?\sof\s)
    (?<=\S)\s(?:${forWords}|compatible|aus|mit)\s
    (?<=\S)\swith\s(?=[^\s,;(|–—-]{1,20}(?:\s[^\s,;(|–—-]{1,20})?\s*(?:$|[,;(|]|\s[-–—]))
    (?<!\d|(?<!\p{L})(?:all|plug|built|clip|walk|drop|push|pop|snap|slip|stick|made))\sin\s(?!(?:the|my|your|our|an?)\s)
    \sin\san?\s(?:\p{L}{1,12}\s)?(?:jar|tin|can|box|pouch|tube|cup|glass|bottle|bag|basket)(?!\p{L})
  `,
  'iu',
);

/**
 * Letters of languages that put the thing first; those of German, Swedish, Turkish and others like them do not. Without
 * `i`, by which ASCII letters are others' capitals.
 */
const otherLetter = /(?=\p{L})[^\0-\x7fäöüßåøæğışőűÄÖÜÅØÆĞİŞŐŰ]/u;
/** Turkish has letters of French as well, and puts the thing last. */
const isTurkish = /[ğışĞİŞ]/;
/** "Shampooing au miel"; letters of codes are no words ("A4", "D-Link"), nor is an English article: "in a costume". */
const namesFirst = new RegExp(
  String.raw`(?<![\p{L}\d-])${anyOf`
    de|du|des|d|à|(?<!(?:in|with|of|on|for|as|is|like|to|at|by|and|not|just|buy)\s)a|au|aux|en|et|la|le|les
    sur|pour|para
    con|di|del|della|dei|delle|dello
    sem|senza|dla
  `}(?![\p{L}\d-])`,
  'iu',
);

/** An amount of paper names nothing: "Photo Paper - 50 Sheets" is no bed linen. */
const amount = /\d[\d\s.,x×]*((?:sheets?|feuilles?|feuillets?|pages?|blatt|hojas|fogli)(?!\p{L}))?/giu;
/** Few texts have to be read for it. */
const mayHavePaper = /sheet|feuil|page|blatt|hoja|fogli/i;
/** Each amount is read once, whatever follows it: in linear time. */
export const withoutPaper = (text: string, instead: string): string =>
  mayHavePaper.test(text)
    ? text.replace(amount, (written, ofPaper?: string) => (ofPaper ? instead : written))
    : text;

const unit = anyOf`
  cm|mm|m|mtrs?|kg|gr?|gms?|ml|cl|oz|lbs?
  inch(?:es)?|pouces?|zoll|pulgadas|pollici|ft|feet|["”″]
  pcs?|pieces?|watts?|w|v|volts?|mah|lit(?:er|re)s?|ltr|l|gal(?:lons?)?|dpi|ppp
`;
/** Measures and sizes at the end: "Frameset 58 cm", "Hoodie Size 2XL". None is read in two ways: many of them would take for ever. */
const measureEnd = new RegExp(
  String.raw`(?:\s+(?:\d[\d.,/x×-]*\s?${unit}|size\s\S+|x{0,3}[sl]|by|a[0-6]|(?<=\sa\d\s)wi-?fi))+(?:\s+[a-z])?\s*$`,
  'iu',
);

const colour = [...colourOfWord.keys()].join('|');
const finish = `(?:semi[- ])?${anyOf`
  gloss|glossy|matte?|satin|metallic|polished|brushed|anodi[sz]ed|brillant|mat|satiné
`}`;
/** What a surface is like, beside a colour at the end: "Frameset Gloss Black" is no lip gloss. */
const finishEnd = new RegExp(`\\s(?:${finish}\\s(?:${colour})|(?:${colour})\\s${finish})\\s*$`, 'iu');

/**
 * What a thing or the top of it is made of, or that it has no cable, behind its name where languages do not put it before: "Väska Malmö
 * läder", "Muis Pro draadloos", "Coffee table glass top".
 */
const manner = anyOf`
  (?:glass|marble|stone|granite|quartz|slate|wood(?:en)?|oak|walnut|steel|ceramic|concrete|laminate) tops?
  läder|læder|leer|leder|couro|cuero|cuoio|leinen|linnen|linne|linho|hør|bomull|bomuld|katoen|baumwolle|algodão
  skórzan[aey]|kožen[áýé]
  kabellos|drahtlos|draadloos|trådlös[at]?|trådløs[et]?
  wireless|senza fili|sans fil|sem fios?|inal[áa]mbric[oa]s?
  bezprzewodow[aye]|bezdr[áa]tov[áýéaye]
`;
const mannerEnd = new RegExp(`(?<=\\S)\\s${manner}\\s*$`, 'iu');
/** Few texts have to be read for it. */
const mayHaveManner = new RegExp(`${manner}\\s*$`, 'iu');
const withoutManner = (text: string): string =>
  mayHaveManner.test(text) ? text.replace(mannerEnd, '') : text;

/** Names of models: "PALL-X 350" is no pallet. */
const modelName = /(?<![\p{L}\d])[A-Z]{2,}-[A-Z](?![\p{L}\d])/gu;
const mayHaveModel = /[A-Z]-[A-Z]/;
const withoutModels = (text: string): string =>
  mayHaveModel.test(text) ? text.replace(modelName, ' ') : text;

/** Few texts have to be read for it. */
const mayHaveFinish = /glos|mat|satin|metallic|polish|brush|anodi|brillant/i;
const withoutFinish = (text: string): string =>
  mayHaveFinish.test(text) ? text.replace(finishEnd, '') : text;

/** Words behind a name that say what it comes as, and what German shops write behind food: "Paprikamark scharf". */
const around = new Set(
  `set kit pack lot duo trio bundle edition original cyan magenta scharf mild suss grob fein gemahlen gerebelt
    getrocknet geschalt gegrillt mariniert gerauchert gesalzen tk`.split(/\s+/),
);
export const saysHowMany = (word: string): boolean => around.has(word);

/** Several things together, in languages that put the thing behind it: "Set de cargadores USB", "Zestaw 3 gum". */
export const together =
  /^\s*(?:(?:set|lote?|packs?|kit|jeu|juego|jgo\.|j\.|conjunto|ensemble|coffret|confezione|serie|zestaw|komplet|sada|súprava|szett|garnitura|(?:trio|duo|quatuor)(?=\s+d[eio’']))(?:\s*:)?\s+)(?:d[eio]\s+|d['’]|\d+(?:\s*x)?\s+)*(?=\S)/iu;

/** "12 " of "Carton de 12 bières". */
const counted = String.raw`(?:\d{1,3}\s+)?(?=\p{L})`;
/** What such a thing is for rather than holds; petrol is filled in by who buys it. */
const purpose = '(?!(?:barbecue|piscine|spa|gamelle|harnais|compost|toilette|essence)s?(?!\\p{L}))';
const ofIt = String.raw`(?:de\s+|d['’]|di\s+)(?:la\s+|l['’])?${counted}`;

/** What food and its like come in: "Paquet de pâtes", "Botella de aceite". A "pot de fleurs" is something else, as is a "sac de couchage". */
export const packing = new RegExp(
  String.raw`^\s*(?:(?:un|une|una|1)\s+)?(?:${anyOf`
    paquets?|sachets?|sacs?|bo[iî]tes?|bouteilles?|pots?|barquettes?|boca(?:l|ux)|flacons?|briques?|canettes?
    cannettes?|tablettes?|rouleaux?|tubes?|plaquettes?|pi[èe]ces?|paquetes?|bolsas?|botellas?|latas?|tarros?|bricks?
    pacotes?|garrafas?|frascos?|pacchi|pacco|bottigli[ae]|sacchett[oi]|vasett[oi]|barattol[oi]|latin[ae]
    bidons?(?!\s+d['’]essence)|f[ûu]ts?|(?:cartons?|packs?|caisses?)(?=\s+d['e’]\s?\d)
  `}\s+${ofIt}|coffrets?\s+(?:cadeau\s+)?(?:(?:cadeau|d[ée]gustation|d[ée]couverte)\s+)(?:de\s+|d['’])?${counted})`,
  'iu',
);

/** What is sold by the sack or bucket besides food: "Sac de terreau", "Bidon d'huile moteur", "Paquet de couches". */
export const bulk = new RegExp(
  String.raw`^\s*(?:sacs?|bidons?|seaux?|paquets?|tubes?|barils?|big[ -]?bags?)\s+${ofIt}${purpose}`,
  'iu',
);

/** By a number, or by such a word: a trio is a pushchair as well. */
const countsThem = /\d|^\s*(?:trio|duo|quatuor|ensemble\s+d[e'’])/i;
/** What an "ensemble de" is clothes for. */
const clothesFor = new RegExp(
  String.raw`^${anyOf`
    sport|ski|plage|nuit|bain|ville|soir[ée]e|yoga|fitness|danse|running|jogging
    lingerie|survêtement|vêtements?|naissance|femmes?|hommes?|filles?|garçons?
    b[ée]b[ée]s?|enfants?|bijoux|[ée]t[ée]|noces
  `}(?!\p{L})`,
  'iu',
);
/** Of other things there are several in it: "Ensemble de couteaux", but "Ensemble de pluie", "Ensemble de lin". */
const isEnsemble = /^\s*ensemble\D*$/i;
const ofSeveral =
  /^(?:\p{L}+[sx]|salon|lit|literie|rangement|maquillage|vaisselle|douche|perceuse)(?![\p{L}’'])/iu;

/** Where they are counted they are what they are one by one, but for cards: "Juego de 3 cuchillos" is no game. */
function withoutCount(title: string): string {
  const [several = ''] = together.exec(title) ?? [];
  const rest = title.slice(several.length);
  if (!countsThem.test(several) || /^(?:cart[ae]s|cards)/i.test(rest)) return title;
  if (isEnsemble.test(several) && (clothesFor.test(rest) || !ofSeveral.test(rest))) return title;
  return rest;
}

/** What a cream is for: then it is no colour. */
const creams = new Set('hand foot eye face night day body neck retinol shaving'.split(' '));

/** What creams come in: "Glow cream 50 ml" is no colour either. */
const amountOfCream = /cream\s+\d[\d.,]{0,6}\s?(?:ml|gr?|gms?|oz)\s*$/i;

/** What prints or shows in colour: "inkjet printer Colour A4", but "hair colour". */
const inColour = new Set(
  'printer printers copier copiers scanner laser inkjet multifunctional display screen'.split(' '),
);
const colourWords = new Set('colour color mono monochrome'.split(' '));

/** What a thing is made of or holds is no colour: "Crème de marrons", "Bouquet de roses". */
const madeOf = /(?<!\p{L})(?:de\s|d['’])\s?\p{L}{4,12}\s*$/iu;

/** Whether the last word says what the thing comes as, or in which colour. `main`: the text that the words are of; `text`: that without measures. */
function isBehind(words: readonly string[], main: string, text: string): boolean {
  const last = words.at(-1) ?? '';
  const isCream = last === 'cream' && (creams.has(words.at(-2) ?? '') || amountOfCream.test(main));
  const isPrinted = colourWords.has(last) && inColour.has(words.at(-2) ?? '');
  return around.has(last) || isPrinted || (colourOfWord.has(last) && !isCream && !madeOf.test(text));
}

/** The last title is asked for several times. */
let last: { title: string; head: TitleHead } | undefined;

export function headOf(title: string): TitleHead {
  if (last?.title !== title) last = { title, head: readHead(title) };
  return last.head;
}

/** Characters that are read: twice what a title has at most. Some patterns here take the square of a text's length. */
const maxRead = 1_000;

/** How many, how large, for which time: what a title says in brackets before anything else. "6pcs(5IN) Bumper sticker", "(Pre-order) Hoodie". */
const bracketsFirst =
  /^\s*(?:\d{1,4}\s?(?:pcs?|pieces?|packs?|stk|szt|x)?\s?)?\([^()]{0,60}\)\s*(?=[\p{L}\p{N}])/iu;

/** Who made it, at the end or before a comma: "Table lamp by Norvik", "Vase by Norvik, 1970s", but "Side by Side". */
const byMaker =
  /\s(\p{L}{1,30})\s[Bb]y\s(\p{Lu}[\p{L}\p{N}.&'’-]{0,30})(?:\s\p{Lu}[\p{L}\p{N}.&'’-]{0,30})?(?=$|,\s)/u;
/** Few titles have to be read for it. */
const mayHaveMaker = /\s[Bb]y\s/;
const withoutMaker = (text: string): string => {
  const [ending, thing = '', maker = ''] = (mayHaveMaker.test(text) && byMaker.exec(text)) || [];
  return ending === undefined || thing.toLowerCase() === maker.toLowerCase()
    ? text
    : text.replace(ending, () => ` ${thing}`);
};

/** What is shown on a thing, at its title's end: "T-shirt with tiger print". */
const shownOnIt =
  /\swith\s(?:[\p{L}\p{N}'’-]{1,20}\s){0,4}(?:prints?|patterns?|logos?|embroidery|motifs?|graphics?|stripes?)\s*$/iu;
const mayShow = /\swith\s/i;
const withoutShown = (text: string): string => (mayShow.test(text) ? text.replace(shownOnIt, '') : text);

/** Colours and people of languages that put the thing first, behind a word that means something else in others: "Baskets blanches". */
const behindFirst = new RegExp(
  String.raw`^\P{L}*\p{L}+\s(?:.*\s)?${anyOf`
    blanc(?:he)?s?|noire?s?|rouges?|bleue?s?|verte?s?|grise?s?|jaunes?|marrons?|dor[ée]e?s?|argent[ée]e?s?
    violettes?|blanc[oa]s?|negr[oa]s?|roj[oa]s?|azul(?:es)?|femmes?|hommes?|filles?|garçons?|enfants?|mujer|hombre
    niñ[oa]s?
  `}\P{L}*$`,
  'iu',
);

/** Of a part of a title, which is asked for once. What stands behind its first 1,000 characters is not read. */
export function readHead(given: string): TitleHead {
  const cut = cutText(given, maxRead);
  const written = withoutMaker(cut.includes('(') ? cut.replace(bracketsFirst, '') : cut);
  const title = withoutShown(withoutCount(written));
  const end = title.search(mainEnd);
  const main = withoutPaper(end < 0 ? title : title.slice(0, end), ' 0');
  const named = withoutManner(withoutFinish(withoutFinish(withoutPacking(main)).replace(measureEnd, '')));
  const said = withoutModels(named).trim();
  const text = withoutAudience(said);
  const words = wordsOfSteps(text).flat();
  while (words.length > 1 && isBehind(words, main, text)) words.pop();
  return {
    words,
    whole: text === said ? undefined : wordsOfSteps(said).flat(),
    isFirst:
      (otherLetter.test(title) && !isTurkish.test(title)) ||
      namesFirst.test(written) ||
      (words.length === 1 && behindFirst.test(named)),
    endsWithWord: /\p{L}{2}\s*$/u.test(text),
  };
}
