import { anyOf, anyWord } from '../../../language/any-of.ts';

/** What babies are washed and cared for with as people are. */
const care = new Set(['hair-care', 'skin-care', 'bath-body', 'massage-relaxation']);

/** For babies; "baby hair", "baby doll" and the like are none. */
const ofBabies = new RegExp(
  String.raw`(?<!\p{L})(?:${anyOf`
    b[ée]b[ée]s?|nourrissons?|nouveau-n[ée]s?|neonat[oi]|reci[ée]n nacidos?|niemowl\p{L}{1,3}|s[äa]uglinge?
    bab(?:y|ys|ies)(?![ -](?:hairs?|foot|feet|dolls?|lips?|pink|blue|face|skin|soft|powder|boo|liss))
  `})(?!\p{L})`,
  'iu',
);
/** Colours and comparisons, what is for mothers, and sun care, which is sought where people's is. */
const ofOthers = anyWord`
  (?:rose|bleu|peau|comme (?:un|une|des)|like an?) (?:de )?b[ée]b[ée]s?|babyliss
  mamans?|m[èe]res?|maternit[ée]|grossesses?|enceintes?|vergetures?|moms?|mums?|mothers?|pregnan\p{L}{2,4}|stretch marks?
  masseurs?|pistolets?|coussins?|brosses?|chiens?|chats?|v[ée]t[ée]rinaires?
  spf ?\d*|ip ?\d{2}|solaires?|sun|sunscreen|sonne\p{L}{0,10}|solare?
`;

/** Care that a title, or a shelf that says only for whom, calls babies': "Huile de massage bébé", "Gel lavant" on "Bébé". */
export const careOfBabies = (key: string, title: string, path: string): string =>
  care.has(key) && (ofBabies.test(title) || ofBabies.test(path)) && !ofOthers.test(title)
    ? 'nappies-hygiene'
    : key;

const sleepingBag = anyWord`
  sacs? de couchage|sleeping ?bags?|schlaf(?:s[äa]ck\p{L}{0,2})|sacos? de dormir|sacos?-cama|sacc[oh]i? (?:a pelo|nanna)|slaapzak(?:ken)?
  sovs[äa]ck(?:ar)?|soveposer?|śpiw[óo]r\p{L}{0,3}|spac[íi] (?:pytel|vak)\p{L}{0,2}|vreć[ae] za spavanje
`;
/** Ages and warmth that only babies' things come in: "6-24 mois", "2.5 TOG". */
const sizeOfBabies =
  /\d{1,2}\s?(?:[-–/]|à|to|bis|a)\s?\d{1,2}\s?(?:m(?:ois|onths?|onate?n?|esi|eses|aanden|ånader|åneder|iesi[ęe]cy|ěsíců|jeseci))(?!\p{L})|\d\s?tog(?!\p{L})/iu;

const ofDolls = anyWord`dolls?|poup[ée]es?|puppen?|muñecas?|bambol[ae]`;

/** What babies sleep in is no camper's: "Sac de couchage bébé", "Sleeping bag 6-18 months". */
export const bagOfBabies = (key: string, title: string): string =>
  key === 'camping-hiking' &&
  sleepingBag.test(title) &&
  !ofDolls.test(title) &&
  (sizeOfBabies.test(title) || ofBabies.test(title))
    ? 'nursery-furniture'
    : key;
