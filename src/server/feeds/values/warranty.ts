import { anyOf } from '../../language/any-of.ts';
import type { Specification } from './parse-specifications.ts';

/** A commercial warranty as an offer announces it; `by`: who gives it, where that is said. */
export type Warranty = { months: number; by: 'manufacturer' | 'seller' | null };

const maxMonths = 360;

const figures: Readonly<Record<string, number>> = {
  ...{ un: 1, une: 1, deux: 2, trois: 3, quatre: 4, cinq: 5, six: 6, sept: 7, huit: 8, neuf: 9, dix: 10 },
  ...{ one: 1, two: 2, three: 3, four: 4, five: 5, seven: 7, eight: 8, nine: 9, ten: 10 },
};
const figure = `\\d{1,3}|${Object.keys(figures).join('|')}`;
const unit = '(?:ans?|ann[ée]es?|years?|yrs?|jahre?n?|mois|months?|mths?|monate?n?)(?![\\p{L}\\d])';
const duration = new RegExp(`(?<![\\p{L}\\d.,])(${figure})[\\s\\u00a0-]*(${unit})`, 'giu');
const isMonths = /^m/i;

/** A bare number of a column is months where it is a usual one: whether "2" means years or months nobody knows. */
const usualMonths = new Set([12, 18, 24, 30, 36, 48, 60, 72, 84, 120]);

/** What is no commercial warranty of the whole article: what the law gives, what is sold, what covers a part of it. */
const others = new RegExp(
  anyOf`
    l[ée]gale?s?\b|\blegal\b|conformit|extension|[ée]tendue|prolong|extended|option|\bapr[èe]s\b|d[ée]tach|spare
    disponib|availab|retour|return|rembours|refund|satisf|moteur|motor|compresseur|compressor|cadre|frame|batterie
    battery|\bpile|tambour|drum|cuve|dalle|panel|pied\b|corrosion|perforation|rouille|\brust\b
  `,
  'i',
);
/** At most so long, or for who asks for it. */
const conditional = new RegExp(
  `(?:jusqu\\S{0,3}|up to|bis zu)\\s+(?:${figure})[\\s-]+${unit}|sur inscription|enregistrement|registration|sous r[ée]serve`,
  'iu',
);
const isOther = (text: string): boolean => others.test(text) || conditional.test(text);
const clauses = /[,;|()[\]/+]|\s[-–—]\s|\.\s|\n|\bet\b|\band\b|\bpuis\b|\bdont\b/i;

const byManufacturer = /constructeur|fabricant|manufacturer|\bmaker|herstell|marque/i;
const bySeller = /vendeur|marchand|seller|merchant|magasin|\bshop\b/i;

function giverOf(text: string): Warranty['by'] {
  const [isMakers, isSellers] = [byManufacturer.test(text), bySeller.test(text)];
  if (isMakers === isSellers) return null;
  return isMakers ? 'manufacturer' : 'seller';
}

const toMonths = (number: string, ofUnit: string): number =>
  (figures[number.toLowerCase()] ?? Number(number)) * (isMonths.test(ofUnit) ? 1 : 12);

/** One warranty of these months; none where they differ, or are too many. */
function agreed(months: readonly number[], by: Warranty['by']): Warranty | null {
  const [first] = months;
  if (first === undefined || first < 1 || first > maxMonths) return null;
  return months.every((each) => each === first) ? { months: first, by } : null;
}

/**
 * The warranty that a text of its own states ("2 ans", "24 mois constructeur", "24"); null: none, several that differ, or
 * nothing that covers the whole article.
 */
export function readWarranty(text: string): Warranty | null {
  const stated = text.trim();
  if (usualMonths.has(Number(stated))) return { months: Number(stated), by: null };
  if (conditional.test(stated)) return null;
  const whole = stated.split(clauses).filter((clause) => !others.test(clause));
  const months = whole.flatMap((clause) =>
    [...clause.matchAll(duration)].map(([, number = '', ofUnit = '']) => toMonths(number, ofUnit)),
  );
  return agreed(months, giverOf(stated));
}

/** How far from the word a duration in running text is still the warranty's. */
const proseForms = [
  new RegExp(
    `(?<![\\p{L}])garantie?s?\\s+((?:commerciale|constructeur|fabricant|vendeur|magasin|marchand)\\s+)?(?:de\\s+|:\\s*|pendant\\s+)?(${figure})\\s+(${unit})`,
    'giu',
  ),
  new RegExp(
    `(?<![\\p{L}\\d.,])(${figure})[\\s-]+(${unit})\\s+(?:de\\s+garantie|(?:manufacturer(?:['’]s)?\\s+)?(?:warranty|guarantee))`,
    'giu',
  ),
];

/** The warranty that running text states ("garantie deux ans", "1-year warranty"); null: none, or several that differ. */
export function warrantyInProse(text: string): Warranty | null {
  if (!/garanti|warrant|guarantee/i.test(text)) return null;
  const found = text
    .split(/[.;|\n!]\s|\s[|–—]\s/)
    .filter((sentence) => !isOther(sentence))
    .flatMap((sentence) => proseForms.flatMap((form) => [...sentence.matchAll(form)]));
  const months = found.map((match) => toMonths(match.at(-2) ?? '', match.at(-1) ?? ''));
  return agreed(months, giverOf(found.map(([all]) => all).join(' ')));
}

const ofWhom = '(?:commerciale|constructeur|fabricant|vendeur|manufacturer|period|dur[ée]e)';
const names = new RegExp(
  `^${anyOf`
    (?:dur[ée]e (?:de )?(?:la )?)?(?:garantie?|warranty)(?: ${ofWhom})?(?: ?\(?(?:en )?(ans?|ann[ée]es?|years?|mois|months?)\)?)?
    (?:manufacturer|seller)(?:['’]s)? warranty(?: ?\(?(years?|months?)\)?)?
  `}$`,
  'i',
);

/** The warranty that a specification states: "Garantie constructeur : 2 ans", "Warranty (months) : 24". */
function ofSpecification({ name, value }: Specification): Warranty | null {
  const match = names.exec(name.trim());
  if (!match) return null;
  const bare = /^\d{1,3}$/.test(value.trim());
  const read = readWarranty(bare ? `${value.trim()} ${match[1] ?? match[2] ?? ''}`.trim() : value);
  return read && { ...read, by: read.by ?? giverOf(name) };
}

type Row = { title: string; description: string; specifications: Specification[] };

/**
 * An offer's warranty, of its specifications (a column of its own is one of them), else of its title and description. The
 * specification that states it goes: it is this merchant's word, and would stand for all merchants' among the product's.
 */
export function takeWarranty({ title, description, specifications }: Row): {
  warranty: Warranty | null;
  specifications: Specification[];
} {
  const stated = specifications.map(ofSpecification);
  const [first = null, ...more] = stated.filter((each) => each !== null);
  const agreedOn = more.every(({ months }) => months === first?.months) ? first : null;
  return {
    warranty: agreedOn ?? warrantyInProse(title) ?? warrantyInProse(description),
    specifications: specifications.filter((_, at) => stated[at] === null),
  };
}
