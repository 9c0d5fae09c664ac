import type { Condition } from '../../../contract/catalogue/conditions.ts';

const refurbished =
  /reconditionn|refurb|remanufactur|renewed|remis [àa] neuf|reacondicionad|ricondizionat|generalüberholt|odnowion/i;
const used =
  /^(?:used|occasion|d['’]occasion|second[e ]|seconde main|pre-?owned|open[ -]?box|gebraucht|usado|usato|używan|b-ware)/i;
/** "Second hand" alone may be a watch's, "usado" and "used" what something is for: they count where a title begins or ends. */
const usedInTitle =
  /d['’]occasion|(?:^|[-–—|([])\s*(?:occasion|used|second[ -]hand|usat[oa]|usad[oa])\b|\b(?:seconde|seconda|segunda) (?:main|mano|mão)(?![\p{L}])|\bpre-?owned\b|\bopen[ -]?box\b|\bused (?:grad[eo]|very good|good condition|like new|original box)\b|\busat[oa] garantit[oa]\b|\b(?:usat[oa]|usad[oa]|gebraucht|tweedehands|begagnad|seminuev[oa])$|\b(?:gebraucht|tweedehands|b-ware)\b|z drug(?:iej ręki|é ruky)/iu;
// "remis à neuf", "comme neuf" say that it is not; a refurbished thing's title says so in one of these words.
const mayBeNotNew =
  /recond|refurb|renewed|remis |occasion|second|segunda|pre-?owned|open.?box|used|usa[td][oa]|gebraucht|tweede|begagn|seminuev|z drug|b-ware|remanufactur|reacond|ricond|überholt/i;

const usedShelf =
  /^(?:used|usato|usado|gebraucht(?:ware|e \p{L}+)?|tweedehands|second[ -]hand)(?: (?:garantito|goods|products|items|shop))?$|d['’]occasions?$|(?:seconde|seconda|segunda) (?:main|mano|mão)$/iu;
const saysNew = /\b(?:new|neufs?|neuves?|neu|neuware|nuov[oaie]|nuev[oa]s?|nieuw)\b/i;
const maxShelf = 300;

/** What the end of a shop's shelf says of all that stands there: "Téléphones > Reconditionnés"; not of "Neufs et reconditionnés". */
function conditionOfShelf(shelf: string): Condition {
  const last =
    shelf
      .slice(0, maxShelf)
      .split(/[>;|/]/)
      .at(-1)
      ?.trim() ?? '';
  if (saysNew.test(last)) return 'new';
  if (refurbished.test(last)) return 'refurbished';
  return usedShelf.test(last) ? 'used' : 'new';
}

/**
 * Condition of goods from the feed's column, the title and the shop's own shelf. What a title says openly ("… - Reconditionné
 * Grade A"), or else the shelf, wins over a column that calls everything new.
 */
export function parseCondition(stated: string, title: string, shelf = ''): Condition {
  if (refurbished.test(stated)) return 'refurbished';
  if (used.test(stated.trim())) return 'used';
  return (mayBeNotNew.test(title) && conditionOfTitle(title)) || conditionOfShelf(shelf);
}

function conditionOfTitle(title: string): Condition | undefined {
  if (refurbished.test(title)) return 'refurbished';
  return usedInTitle.test(title) ? 'used' : undefined;
}
