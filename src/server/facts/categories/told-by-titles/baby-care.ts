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
