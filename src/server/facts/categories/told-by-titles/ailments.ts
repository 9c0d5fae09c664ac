import { anyWord } from '../../../language/any-of.ts';
import { keysAbove, otherCategoryKey } from '../tree.ts';

/** What medicines are taken or put on against, and what they do; none of these is said of cosmetics. */
const ailments = anyWord`
  h[ée]morro[ïi]d\p{L}*|h(?:a)?emorrhoid\p{L}*|hämorrh?oid\p{L}*|emorroid\p{L}*|hemoroid\p{L}*|mycoses?|micosi
  micosis|onicomicosi|onychomycose|nagelpilz|fu(?:ß|ss)pilz|antifongique|antimicotic\p{L}|antifungal
  anti-?inflammatoires?|antinfiammatori\p{L}?|antiinflamatori\p{L}|entzündungshemmend\p{L}*|verrues?|warzen
  verruche|verrugas|warts?
`;
const illnesses = anyWord`
  toux|tosse|husten|kaszel|rhume|raffreddore|erkältung|resfriado|przeziębieni\p{L}+|grippe|influenza|mal di gola
  maux? de gorge|halsschmerzen|dolor de garganta|sore throat|maux de tête|kopfschmerzen|migr(?:aine|äne)|febbre
  fièvre|stitichezza|constipation|verstopfung|estreñimiento|diarrh(?:ée|oe?a)|durchfall|diarrea|sodbrennen
  brûlures d['’]estomac|heartburn|acidità|riflusso|reflusso|reflux|mucolitic\p{L}|mucolytique|omeopatic\p{L}
  hom[ée]opath\p{L}+|antiacid\p{L}|antacid|lassativ\p{L}|laxati(?:f|ve)|afte|aphtes?|aften|cerume|sinusite
  dolori mestruali|règles douloureuses|ematomi|decongestionant\p{L}|décongestionnant|colesterolo|cholest[ée]rol
  glicemia|hay fever|allergy relief
`;
/**
 * Homeopathic ones by their dilution and what they come in: "Arnica montana 9CH granules", "9CH tube". "CH" are channels and horsepower
 * as well, so a tube or dose has to stand beside it.
 */
const diluted =
  /(?<![\p{L}\d])(?:[1-9]|[12]\d|30)(?:[cd]h\s(?:tub(?:e|es)?|doses?)|\s?[cd]h(?!\p{L}).{0,30}(?<!\p{L})(?:gran(?:ules?)?|globules?|gouttes|gtt))(?!\p{L})|(?<!\p{L})(?:(?:tubes?|doses?)\s(?:de\s)?|granules?\s(?:.{0,30}\s)?|globules?\s(?:.{0,30}\s)?)(?:[1-9]|[12]\d|30)ch(?!\p{L})|(?<!\p{L})granules?\s(?:.{0,30}\s)?(?:[1-9]|[12]\d|30)\s[cd]h(?!\p{L})/iu;
/** A name of its own with a dose: "Norvolan 1000 mg". What is smoked has it as well. */
const dose = /(?<![\p{L}\d.,])\d{2,4}(?:[.,]\d)?\s?mg(?![\p{L}/])/iu;
const smoked = /nic|puff|vap|e-?liquid|salt|cbd|pod|snus|tabac|arôme/i;

/** Stones and books against them, and what animals have. */
const noMedicine =
  /(?<!\p{L})(?:\p{L}{0,10}stein|stones?|pierres?|bracelet|livre|buch|book|chiens?|chats?|dogs?|cats?|hunde?|katzen?|cheva(?:l|ux)|horses?|pferde?|perros?|gatos?|cani|gatti)(?!\p{L})/iu;

const beauty = new Set(['beauty', otherCategoryKey]);

/**
 * What is against an ailment is a medicine, where nothing else names it or a word that cosmetics have ("Crema emorroidi"); what is against
 * an illness, or has a dose in milligrams, where nothing names it.
 */
export function againstAilment(key: string, title: string): string {
  if (diluted.test(title) && !noMedicine.test(title)) return 'medicine-first-aid';
  if (!beauty.has(keysAbove(key).at(-1) ?? '') || noMedicine.test(title)) return key;
  if (ailments.test(title)) return 'medicine-first-aid';
  if (key !== otherCategoryKey) return key;
  if (illnesses.test(title)) return 'medicine-first-aid';
  return dose.test(title) && !smoked.test(title) ? 'health' : key;
}
