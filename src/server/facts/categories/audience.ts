import { isAscii, plainLetters } from '../../../contract/plain-letters.ts';
import { anyOf } from '../../language/any-of.ts';

/** Categories that are divided by audience: women, men, children. */
export const audienceParts: Readonly<Record<string, Readonly<Record<Audience, string>>>> = {
  clothing: { women: 'womens-clothing', men: 'mens-clothing', children: 'childrens-clothing' },
  shoes: { women: 'womens-shoes', men: 'mens-shoes', children: 'childrens-shoes' },
};

type Audience = 'women' | 'men' | 'children';

/** By what each is named in Latin letters, and in Cyrillic and Greek ones. */
const words: readonly (readonly [Audience, RegExp, RegExp])[] = [
  [
    'children',
    new RegExp(
      String.raw`\b${anyOf`
      enfants?|filles?|fillettes?|garcons?|bebes?|kids?|child(?:ren)?s?|girls?|boys?|baby|babies|toddlers?|infants?
      newborns?|junior|kinder|madchen|jungen|nin[oa]s?|infantil(?:e?s)?|bambin[oaie]|decak\w*|decaci|devojcic\w*
      dzieci\w*|ch[lł]op(?:iec|c)\w*|dziewcz\w*|detsk\w*|gyermek|djec[aei]\w*|djevojcic\w*|lasten|vauvan?|vaikisk\w*
      vaikams|berniuk\w*|mergait\w*|barne?|babyer|\d{1,2}-\d{1,2}m
    `}\b`,
    ),
    new RegExp(
      String.raw`(?<!\p{L})${anyOf`
      детск\p{L}*|детям|детеи|девоч\p{L}*|мальчик\p{L}*|дитяч\p{L}*|дітеи|дівч\p{L}*|хлопч\p{L}*|немовля\p{L}*
      новорожден\p{L}*|бебе\p{L}*|παιδικ\p{L}*|βρεφικ\p{L}*|αγορι|κοριτσι
    `}(?!\p{L})`,
      'u',
    ),
  ],
  [
    'women',
    new RegExp(
      String.raw`\b${anyOf`
      femmes?|dames?|wom[ae]n'?s?|ladies|lady|damen|mujer(?:es)?|donna|mulher|femininos?|feminin|dam[ay]
      damsk\w*|zen[ay]|zensk[aeio]|naisten|moterisk\w*|moterims
    `}\b`,
    ),
    new RegExp(
      String.raw`(?<!\p{L})${anyOf`
      женск\p{L}*|женщин\p{L}*|жіноч\p{L}*|жінок|дамск\p{L}*|γυναικει\p{L}*
    `}(?!\p{L})`,
      'u',
    ),
  ],
  [
    'men',
    new RegExp(
      String.raw`\b${anyOf`
      hommes?|(?<!x-)men'?s?|mens|gentlemen|herren|hombres?|uomo|homem|masculin|muzi|panove|pany|mesk\w{1,3}
      pansk\w{1,3}|musk[aeio]|miesten|vyrisk\w*|vyrams|herre
    `}\b`,
    ),
    new RegExp(
      String.raw`(?<!\p{L})${anyOf`
      мужск\p{L}*|мужчин\p{L}*|чоловіч\p{L}*|чоловіків|мъжк\p{L}*|ανδρικ\p{L}*
    `}(?!\p{L})`,
      'u',
    ),
  ],
];

/** Whether a text in plain letters says that a thing is for them. */
const isNamed = ([, latin, others]: (typeof words)[number], plain: string): boolean =>
  latin.test(plain) || (!isAscii(plain) && others.test(plain));

const [children] = words as [(typeof words)[number]];

/** A dress for girls is a thing for children. */
function partsAround(key: string, text: string): Readonly<Record<Audience, string>> | undefined {
  const parts = Object.values(audienceParts).find(({ women, men }) => women === key || men === key);
  return parts && isNamed(children, plainLetters(text)) ? parts : undefined;
}

/** Keys that depend on whom a text is for: of most things nothing has to be read. */
const told = new Set(Object.entries(audienceParts).flatMap(([key, { women, men }]) => [key, women, men]));
export const hasAudience = (key: string): boolean => told.has(key);

/** The part of a category that a text names the audience of; the category itself where it names none, or two. */
export function forAudience(key: string, text: string): string {
  if (!hasAudience(key)) return key;
  const own = audienceParts[key] ?? partsAround(key, text);
  if (!own) return key;
  const plain = plainLetters(text);
  const found = words.filter((each) => isNamed(each, plain)).map(([audience]) => audience);
  const audience = found.includes('children') ? 'children' : found.length === 1 ? found[0] : undefined;
  return audience ? own[audience] : key;
}

/** Words for children that titles of adults' fashion use as well: "Boy tank", "Baby tee". */
const alsoStyles = /\b(?:boys?|girls?|baby|babies)\b/g;

/** And of what a title says that it is for adults: "T-shirt femme Girl Power", but "Robe femme et filles". */
const alsoPrints = /\b(?:boy|girl|baby)\b/g;

const forBoth = /\bunisex\b/;

const namesAnybody = (plain: string): boolean => words.some((each) => isNamed(each, plain));

/** What columns of their own say of whom a thing is for says more than its path, unless that is for children, and they for adults. */
function pathOrPeople(path: string, people: string): string {
  const [plain, named] = [plainLetters(path), plainLetters(people)];
  if (named === '' || !namesAnybody(named)) return plain;
  return isNamed(children, plain) && !isNamed(children, named) ? plain : named;
}

/**
 * What a path and a title say of whom a thing is for: on a shelf for adults, or of a unisex thing, a style does not make it a child's.
 * `people`: what columns of their own say, "female adult".
 */
export function audienceSaid(path: string, title: string, people = ''): string {
  const plain = pathOrPeople(path, people);
  const [forChildren, ...adults] = words.map((each) => isNamed(each, plain));
  const named = plainLetters(title);
  const isAdults = !forChildren && (adults.includes(true) || forBoth.test(named));
  if (isAdults) return `${plain} ${named.replace(alsoStyles, ' ')}`;
  const saysAdults = !forChildren && words.slice(1).some((each) => isNamed(each, named));
  return `${plain} ${saysAdults ? named.replace(alsoPrints, ' ') : title}`;
}

/** A category that words other than those for whom things are have led to; the one above where a text does not say whom. */
export function withoutUnsaid(key: string, text: string): string {
  const parent = Object.keys(audienceParts).find((each) =>
    Object.values(audienceParts[each] ?? {}).includes(key),
  );
  // A dress is for women, whatever its title says.
  if (parent === undefined || (parent === 'clothing' && key !== audienceParts.clothing?.children)) return key;
  return forAudience(parent, text);
}

/** Whom a word of a path is for: what it says of the kind of thing is nothing. */
const audienceWord = new RegExp(words.map(([, latin]) => latin.source).join('|'), 'g');
const otherAudienceWord = new RegExp(words.map(([, , others]) => others.source).join('|'), 'gu');

function dropAudience(plain: string): string {
  const left = plain.replace(audienceWord, ' ');
  return isAscii(left) ? left : left.replace(otherAudienceWord, ' ');
}

/** What a text says beside words for whom things are. */
export const besideAudience = (text: string): string => dropAudience(plainLetters(text));

/** A text without words for whom things are; as it is where nothing else is left. */
export function withoutAudience(text: string): string {
  const plain = plainLetters(text);
  const left = dropAudience(plain);
  if (left === plain) return text;
  return /\p{L}{2}/u.test(left) ? left : text;
}
