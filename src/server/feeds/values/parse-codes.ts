import { anyOf } from '../../language/any-of.ts';
import { cleanLine } from './clean-text.ts';

const nothing = /^(?:n\/?[ac]|null|none|nan|undefined|inconnue?|unknown|aucune?|[-–—_.?]+)$/i;
/** As a code; a size may be 0. */
const noCode = /^[-–—_.0?x]+$/i;
/** Which options of a wholesaler's list a variant is, "14:771#Black;5:100": other things have the same. */
const optionNumbers = /^\d{1,12}:\d{1,15}(?:[#;]|$)/;
const noBrand = new RegExp(
  `^${anyOf`
    sans marque|no ?brand|unbranded|g[ée]n[ée]rique|generic|oem|diverse?s?|autres?|other|misc\.?|miscellaneous
    various|assorted|no ?name|imported|import[ée]e?|marque inconnue|(?:my|your) (?:store|shop|brand|company)
    (?:ma|votre) (?:boutique|marque)|mi tienda|mein (?:shop|laden)|il mio negozio|mijn winkel|(?:minha )?loja|tienda
    negozio|sklep|winkel|boutique|(?:online[ -]?)?(?:shop|store)|marketplace|e-?commerce|m[oó]j sklep|m[uů]j obchod
    brand ?name|nom de la marque|marka ?ad[ıi]
  `}$`,
  'i',
);

// "See product page", "voir photo", "as shown", "Default Title".
const pointing = new RegExp(
  `^${anyOf`
    (?:please )?see(?: .*)?|voir(?: .*)?|cf\.? .*|siehe\b.*|vedi\b.*|zie\b.*
    (?:as|like|same as|comme|wie|como) (?:the |sur |la |en |auf |dem |in )*(?:pictures?|photos?|images?|shown|described|bild|foto|imagen)\b.*
    default(?: title)?|non (?:renseign|sp[ée]cifi)[ée]e?|not specified|tbd
  `}$`,
  'i',
);

/** What a row says of a property; '' where a placeholder stands, or where else it would be said. */
export function parseValue(text: string): string {
  const value = text.trim();
  return nothing.test(value) || pointing.test(value) ? '' : value;
}

/** In characters. Longer ones are lists of all variants' numbers, whose beginnings many articles share. */
const maxCodeLength = 100;

/** A maker's own number or model; '' where a placeholder stands. */
export function parseCode(text: string): string {
  const code = cleanLine(text, maxCodeLength + 1);
  return code.length > maxCodeLength || nothing.test(code) || noCode.test(code) || optionNumbers.test(code)
    ? ''
    : code;
}

const countOf = (text: string, signs: RegExp): number => text.match(signs)?.length ?? 0;

/** "(Sony)", "Marque (FR": a name without brackets around it, and without one that is not closed. */
function withoutBrackets(name: string): string {
  if (countOf(name, /[([]/g) === countOf(name, /[)\]]/g)) return name.replace(/^[([]([^()[\]]*)[)\]]$/, '$1');
  const before = name.replace(/\s*[([].*$/, '');
  return before === '' || before === name ? name.replace(/[()[\]]/g, '') : before;
}

/** Signs around a name that are none of it: "- Sony", "Sony /", "“Sony”". */
const around = /^[\s"'“”«»*,;:/|–—-]+|(?<![\s"“”«»*,;:/|–—-])[\s"“”«»*,;:/|–—-]+$/gu;

/** A shop system's whole record of a brand, written as JSON: {"id": 2, "name": "Sony", …}. */
const recordOfBrand = /^\s*\{.*?"(?:name|title)"\s*:\s*"([^"\\]*)".*\}\s*$/s;

/** A shop's number of the article, or a price, in the column of brands: "20095057001_KG", "11.99". */
const maxNumber = 40;
const articleNumber = /^(?:[^\p{L}]*\d{6}[^\p{L}]*(?:\p{L}{1,2}\P{L}*)?|\d+[.,]\d\d)$/u;

/** What marketplaces call a maker's own shop: "Official Norvik Store". */
const officialShop = /^(?:official (\S.{0,60}) (?:store|shop)|(\S.{0,60}) official (?:store|shop))$/i;

/** A brand's name; '' where a placeholder, a number or only signs stand. */
export function parseBrand(text: string): string {
  const name = text.startsWith('{') ? (recordOfBrand.exec(text)?.[1] ?? text) : text;
  const stated = withoutBrackets(parseCode(name)).replace(around, '');
  const [, inside, before] = officialShop.exec(stated) ?? [];
  const brand = inside ?? before ?? stated;
  const isNumber = brand.length <= maxNumber && articleNumber.test(brand);
  return noBrand.test(brand) || isNumber || !/[\p{L}\p{N}]/u.test(brand) ? '' : brand;
}
