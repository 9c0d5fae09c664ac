import { plainLetters } from '../plain-letters.ts';
import { lowPriceWords } from './low-price-words.ts';

/** A pattern of plain lower-case words, one or more a line (`|` between those of one); a space matches any white space. */
const words = (lines: TemplateStringsArray, ...parts: readonly string[]) => {
  const any = String.raw(lines, ...parts)
    .trim()
    .replace(/\s*\n\s*/g, '|')
    .replaceAll(' ', String.raw`\s+`);
  return new RegExp(String.raw`(?<![a-z\d'])(?:${any})(?![a-z\d])`, 'g');
};

/** Beginnings of a spoken search. Not "find" or "show" alone: products have such names. */
const openings = words`
  j(?:e |')?(?:re)?cherche
  j(?:e )?(?:veux|voudrais|souhaite|aimerais)(?: (?:acheter|trouver|commander))?
  j'aimerais(?: (?:acheter|trouver|offrir))?
  j'ai besoin(?: de)?|besoin d(?:e|'une?)|envie d'une?|il (?:me|nous) faut
  (?:(?:trouve|montre|cherche)[rz]?|(?:conseille|recommande|propose)[rz]?)[- ]moi
  (?:est[- ]ce que )?vous (?:avez|vendez)|(?:avez|vendez|auriez)[- ]vous
  (?:pouvez[- ]vous |peux[- ]tu )me (?:conseiller|recommander|proposer)
  que choisir(?: (?:comme|pour))?(?! (?:magazine|hors|abonnement|revue))
  quoi (?:offrir|acheter)(?: (?:a|comme))?
  (?:quel(?:le)?s? (?:est|sont)|which (?:is|are)|what (?:is|are)|what.?s) (?:le|la|les|the)
  ou (?:puis[- ]je )?(?:trouver|acheter)|quel est le prix d(?:e|u|es)|combien coute
  (?:i(?: am|'?m)? )?looking for|do you (?:have|sell|stock)
  (?:(?:can|could) you )?(?:recommend|suggest)(?: me)?(?= (?:an?|some) )|help me (?:find|choose)
  what should i (?:buy|get)|i need(?: to (?:buy|find|get))?
  i want(?: to (?:buy|find|get)|(?= an? ))|i(?: would|'?d) like(?: to (?:buy|find))?
  (?:quelque chose|un truc|something|anything)(?= (?:pour|for|to) )
  (?:find|show|get) me|where (?:can i|to) (?:buy|find|get)|how much is|price of
`;
const courtesies = words`
  s'?il (?:te|vous) plait|svp|bjr|ok google|hey google|dis siri|hey siri
`;
/** Products have such names too ("hello kitty", "câble stp"): removed only next to another such word, or an opening. */
const likelyCourtesies = words`
  stp|please|bonjour|hello
`;
const relatives = [
  'fils|fille|femme|mari|copain|copine|mere|pere|maman|papa|frere|soeur|amie?',
  'wife|husband|son|daughter|mother|father|mum|mom|dad|brother|sister|friend|boyfriend|girlfriend',
].join('|');
/** The person a thing is bought for does not describe it ("pour ma fille"); its purpose does ("pour la cuisine"). */
const persons = words`
  (?:pour|for) (?:mon|ma|mes|my) (?:${relatives})
`;
const owners = words`
  (?<=(?:pour|for|(?:offrir|acheter) a) )(?:mon|ma|mes|my)
`;

/** "Yaourt -20 % de sucre" says what is in it. */
const bareReduction = String.raw`[-–]\d\d\s?%(?!\s+d)`;
/** Words about a low price, about what makes it low, and about how soon and cheaply a thing comes. */
const priceWishes = words`
  ${lowPriceWords}
  (?:(?:en|codes?) )?promo(?:tion)?s?|(?:en )?soldes?|destockage|bons? plans?|bonnes? affaires?
  black friday|cyber monday|ventes? (?:flash|privees?)|discount|bargains?|(?:special|on) offers?
  (?:for|on|flash) sale|clearance
  (?:(?:meilleur|bon) )?rapport qualite[ -/]prix|(?:(?:best|good|great) )?value for money|(?:best|good|great) value
  (?:en |avec )?(?:reduction|remise|rabais) (?:de )?[-–]?\d\d\s?%
  [-–]?\d\d\s?% (?:(?:de )?(?:reduction|remise|rabais)|off)
  ${bareReduction}
  (?:en|in) stock
  livraison (?:gratuite|offerte|rapide|express)|(?:free|fast) (?:delivery|shipping)
`;

/** "Top 10 aspirateurs", at the beginning: "top 14" is of rugby, and a "crop top 38 noir" comes in sizes. */
const rankings = /^\s*top (?:3|5|10|15|20|50|100)(?: des?)?(?= (?!ans(?![a-z]))[a-z])/g;
/** "Quel aspirateur pour …"; "quel" alone asks for nothing that a product could hold either. */
const questions = /^\s*quel(?:le)?s?(?= (?!(?:est|sont|que|qu)(?![a-z]))[a-z]{2})/g;
const devices = [
  'iphone|ipad|airpods?|macbook|imac|apple|samsung|galaxy|pixel|google|xiaomi|redmi|oneplus|huawei|honor|oppo',
  String.raw`sony|playstation|ps\d|xbox|switch|nintendo|kindle|kobo|gopro|dyson|asus|lenovo`,
  '(?:smart)?phone|telephone|tablette|tablet|laptop|console',
].join('|');
/** "Dernier iphone", "newest galaxy": no device says so of itself for long. Titles do: "Le dernier jour …", "Nouvelle cuisine". */
const newest = new RegExp(
  String.raw`^\s*(?:(?:le|la|les|the) )?(?:derni(?:ere?|er)s?|nouve(?:au|aux|lle|lles)|latest|newest)(?= (?:${devices})s?(?![a-z\d]))`,
  'g',
);
/** What a thing must not do, at the end: "écouteurs qui ne tombent pas". A book is called "Ce qui ne tue pas", or goes on. */
const negatedClauses = words`
  (?<!(?:ce|celui|celles?|ceux) )qui n(?:e |')[a-z' ]{2,30}? pas(?=\s*$)
`;

const present = "(?:une? |des )?(?:idees? (?:de |d'|d )?)?cadeaux?(?: original(?:e|s)?| sympas?)?";
/** What stands behind it and is no word for what or whom: "cadeau bon", "cadeau pas cher". */
const notGiven = '(?:pour|pas|les?|des|une?|aux|sur|par|et|ou|n°|box|bon)(?![a-z])';
const inFrench = String.raw`${present}(?:(?: (?:pour|a|de|d'))?(?=\s+(?!${notGiven})[a-z\d]{3})| pour(?=\s+(?:(?:une?|les?|la)\s+)?(?!(?:une|mon|les)(?![a-z]))[a-z\d]{3}))`;
const inEnglish = String.raw`(?:gifts?|presents?)(?: ideas?)? for(?=\s+(?:an? )?(?:[a-z\d]{3}|\d))`;
/** What is given describes nothing that a product says; for whom or when it is does: "cadeau noël" looks for Christmas. No "papier cadeau". Behind "pour" three letters tell ("ado"). */
const gifts = new RegExp(String.raw`^\s*(?:${inFrench}|${inEnglish})`, 'g');
/** How old who is given something is. */
const ages = words`
  (?:de )?\d{1,2} ans|\d{1,2}[- ]years?(?:[- ]olds?)?|(?:old )?of \d{1,2}
`;

const beginsWithGift = /^\s*(?:une? |des )?(?:idees? )?(?:de |d')?(?:cadeaux?|gifts?|presents?)(?![a-z])/;
/** Not "pour ma mère", which `persons` leaves out, nor "fête des mères", "mother's day", "père Noël". */
const givenTo = (relatives: string) => words`
  (?<!(?<![a-z])(?:mon|ma|mes|my|des|notre|our) )(?:une? |an? )?(?:grand[- ]?)?(?:${relatives})(?!'s| noel)
`;
/** For whom what is given is, of which products say no more: "cadeau maman". */
const audiences: readonly (readonly [string, RegExp])[] = [
  ['femme', givenTo('maman|mere|mamie|epouse|soeur|copine|elle')],
  ['women', givenTo('wife|mom|mum|mother|grandma|sister|girlfriend|her')],
  ['homme', givenTo('papa|pere|papy|mari|frere|copain|lui')],
  ['men', givenTo('husband|dad|father|grandpa|brother|boyfriend|him')],
];

/** A present with the audience of whom it is for. */
function withAudience(text: string, plain: string): string {
  if (!beginsWithGift.test(plain)) return text;
  for (const [audience, relatives] of audiences) {
    const [found] = plain.matchAll(relatives);
    if (found) return `${text.slice(0, found.index)}${audience}${text.slice(found.index + found[0].length)}`;
  }
  return text;
}

/** Whether a present is looked for, not what presents are wrapped in. */
export const asksForPresent = (typed: string): boolean => beginsWithGift.test(plainLetters(typed));

/** A quick test: most searches contain none of these. */
const anything = new RegExp(
  [
    openings,
    rankings,
    questions,
    courtesies,
    persons,
    owners,
    priceWishes,
    newest,
    negatedClauses,
    beginsWithGift,
    gifts,
  ]
    .map(({ source }) => source)
    .join('|'),
);

/**
 * A search without the words of a sentence: "je cherche un casque pour ma fille" becomes "un casque". Unchanged where
 * nothing else would remain.
 */
export function withoutSentence(typed: string): string {
  const asTyped = plainLetters(typed);
  // Letters whose plain form has another length would shift the positions.
  if (asTyped.length !== typed.length || !anything.test(asTyped)) return typed;
  const text = withAudience(typed, asTyped);
  const plain = plainLetters(text);
  const findAll = (pattern: RegExp) => [...plain.matchAll(pattern)];
  const spoken = [openings, rankings, questions, courtesies].flatMap(findAll);
  const given = findAll(gifts);
  const parts = [
    ...spoken,
    ...given,
    ...(given.length > 0 ? findAll(ages) : []),
    ...[
      ...(spoken.length > 0 ? [likelyCourtesies] : []),
      priceWishes,
      newest,
      negatedClauses,
      persons,
      owners,
    ].flatMap(findAll),
  ];
  if (parts.length === 0) return text;
  const letters = text.split('');
  for (const { index, 0: part } of parts) letters.fill(' ', index, index + part.length);
  const left = letters.join('').replaceAll(/\s+/g, ' ').trim();
  return /[\p{L}\d]/u.test(left) ? left : text;
}
