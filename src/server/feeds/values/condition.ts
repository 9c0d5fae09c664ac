import type { Condition } from '../../../contract/catalogue/conditions.ts';
import { anyOf } from '../../language/any-of.ts';
import { parseFlag } from './flags.ts';

const refurbishedWords =
  'reconditionn|refurb|remanufactur|remis [àa] neuf|reacondicionad|ricondizionat|generalüberholt|odnowion';
const refurbished = new RegExp(`${refurbishedWords}|renewed`, 'i');
/** "Renewed" is a word of names as well: "Jacket Renewed Timber". It counts where a title begins or ends, and in brackets. */
const refurbishedInTitle = new RegExp(
  `${refurbishedWords}|(?:^|[-–—|([,])\\s*renewed\\b|\\brenewed[)\\]]?\\s*$`,
  'i',
);
const used = new RegExp(
  `^${anyOf`
    used(?:$|[^\p{L}]|condition|like|very|good|acceptable)|(?:d['’])?occasions?(?!\p{L})|pre-?owned|open[ -]?box
    second(?:e|a)?(?:$|[^\p{L}]|hand)|segunda (?:mano|mão)|gebraucht|usad[oa]s?(?!\p{L})|usat[oaie](?!\p{L})
    używan|użyt|použit|rozbalen|zánovn|b-ware|tweedehands|begagnad|brugt|powystawow|vorführ|ausstellung
    ex[- ]?(?:display|d[ée]mo|expo)|(?:(?:produit|article|pièce|modèle|meuble)s? )?d['’]expo
    2(?:nde?|de|e|ème) main(?!\p{L})|usagé|pre-?loved|d[ée]ball[ée]|retour (?:client|sav|magasin)|damaged
    deuxi[èe]me main|seminuev|t\.?b\.?e\.?$|[ée]tat d['’]usage|ab[iî]m[ée]|(?:bo[iî]te|emballage) ouverte?|d[ée]mo(?:nstration)?$
    pour pièces|for parts|l[ée]g[èe]rement (?:utilis|us[ée]|port[ée])
  `}`,
  'iu',
);
/** Words for how worn a thing is: nobody says so of new ones. */
const worn = new RegExp(
  `^${anyOf`
    comme neu|quasi neu|(?:tr[èe]s )?bon(?:ne)?(?: |$)|(?:[ée]tat )?(?:correct|moyen|satisfaisant|acceptable)
    parfait [ée]tat|excellent [ée]tat|like[ _]new|(?:very[ _])?good|fair$|wie neu|(?:sehr )?gut(?:er zustand)?$
    come nuov|como nuev|jak now|jako nov|zo goed als nieuw|ottim[oe]|buon[oe]|muy bueno|grade [a-d]\b
  `}`,
  'i',
);

/** "Second hand" alone may be a watch's, "usado" and "used" what something is for: they count where a title begins or ends. */
const usedInTitle = new RegExp(
  anyOf`
    d['’]occasion|(?:^|[-–—|([])\s*(?:occasion|used|second[ -]hand|usat[oaie]|usad[oa]s?|gebrauchte[rs]?)\b
    \b(?:seconde|seconda|segunda) (?:main|mano|mão)(?![\p{L}])|\bpre-?owned\b|\bopen[ -]?box\b
    \bused (?:grad[eo]|very good|good condition|like new|original box)\b|\busat[oa] garantit[oa]\b
    (?<!\b(?:aceites?|[óo]leos?|oli[oi]|para|per)\s)\b(?:usat[oaie]|usad[oa]s?)$|\b(?:gebraucht|tweedehands|begagnad|seminuev[oa]s?)$
    \b(?:gebraucht|tweedehands|b-ware)\b
    z drug(?:iej ręki|é ruky)
    \boccasion,? (?:garantie?|(?:en )?(?:tr[èe]s )?bon(?:ne)? [ée]tat|comme neu(?:f|ve)s?|(?:en )?(?:excellent|parfait) [ée]tat)(?!\p{L})
    (?:\s[-–—|,]|[([]|,)\s*(?:comme neu(?:f|ve)s?|(?:en )?(?:tr[èe]s )?bon [ée]tat|(?:en )?(?:excellent|parfait) [ée]tat|[ée]tat d['’]usage|retours? (?:client|sav)|(?:mod[èe]le|produit|article)s? d['’](?:exposition|expo|d[ée]mo(?:nstration)?)|ex[- ](?:expo|d[ée]mo))\s*(?:[)\]]|$)
  `,
  'iu',
);
// A title of what is not new says so in one of these words.
const mayBeNotNew = new RegExp(
  anyOf`
    recond|refurb|renewed
    remis |occasion|second|segunda|pre-?owned|open.?box|used|usa[td][oaie]
    gebraucht|tweede|begagn|seminuev|z drug|b-ware|remanufactur|reacond|ricond|überholt
    comme neu|[ée]tat|retours? |d['’](?:expo|d[ée]mo)|ex[- ](?:expo|d[ée]mo)
  `,
  'i',
);

const usedShelf =
  /^(?:used|usato|usado|gebraucht(?:ware|e \p{L}+)?|tweedehands|second[ -]hand)(?: (?:garantito|goods|products|items|shop))?$|d['’]occasions?$|(?:seconde|seconda|segunda) (?:main|mano|mão)$/iu;
const saysNew = /\b(?:new|neufs?|neuves?|neu|neuware|nuov[oaie]|nuev[oa]s?|nieuw)\b/i;
/** What is said of things that are not new, though the word is there. */
const asNew =
  /remis [àa] neuf|^(?:comme neu(?:f|ve)s?|like[ -]new|wie neu|come nuov[oaie]|como nuev[oa]s?)$/i;
const maxShelf = 300;

/** What the end of a shop's shelf says of all that stands there: "Téléphones > Reconditionnés"; not of "Neufs et reconditionnés". */
function conditionOfShelf(shelf: string): Condition {
  const last =
    shelf
      .slice(0, maxShelf)
      .split(/[>;|/]/)
      .at(-1)
      ?.trim() ?? '';
  if (saysNew.test(last.replace(asNew, ''))) return 'new';
  if (refurbished.test(last)) return 'refurbished';
  return usedShelf.test(last) || asNew.test(last) ? 'used' : 'new';
}

/**
 * Condition of goods from the feed's column, the title and the shop's own shelf. What a title says openly ("… - Reconditionné
 * Grade A"), or else the shelf, wins over a column that calls everything new.
 */
export function parseCondition(written: string, title: string, shelf = ''): Condition {
  const stated = written.trim().replace(schemaOrg, '');
  if (refurbished.test(stated)) return 'refurbished';
  if (saysUsed(stated)) return 'used';
  return (mayBeNotNew.test(title) && conditionOfTitle(title)) || conditionOfShelf(shelf);
}

/** "https://schema.org/UsedCondition". */
const schemaOrg = /^https?:\/\/(?:www\.)?schema\.org\//i;

const saysUsed = (stated: string) => used.test(stated) || worn.test(stated);

const newOnly =
  /^(?:brand[ _-]?)?(?:new|neu[fe]?|neuve|nuev[oa]|nuov[oa]|nov[oaéýá]|now[yae]|nieuw|ny(?:tt)?|fabrikneu|neuware)$/i;

/** Whether a text says how new or used a thing is, and nothing else. */
export function isCondition(text: string): boolean {
  const stated = text.trim().replace(schemaOrg, '');
  return stated.length <= 30 && (newOnly.test(stated) || refurbished.test(stated) || saysUsed(stated));
}

/** What makes other things "comme neuf". */
const renews = /^(?:kit|lot|set|coffret)?\s*(?:de\s)?(?:r[ée]nov|nettoy|polis|restaur|d[ée]tach|entretien)/iu;

function conditionOfTitle(title: string): Condition | undefined {
  if (refurbishedInTitle.test(title)) return 'refurbished';
  if (renews.test(title)) return undefined;
  return usedInTitle.test(title) ? 'used' : undefined;
}

/** What a yes means in a column of such a name, as `foldName` folds it: comparators of old asked for "occasion", 0 or 1. */
const flags = new Map<string, Condition>([
  ...'occasion,produitoccasion,doccasion,estoccasion,used,isused,secondhand,secondemain,gebraucht,usado,usato,tweedehands'
    .split(',')
    .map((name): [string, Condition] => [name, 'used']),
  ...'reconditionne,estreconditionne,refurbished,isrefurbished,generaluberholt,ricondizionato,reacondicionado'
    .split(',')
    .map((name): [string, Condition] => [name, 'refurbished']),
]);

/** Whether a column of this folded name says yes or no to a condition. */
export const isConditionFlag = (name: string): boolean => flags.has(name);

/**
 * What further columns of yes and no say besides the one that is mapped, by their folded names: of "occasion" and
 * "reconditionne" either may be a yes, and what was put in order is not merely used.
 */
export function conditionInFlags(
  stated: string,
  others: readonly (readonly [name: string, text: string])[],
): string {
  const said = others.flatMap(([name, text]) => (parseFlag(text) ? (flags.get(name) ?? []) : []));
  if (said.includes('refurbished')) return 'refurbished';
  return said.length > 0 && parseCondition(stated, '') === 'new' ? 'used' : stated;
}

/** A condition as the column of this folded name means it: "1" in "occasion" is used; any other text as it is. */
export function conditionInColumn(name: string, text: string): string {
  const condition = flags.get(name);
  const flag = condition === undefined ? undefined : parseFlag(text);
  if (condition === undefined || flag === undefined) return text;
  return flag ? condition : 'new';
}
