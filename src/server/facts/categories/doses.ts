import { anyOf, anyWord } from '../../language/any-of.ts';
import { keysAbove } from './tree.ts';

/** "90 Tablets", "30's tablets", "60 gélules" are taken, whatever else they are called. */
const doses = new RegExp(
  String.raw`(?<![\p{L}\d.,])\d{2,3}(?:['’]?s)?\s?${anyOf`
    tablets|tabs|caplets?|capsules?|softgels?|gel\s?caps|vcaps|gélules?|comprimés?|kapseln|tabletten|cápsulas
    comprimidos|capsule|compresse|kapsułek|tabletek|tobolek|filmtabletten|dragees|cpr|tbl|supposte|suppositoires?
    zäpfchen|flaconcini|ovuli|orodispersibles?
  `}(?!\p{L})`,
  'iu',
);
/** The same, counted behind: "Tablet 60's", "Capsules, 90 pcs". */
const dosesBehind =
  /(?<!\p{L})(?:tablets?|caplets?|capsules?|softgels?|gélules|comprimés)[,:]?\s\d{2,3}(?:['’]?s|\s?(?:pcs|nos|count|ct))(?![\p{L}\d])/iu;
/** As pharmacies' systems write it: "CPR 60", "GELUL 30", "CPR EFF 20". */
const dosesOfPharmacies =
  /(?<![\p{L}\d])(?:cpr(?!.{0,40}(?:mani[kq]|mannequin|masks?|masque|train))|g[ée]lu(?:l|le|les)?)\.?\s(?:(?:sec|eff|pell?|gast|orod|disp|croq)\p{L}*\.?\s)?\d{1,3}(?![^\s)])/iu;
/** What is swallowed, however much there is: "Levure de bière comprimés", "Krill oil softgels". */
const swallowed = anyWord`
  gélules?|comprimés?|softgels?|caplets|vcaps
  tabletten|kapseln|comprimidos|compresse|kapsułki|tabletki
`;
/** Oils and plants that are also taken. */
const swallowedToo = new Set(['skin-care', 'plants-seeds']);

/** Few texts have to be read for it. */
const isCounted = /\d(?:['’]?s|\s?(?:pcs|nos|count|ct))/i;
/** What else comes in tablets and capsules. */
const others =
  /coffee|caf[eé]|caffè|kaffee|kawa|nespresso|espresso|dolce gusto|lungo|dish|vaisselle|spülmaschin|lavastoviglie|lavavajillas|zmywar|chlor|pool|piscine|toilet|denture|clean|wash|lessive|lavatrice|android|inch|wi-?fi/iu;

/** Whether a title says that a thing is swallowed. */
export const isSwallowed = (title: string): boolean => swallowed.test(title) && !others.test(title);
/** Whether what a title is named by may be what is in such. */
export const mayBeSwallowed = (key: string): boolean =>
  keysAbove(key).at(-1) === 'food-drink' || swallowedToo.has(key);

/** Whether a title counts what is taken as a medicine or supplement. */
export const isDosed = (title: string): boolean =>
  (doses.test(title) ||
    (isCounted.test(title) && dosesBehind.test(title)) ||
    dosesOfPharmacies.test(title)) &&
  !others.test(title);

/** Caps that nobody wears: "84 caps". A dozen of them may be hats, as a lot of them, or of a colour, are. */
const manyCaps = /(?<![\p{L}\d.,]|(?:lots?|packs?|set) (?:de|of) )(?:[3-9]\d|1\d\d)\s?caps(?!\p{L})/iu;
const worn = /snapback|trucker|baseball|bonnet|beanie|broderie|bestickt|embroider/i;
/** Whether what seems to be hats is swallowed. */
export const areNoHats = (key: string, title: string): boolean =>
  key === 'hats-scarves-gloves' && manyCaps.test(title) && !worn.test(title);
