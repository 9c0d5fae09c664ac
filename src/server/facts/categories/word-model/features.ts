import { withoutAudience } from '../audience.ts';
import { splitSteps } from '../paths/steps.ts';
import { isTelling, purposes, singular, wordsOf } from '../words.ts';

/** What a text says of a category: words, neighbours, the first and last word, with their weights. */
export type Features = Map<string, number>;

/** What a French noun is made of or for follows these, and says less: "bracelet en cuir", "crème à l'argile". */
const complements = new Set(
  'de du des d en a au aux of do da das em no na nos di del dello della dei delle von vom van z ze na av af'.split(
    ' ',
  ),
);

/** Words that tell something, each with how near it is to the head of its text. */
function nearHead(words: readonly string[]): { word: string; share: number }[] {
  let share = 1;
  return words.flatMap((word, place) => {
    if (place > 0 && complements.has(word)) share = Math.max(0.35, share / 2);
    return isTelling(word) ? { word: singular(word), share } : [];
  });
}

/** Adds what one step of a path or a title says. */
function addStep(features: Features, text: string, weight: number): void {
  const add = (name: string, share: number) =>
    features.set(name, Math.max(features.get(name) ?? 0, weight * share));
  const words = wordsOf(withoutAudience(withoutApparatus(withoutPacks(withoutDrives(text)))));
  const turn = words.findIndex((word, place) => place > 0 && purposes.has(word));
  const head = nearHead(turn < 0 ? words : words.slice(0, turn));
  head.forEach(({ word, share }, place) => {
    add(word, share);
    const next = head[place + 1];
    if (next !== undefined) add(`${word} ${next.word}`, share);
  });
  const [first, last] = [head[0], head.at(-1)];
  if (first !== undefined) add(`^${first.word}`, 0.7);
  if (last !== undefined) add(`${last.word}$`, 0.7 * last.share);
  if (turn < 0) return;
  for (const word of words.slice(turn).filter((each) => isTelling(each) && !purposes.has(each))) {
    add(`~${singular(word)}`, 0.6);
  }
}

/** How much the steps of a path count, from its end. */
const stepWeights = [1, 0.6, 0.4, 0.3];

/** How a thing is driven says nothing of what it is: "battery-powered garden machines", "perceuse sur batterie". */
const drives =
  /(?<!\p{L})(?:\p{L}+[- ](?:powered|operated|driven)|(?:sur|à|a)\s(?:batteries?|piles?)|(?<=\p{L}\s)manuel(?:le)?s?(?!\p{L})|cordless|rechargeables?|akku[- ](?=\p{L}{4}))(?!\d)/giu;

/** What it is an apparatus for says what it is, unless it takes photographs: "appareils de fitness". */
const apparatus =
  /(?<!\p{L})appareils?(?!\p{L}|\s(?:photo|num[ée]ri|argenti|instantan|jetable|reflex|hybride|compact|et obj|& obj))/giu;

/**
 * What things come in, that they are parts, and that makers are named, says nothing of what they are: "coffret de maquillage", "pièces
 * détachées d'alarme", "marques populaires" (no markers).
 */
const packs =
  /(?<!\p{L})(?:coffrets?(?=\s(?:de\s|d['’]))|pi[èe]ces? d[ée]tach[ée]es?(?!\p{L})|marques(?=\s\p{L})(?!\s(?:page|place))|jeux?\sde(?=\scr[ée]ation))/giu;

/** Few texts have to be read for it. */
const mayBeDriven = /power|operat|driven|batter|pile|cordless|recharg|akku|manuel/i;
const withoutDrives = (text: string): string =>
  mayBeDriven.test(text) ? text.replaceAll(drives, ' ') : text;
const withoutApparatus = (text: string): string =>
  /appareil/i.test(text) ? text.replaceAll(apparatus, ' ') : text;

const withoutPacks = (text: string): string =>
  /coffret|tach|marques|jeu/i.test(text) ? text.replaceAll(packs, ' ') : text;

/** What a merchant's path says of a category, its last steps first. */
export function featuresOfPath(path: string): Features {
  const features: Features = new Map();
  const steps = splitSteps(path);
  // Shop systems list all categories of a thing side by side.
  const isList = path.includes(';');
  // The first ones that say something are kept where a hostile path has many.
  steps
    .toReversed()
    .slice(0, 8)
    .forEach((step, place) => {
      addStep(features, step, isList ? 0.8 : (stepWeights[place] ?? 0.2));
    });
  return features;
}

/** What a title says of a category; what stands behind a dash, a comma or in brackets counts less. */
export function featuresOfTitle(title: string): Features {
  const features: Features = new Map();
  const [main = '', ...rest] = title.slice(0, 200).split(/\s[-–—|]\s|[,(;:]/);
  addStep(features, main, 1);
  for (const part of rest.slice(0, 4)) addStep(features, part, 0.2);
  return features;
}
