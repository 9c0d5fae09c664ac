import { plainLetters } from '../../../../contract/plain-letters.ts';
import { oneSize, readClothingSize } from '../../../language/clothing-size.ts';
import { saysWords, withVariantColour } from '../../values/variant-in-title.ts';

/** By a word of the option's name: "Choose ring size", "Pointure (EU)". */
const sizeNames =
  /\b(?:sizes?|tailles?|pointures?|gr(?:o|oe)(?:ss|s)en?|tallas?|talles?|tagli[ae]|misur[ae]|tamanhos?|rozmiary?|velikosti?|velkosti?|storlek(?:ar)?|maat|maten|grandeurs?)\b/;
export const isSizeName = (option: string): boolean => sizeNames.test(plainLetters(option));

/** What shops call the only variant of a thing, in the languages of their back office; folded. */
const onlyVariant =
  /^(?:default(?: (?:title|variant|option))?|(?:titre )?par defaut|standard ?titel|titel standard|titulo (?:predeterminado|por defecto|padrao)|titolo predefinito|standaardtitel|domyslny tytul|default-title)$/;

/** One of the thing, as grocers choose by: "Einheit: Stk", "Vendu par : pièce". "Kg" is what the price is of, "PC" what a game is for. */
const onePiece = /^(?:(?:1 ?)?(?:stk|st(?:u|ue)ck|piece|unite|unidad|unita|pezzo|pz|szt)|1 ?pc)\.?$/;

const saysNothing = (value: string): boolean => {
  const folded = plainLetters(value).trim();
  return onlyVariant.test(folded) || onePiece.test(folded);
};

/** What only shoes have, or what is worn: a number is one of ours whatever the title says, "Rieker - W0402". */
const shoeSizeNames =
  /\b(?:pointures?|grandeurs?|shoe sizes?|schuhgr(?:o|oe)(?:ss|s)e|schoenmaat|numero de (?:zapato|calzado)|numero scarpa|skostorlek)\b/;
const shoeSize = /^(?:1[6-9]|[2-4]\d)(?:[.,]5)?$/;
const colourNames =
  /\b(?:colou?rs?|couleurs?|coloris|farben?|color[ei]s?|cor|cores|kolory?|barv[ay]|farg|farger|kleur|kleuren|farver?)\b/;

/** What shops of children's clothes choose by: "Âge: 6 ans", "Meses: 0-3". Of toys it is for whom they are made. */
const yearNames = /^(?:ages?|edad|idade|alter|eta|leeftijd|wiek|ans|annees|years)\b/;
const monthNames = /^(?:mois|meses|months|monate|mesi)\b/;
const bareNumbers = /^\d{1,2}(?: ?[-/] ?\d{1,2})?$/;

/** The age that an option chooses, as a size: "0-3" of "Meses" is "0-3 mois"; '' where it is none. */
function ageOf(name: string, value: string): string {
  const unit = monthNames.test(name) ? 'mois' : yearNames.test(name) ? 'ans' : '';
  if (unit === '') return '';
  if (bareNumbers.test(value.trim())) return `${value.trim()} ${unit}`;
  const { label = '' } = readClothingSize(value) ?? {};
  return /(?:ans|mois)$/.test(label) ? label : '';
}

/** Answers that tell nothing without their question. */
const bareAnswer = /^(?:yes|no|oui|non|ja|nein|nee|si|sim|nao|tak|nie|ano|ne|nej)$/;

/** "Bow: yes", "Add a date? Yes", else the value alone. */
function sayOption(name: string, value: string): string {
  if (!bareAnswer.test(plainLetters(value).trim())) return value;
  const question = name.replace(/\s*:\s*$/, '').trim();
  if (question === '') return value;
  return /[?!]$/.test(question) ? `${question} ${value}` : `${question}: ${value}`;
}

/**
 * A shop system's options of a variant: size and colour get their columns, others (256 GB, silver) come behind the title,
 * and part the sizes of one from those of another.
 */
export function addOptions(
  row: Record<string, string>,
  options: readonly (readonly [name: string, value: string])[],
): void {
  const others: string[] = [];
  const unsaid: string[] = [];
  for (const [written, value] of options) {
    const name = plainLetters(written);
    if (value === '' || saysNothing(value)) continue;
    if (row.size === undefined && sizeNames.test(name))
      row.size = shoeSizeNames.test(name) && shoeSize.test(value.trim()) ? `EU ${value.trim()}` : value;
    else if (row.size === undefined && ageOf(name, value) !== '') row.size = ageOf(name, value);
    else if (row.color === undefined && colourNames.test(name)) row.color = value;
    else if (readClothingSize(value) !== oneSize) {
      others.push(value);
      if (!saysWords(plainLetters(row.title ?? ''), plainLetters(value)))
        unsaid.push(sayOption(written, value));
    }
  }
  // What a variant is of is said elsewhere or nowhere: "Grey" alone is no title.
  if (!row.title?.trim()) return;
  if (unsaid.length > 0) row.title = [row.title, ...unsaid].join(' – ');
  // The title is that of all variants: a colour in it is not theirs ("Rose Peony" in white).
  if (row.color !== undefined) row.title = withVariantColour(row.title ?? '', row.color);
  if (row.size && row.item_group_id && others.length > 0) {
    row.item_group_id = [row.item_group_id, ...others].join('/');
  }
}
