import { anyOf, anyWord } from '../../../language/any-of.ts';
import { nounOfTitle } from '../nouns/noun-of-title.ts';
import { keysAbove } from '../tree.ts';

/** What nurseries write behind a plant's name: how its roots are sold, or how many seeds. */
const rooted = new RegExp(
  String.raw`(?<=\S\s?[\s(,–—|-])${anyOf`
    (?:en )?godets?(?=\s?(?:\d|$|[,;)|–—-]))|(?:plants? )?en (?:mini[- ])?mottes?|(?:à )?racines? nues?
    bare[- ]?root(?:ed)?(?: plants?)?|well[- ]rooted|rooted cuttings?|plug plants?|wurzelnackt|radice nuda|raíz desnuda
    (?:en )?pot (?:de )?[ø⌀]? ?\d{1,2}(?:[.,]5)? ?cm|\d{1,2}(?:[.,]5)? ?(?:["”″]|''|cm|inch)[ -]?pots?
    (?:\d{2,4} )(?:graines|semences|seeds|samen|semillas)|semences(?: bio)?(?=\s?(?:$|[,;)|–—-]))
    (?:im )?\d{1,2}[ -]?cm[ -]?topf|(?:en )?conteneur (?:de )?\d{1,2} ?l(?:itres?)?|C\d{1,2}L
  `}(?!\p{L})`,
  'iu',
);
/** Few titles have to be read for it. */
const mayBe =
  /graine|semen|seeds|samen|semillas|godet|motte|racine|root|plug|wurzel|radice|raíz|pot|topf|conteneur|\bc\d/i;
/** What has a pot, a bucket or a lump, and grows not. */
const noPlant = anyWord`
  artifici\p{L}*|factices?|faux|fausses?|fake|kunst\p{L}*|stabilis\p{L}*|lampes?|lamps?|led|bougies?|candles?|kerzen?
  cache[- ]?pots?|couvercles?|lids?|casseroles?|marmites?|cook\p{L}*|stock|sauce|pans?|tea|coffee|caf[ée]
  ceramic|c[ée]ramique|terracotta|terre cuite|gr[èe]s|plasti(?:c|que)s?|zinc|m[ée]tal|en bois|fib\p{L}*|planters?|saucers?|soucoupes?
  pelles?|mini-?pelles?|tracteurs?|charg\p{L}*|curage|excav\p{L}*|peintures?|aquarelles?|gouaches?|couleurs?
  aux \d+ graines|pains?|oiseaux|birds?|mangeoires?|beurres?|beurrier|butter|poubelles?|d[ée]chets?|tri|stockage|yarns?|supports?|porte-\p{L}+|lots? de \d+ (?:pots|godets)
`;

/** What herbs, fruit and vegetables are called by, and plants. */
const growing = new Set(['food-drink', 'plants-seeds']);

/** Whether what stands before a pot or seeds names some other thing: "Mug pot 10 cm", "Bracelet 21 graines", "Filtre C3 L". */
function isOther(name: string): boolean {
  const noun = nounOfTitle(name);
  return noun?.isSure === true && !keysAbove(noun.key).some((key) => growing.has(key));
}

/** Whether a title says how a plant's roots are sold, whatever the plant is called: "Fraisier Mara des bois – godet", "Acer 'Osakazuki' C3L". */
export function isPottedPlant(title: string): boolean {
  if (!mayBe.test(title)) return false;
  const found = rooted.exec(title);
  return found !== null && !noPlant.test(title) && !isOther(title.slice(0, found.index));
}
