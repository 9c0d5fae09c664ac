import { plainLetters } from '../plain-letters.ts';
import { lowPriceWords } from './low-price-words.ts';

/** A pattern of plain lower-case words; a space matches any white space. */
const words = (pattern: string) =>
  new RegExp(String.raw`(?<![a-z\d'])(?:${pattern.replaceAll(' ', String.raw`\s+`)})(?![a-z\d])`, 'g');

/** Beginnings of a spoken search. Not "find" or "show" alone: products have such names. */
const openings = words(
  'je (?:re)?cherche|je (?:veux|voudrais|souhaite|aimerais)(?: (?:acheter|trouver|commander))?|' +
    "j'ai besoin(?: de)?|il (?:me|nous) faut|(?:trouve|montre|cherche)[- ]moi|" +
    '(?:quel(?:le)?s? (?:est|sont)|which (?:is|are)|what (?:is|are)|what.?s) (?:le|la|les|the)|' +
    'ou (?:puis[- ]je )?(?:trouver|acheter)|quel est le prix d(?:e|u|es)|combien coute|' +
    "i(?: am|'?m)? looking for|i need(?: to (?:buy|find|get))?|" +
    "i want(?: to (?:buy|find|get)|(?= an? ))|i(?: would|'?d) like(?: to (?:buy|find))?|" +
    '(?:quelque chose|un truc|something|anything)(?= (?:pour|for|to) )|(?:find|show|get) me|where (?:can i|to) (?:buy|find|get)|how much is|price of',
);
const courtesies = words("s'?il (?:te|vous) plait|svp|ok google|hey google|dis siri|hey siri");
/** Products have such names too ("hello kitty", "câble stp"): removed only next to another such word, or an opening. */
const likelyCourtesies = words('stp|please|bonjour|hello');
/** The person a thing is bought for does not describe it ("pour ma fille"); its purpose does ("pour la cuisine"). */
const persons = words(
  '(?:pour|for) (?:mon|ma|mes|my) (?:fils|fille|femme|mari|copain|copine|mere|pere|maman|papa|frere|soeur|amie?|' +
    'wife|husband|son|daughter|mother|father|mum|mom|dad|brother|sister|friend|boyfriend|girlfriend)',
);
const owners = words('(?<=(?:pour|for) )(?:mon|ma|mes|my)');

/** Words about a low price, about what makes it low, and about how soon and cheaply a thing comes. */
const priceWishes = words(
  `${lowPriceWords}|(?:(?:en|codes?) )?promo(?:tion)?s?|(?:en )?soldes?|destockage|bons? plans?|black friday|` +
    '(?:for|on|flash) sale|clearance|(?:bon )?rapport qualite[ -/]prix|(?:en|in) stock|' +
    'livraison (?:gratuite|offerte|rapide|express)|(?:free|fast) (?:delivery|shipping)',
);

/** What is given describes nothing that a product says; for whom or when it is does: "cadeau noël" looks for Christmas. No "papier cadeau". Behind "pour" three letters tell ("ado"). */
const gifts =
  /^\s*(?:(?:une? |des )?(?:idees? (?:de |d'|d )?)?cadeaux?(?: original(?:e|s)?| sympas?)?(?:(?: (?:pour|a|de|d'))?(?=\s+(?!pour(?![a-z]))[a-z\d]{4})| pour(?=\s+(?:(?:une?|les?|la)\s+)?(?!(?:une|mon|les)(?![a-z]))[a-z\d]{3}))|(?:gifts?|presents?)(?: ideas?)? for(?=\s+[a-z\d]{3}))/g;
/** How old who is given something is. */
const ages = words('(?:de )?\\d{1,2} ans|\\d{1,2} years?(?: old)?|(?:old )?of \\d{1,2}');

/** A quick test: most searches contain none of these. */
const anything = new RegExp(
  [openings, courtesies, persons, owners, priceWishes, gifts].map(({ source }) => source).join('|'),
);

/**
 * A search without the words of a sentence: "je cherche un casque pour ma fille" becomes "un casque". Unchanged where
 * nothing else would remain.
 */
export function withoutSentence(text: string): string {
  const plain = plainLetters(text);
  // Letters whose plain form has another length would shift the positions.
  if (plain.length !== text.length || !anything.test(plain)) return text;
  const findAll = (pattern: RegExp) => [...plain.matchAll(pattern)];
  const spoken = [openings, courtesies].flatMap(findAll);
  const given = findAll(gifts);
  const parts = [
    ...spoken,
    ...given,
    ...(given.length > 0 ? findAll(ages) : []),
    ...[...(spoken.length > 0 ? [likelyCourtesies] : []), priceWishes, persons, owners].flatMap(findAll),
  ];
  if (parts.length === 0) return text;
  const letters = text.split('');
  for (const { index, 0: part } of parts) letters.fill(' ', index, index + part.length);
  const left = letters.join('').replaceAll(/\s+/g, ' ').trim();
  return /[\p{L}\d]/u.test(left) ? left : text;
}
