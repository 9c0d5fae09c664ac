import type { Condition } from '../../../contract/catalogue/conditions.ts';

const refurbished =
  /reconditionn|refurb|remanufactur|renewed|remis [àa] neuf|reacondicionad|ricondizionat|generalüberholt|odnowion/i;
const used =
  /^(?:used|occasion|d['’]occasion|second[e ]|seconde main|pre-?owned|open[ -]?box|gebraucht|usado|usato|używan|b-ware)/i;
const usedInTitle =
  /d['’]occasion|(?:^|[-–—|([])\s*occasion\b|\bseconde main\b|\bpre-?owned\b|\bopen[ -]?box\b|(?:^|[-–—|([])\s*used\b|\bgebraucht\b|\bb-ware\b/i;
// "remis à neuf", "comme neuf" say that it is not; a refurbished thing's title says so in one of these words.
const mayBeNotNew =
  /recond|refurb|renewed|remis |occasion|seconde main|pre-?owned|open.?box|used|gebraucht|b-ware|remanufactur|reacond|ricond|überholt/i;

/**
 * Condition of goods from the feed's column and the title. What a title says openly ("… - Reconditionné
 * Grade A") wins over a column that calls everything new.
 */
export function parseCondition(stated: string, title: string): Condition {
  if (refurbished.test(stated)) return 'refurbished';
  if (used.test(stated.trim())) return 'used';
  if (!mayBeNotNew.test(title)) return 'new';
  if (refurbished.test(title)) return 'refurbished';
  return usedInTitle.test(title) ? 'used' : 'new';
}
