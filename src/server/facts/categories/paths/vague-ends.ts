import { anyOf } from '../../../language/any-of.ts';
import { forWords, unclearForWords } from '../../../language/prepositions.ts';
import { keyOfName } from '../names-of-tree.ts';
import { nounOfStep } from '../nouns/noun-of-step.ts';
import { fieldOf } from '../shop/shop-sense.ts';
import { keysAbove } from '../tree.ts';
import { featuresOfPath } from '../word-model/features.ts';
import { guess } from '../word-model/guess.ts';
import { saysOnlyForWhom, splitSteps } from './steps.ts';

/** How likely what was learned of a step has to be. */
const enough = 0.6;
export const learnedOf = (step: string): string | undefined =>
  guess([{ features: featuresOfPath(step), volume: 1 }], enough)?.key;

/** Of whatever it is. Words learned of accessories of one kind would lead there: "Accesorios" to cars. */
const vagueNames = anyOf`
  access?or(?:y|ies|ios?|ii?)|accessoires?|acess[óo]rios?
  complementos?|zubeh[öo]r|tillbeh[öo]r|tilbeh[øo]r|toebehoren
  akcesoria|p[řr][íi]slu[šs]enstv[íio]|dopl[ňn]ky|kieg[ée]sz[íi]t[őo]k|dodaci|aksesuar(?:lar)?
  аксессуары?|аксесуари?|αξεσου[άα]ρ
`;
const isPlainVague = new RegExp(`^\\P{L}*${vagueNames}\\P{L}*$`, 'iu');

/** Such a word at an end of a step, with what joins it to the others: "Accessori per PC", "Phone accessories". */
const vagueEnd = new RegExp(
  `^\\P{L}*${vagueNames}\\s+(?:(?:${forWords}|${unclearForWords}|de|di|da)\\s+)?(?=\\p{L})|(?<=\\p{L})[\\s-]+${vagueNames}\\P{L}*$`,
  'iu',
);

/** Longer names of shelves are sentences. */
const maxStep = 80;

/**
 * A path whose last step is read without a word for accessories where that alone led to another field than the rest of it: those of the
 * languages of the word model are mostly of cars. Where the rest says nothing, the step does not.
 */
function withoutMisledEnd(path: string): string {
  const steps = splitSteps(path);
  const last = steps.at(-1) ?? '';
  const rest = last.length > maxStep ? last : last.replace(vagueEnd, '');
  if (rest === last || keyOfName(last) !== undefined || nounOfStep(last) !== undefined) return path;
  if (saysOnlyForWhom(rest)) return path;
  const told = learnedOf(last);
  const own = keyOfName(rest) ?? nounOfStep(rest) ?? learnedOf(rest);
  if (told === undefined || (own !== undefined && isAkin(own, told))) return path;
  return [...steps.slice(0, -1), ...(own === undefined ? [] : [rest])].join(' > ');
}

/** What goes with devices has a department of its own. */
const isAkin = (a: string, b: string): boolean => {
  const departments = [a, b].map((key) => keysAbove(key).at(-1));
  return (
    departments[0] === departments[1] || (fieldOf(a) === fieldOf(b) && departments.includes('accessories'))
  );
};

/** "Clothing > Accessories" are no accessories of electronics: what stands before says more. */
function withoutVagueEnd(path: string): string {
  const steps = splitSteps(path);
  const isVague = steps.length > 0 && isPlainVague.test(steps.at(-1) ?? '');
  return isVague ? withoutVagueEnd(steps.slice(0, -1).join(' > ')) : path;
}

/**
 * Adjectives in Cyrillic letters and nothing else: "Настенные" below "Кондиционеры". What stands between two words is never
 * empty, or "ыеыеыеы" could be taken apart in more ways than anybody has time for.
 */
const isOnlyLike =
  /^\P{L}*(?:[\p{L}&&\p{Script=Cyrillic}]+(?:ые|ие|ый|ий|ая|яя|ое|ее|ські|цькі|ьні|ові)(?:\P{L}+|$))+$/v;

/** Where things are used, and nothing else: "Peinture > Intérieur". "Outdoor" may be what hikers need. */
const isOnlyInside =
  /^\P{L}*(?:(?:murs?|plafonds?|fa[çc]ades?)(?:(?:\s*[,&]\s*|\s+et\s+)(?:murs?|plafonds?|fa[çc]ades?))*|(?:d['’]|pour l['’]|en )?int[ée]rieure?s?|(?:for )?(?:indoors?|interiors?)|innen|(?:per |da )?intern[oi]|(?:de |para )?interior(?:es)?|(?:voor )?binnen|inomhus|wewn[ęe]trzne)\P{L}*$/iu;
const isOnlyOutside =
  /^\P{L}*(?:(?:d['’]|pour l['’]|en )?ext[ée]rieure?s?|exteriors?|au(?:ß|ss)en|(?:per |da )?estern[oi]|(?:de |para )?exterior(?:es)?|(?:voor )?buiten|utomhus|zewn[ęe]trzne)\P{L}*$/iu;

/** Furniture for outside is another thing. */
const isFurniture = (step: string): boolean => {
  const key = keyOfName(step) ?? nounOfStep(step);
  return key !== undefined && keysAbove(key).includes('furniture');
};

function saysOnlyWhere(step: string, before: string): boolean {
  return isOnlyInside.test(step) || (isOnlyOutside.test(step) && !isFurniture(before));
}

/** A path without steps at its end that only say what things are like, or where they are used. */
function withoutLikeness(path: string): string {
  const steps = splitSteps(path);
  const [before = '', last = ''] = steps.slice(-2);
  const isLike = steps.length > 1 && (isOnlyLike.test(last) || saysOnlyWhere(last, before));
  return isLike ? withoutLikeness(steps.slice(0, -1).join(' > ')) : path;
}

/** A path without what at its end says nothing of the thing itself, or something else. */
export const withoutVagueEnds = (path: string): string =>
  withoutLikeness(withoutMisledEnd(withoutVagueEnd(path)));
