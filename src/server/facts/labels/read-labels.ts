import {
  type ConsumptionBasis,
  type EnergyClass,
  energyClasses,
  maxIndex,
} from '../../../contract/catalogue/labels.ts';
import { plainLetters } from '../../../contract/plain-letters.ts';
import { rememberRecent } from '../../platform/memory/remember-recent.ts';
import { foldName } from '../fold-name.ts';
import type { WrittenSpecification } from '../typed-specifications.ts';

/** A class as it is written. `scale`: 'today' where A to G is stated with it, 'old' where a plus is, else not known. */
export type StatedClass =
  | { letter: EnergyClass; scale: 'today' | 'unknown' }
  | { scale: 'old'; text: string };
export type StatedConsumption = { kwh: number; per: ConsumptionBasis };

/** What one specification says of labels. */
export type StatedLabel =
  | { kind: 'class'; value: StatedClass | undefined }
  | { kind: 'eprel'; value: string | undefined }
  | { kind: 'repairability' | 'durability'; value: number | undefined }
  | { kind: 'consumption'; value: StatedConsumption };

const isClassName =
  /^(?:classe (?:d )?(?:efficacite )?energ(?:etique|ie)(?: ue| eu| sdr)?|energy (?:efficiency )?(?:class|rating|label)(?: eu| sdr)?|etiquette energ(?:ie|etique)|eu energy (?:efficiency )?class|energieeffizienzklasse)$/;
const isEprelName = /\beprel\b/;
const isRepairabilityName =
  /^(?:indice|index|note|score) (?:de )?reparabilite$|^rep(?:ai|a)rability (?:index|score)$/;
const isDurabilityName = /^(?:indice|index|note|score) (?:de )?durabilite$|^durability (?:index|score)$/;

const letters = energyClasses.join('');
const classForm = new RegExp(
  `^(?:classe? |energy (?:efficiency )?class )?([${letters}])(\\+{0,3})(?:\\s*[([-]?\\s*(?:sur une |on a )?(?:echelle |scale )?(?:de |from |of )?a(\\+{0,3})\\s*(?:a|to|-|–|→|/)\\s*([defg])\\s*[)\\]]?)?$`,
  'i',
);

/** "E", "Classe E", "E (A–G)", "A++"; undefined: something else. */
export function readClass(text: string): StatedClass | undefined {
  const stated = plainLetters(text)
    .replace(/\(\s*\)|\(?\bsdr\b\)? ?:?/g, '')
    .replace(/\s+/g, ' ')
    .trim();
  const [, letter = '', plus = '', bestPlus, worst] = classForm.exec(stated) ?? [];
  if (letter === '') return undefined;
  const upper = letter.toUpperCase() as EnergyClass;
  const isOld = plus !== '' || (bestPlus !== undefined && (bestPlus !== '' || worst !== 'g'));
  if (isOld) return { scale: 'old', text: upper + plus };
  return { letter: upper, scale: worst === undefined ? 'unknown' : 'today' };
}

/** A registration number, alone or at the end of its address. */
function readEprel(text: string): string | undefined {
  const address = /eprel\.ec\.europa\.eu\/(?:qr|screen\/product\/[\w-]+)\/(\d{3,9})\b/i.exec(text);
  return address?.[1] ?? /^(?:eprel|n[o°]|:|\s)*(\d{3,9})$/i.exec(text.trim())?.[1];
}

/** "7,9/10", "8.2 sur 10", "6,5"; 0 is what exports write where nothing is known. */
export function readIndex(text: string): number | undefined {
  const [, number = ''] =
    /^(\d{1,2}(?:[.,]\d{1,2})?)(?:\s*(?:\/|sur|out of)\s*10(?:[.,]0)?)?$/i.exec(text.trim()) ?? [];
  const score = Math.round(Number(number.replace(',', '.')) * 10) / 10;
  return score > 0 && score <= maxIndex ? score : undefined;
}

const isOfKwh = /kwh/i;
const consumptionName = /consommation|consumption|\bconso\b|energie|energy|electricit/;
/** Other modes than the label's, and other things than electricity. */
const otherConsumption =
  /\bhdr\b|veille|standby|stand by|arret|off mode|sechage|drying|\bdry|\beau\b|water|complet|reseau/;
/** Of "2 500" and "1.234", which may be thousands, none. */
const amountForm = /(?<![\d.,]|\d )(0[.,]\d{3}|\d{1,4}(?:[.,]\d{1,2})?)\s*kwh/;
const bareAmount = /^(?:0[.,]\d{3}|\d{1,4}(?:[.,]\d{1,2})?)$/;
const bases: readonly [ConsumptionBasis, RegExp][] = [
  ['1000 hours', /1[ .]?000 ?h/],
  ['100 cycles', /100 ?(?:cycles?|washes|lavages)/],
  ['year', /\ban\b|\bannee|\bannuelle|\bannum|\bannual|\byear|\bper a\b|\/ ?an?\b/],
];
const maxKwh = 5_000;

/** "61 kWh/100 cycles", "Consommation annuelle : 174 kWh"; undefined: not of the kind that labels state. */
export function readConsumption({ name, value }: WrittenSpecification): StatedConsumption | undefined {
  if (!isOfKwh.test(value) && !isOfKwh.test(name)) return undefined;
  const [called, stated] = [plainLetters(name), plainLetters(value).trim()];
  const all = `${stated} ${called}`;
  if (!consumptionName.test(called) || otherConsumption.test(all)) return undefined;
  const number =
    amountForm.exec(stated)?.[1] ?? (called.includes('kwh') ? bareAmount.exec(stated)?.[0] : undefined);
  const per = bases.filter(([, form]) => form.test(stated)).map(([basis]) => basis);
  const ofName = bases.filter(([, form]) => form.test(called)).map(([basis]) => basis);
  const [basis, ...more] = per.length > 0 ? per : ofName;
  const kwh = Number(number?.replace(',', '.'));
  if (basis === undefined || more.length > 0 || !(kwh > 0 && kwh <= maxKwh)) return undefined;
  return { kwh, per: basis };
}

const kinds = [
  ['class', isClassName],
  ['eprel', isEprelName],
  ['repairability', isRepairabilityName],
  ['durability', isDurabilityName],
] as const;

type NamedKind = (typeof kinds)[number][0];

/** What a name alone tells that a specification states; 'other': nothing. Feeds have few names. */
const kindOfName = rememberRecent({ max: 2_000, maxLength: 100 }, (name): NamedKind | 'other' => {
  const folded = foldName(name);
  return kinds.find(([, form]) => form.test(folded))?.[0] ?? 'other';
});

/**
 * What a specification says of labels; undefined: it is about something else, or a consumption, which stays among the
 * specifications as well, that is of no label's kind. Pure.
 */
export function readLabel(written: WrittenSpecification): StatedLabel | undefined {
  const kind = kindOfName(written.name);
  if (kind === 'class') return { kind, value: readClass(written.value) };
  if (kind === 'eprel') return { kind, value: readEprel(written.value) };
  if (kind !== 'other') return { kind, value: readIndex(written.value) };
  const value = readConsumption(written);
  return value && { kind: 'consumption', value };
}
