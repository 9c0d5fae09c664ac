import { plainLetters } from '../plain-letters.ts';

/** A pattern of plain lower-case words; spaces in it stand for any. */
const words = (pattern: string) =>
  new RegExp(String.raw`(?<![a-z\d'])(?:${pattern.replaceAll(' ', String.raw`\s+`)})(?![a-z\d])`, 'g');

/** How people begin who speak to a search rather than type. Not "find" or "show" alone, which are names of things as well. */
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
/** Things are called so as well ("hello kitty", "câble stp"): courtesies only beside another one, or an opening. */
const likelyCourtesies = words('stp|please|bonjour|hello');
/** For whom a thing is bought says nothing of it; what it is for does, but not whose that is. */
const persons = words(
  '(?:pour|for) (?:mon|ma|mes|my) (?:fils|fille|femme|mari|copain|copine|mere|pere|maman|papa|frere|soeur|amie?|' +
    'wife|husband|son|daughter|mother|father|mum|mom|dad|brother|sister|friend|boyfriend|girlfriend)',
);
const owners = words('(?<=(?:pour|for) )(?:mon|ma|mes|my)');

/** Every shopper's wish about the price, which no product's words answer: lists can be put in that order. */
const priceWishes = words(
  '(?:le |la |les )?(?:pas (?:trop )?|moins )cher(?:e|s|es)?|(?:a )?(?:petit|bas|meilleur) prix|bon marche|cheap(?:er|est)?|(?:at )?best price',
);

/** Most texts hold none of these: one look says so. */
const anything = new RegExp(
  [openings, courtesies, persons, owners, priceWishes].map(({ source }) => source).join('|'),
);

/** A text without what makes a sentence of it: "je cherche un casque pour ma fille" asks for a headset. As typed where nothing else is left. */
export function withoutSentence(text: string): string {
  const plain = plainLetters(text);
  // Letters that take more than one without their accent would shift what is cut.
  if (plain.length !== text.length || !anything.test(plain)) return text;
  const findAll = (pattern: RegExp) => [...plain.matchAll(pattern)];
  const spoken = [openings, courtesies].flatMap(findAll);
  const parts = [
    ...spoken,
    ...[...(spoken.length > 0 ? [likelyCourtesies] : []), priceWishes, persons, owners].flatMap(findAll),
  ];
  if (parts.length === 0) return text;
  const letters = text.split('');
  for (const { index, 0: part } of parts) letters.fill(' ', index, index + part.length);
  const left = letters.join('').replaceAll(/\s+/g, ' ').trim();
  return /[\p{L}\d]/u.test(left) ? left : text;
}
