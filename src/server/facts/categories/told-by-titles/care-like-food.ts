import { anyWord } from '../../../language/any-of.ts';

/** What is eaten; wine has a body. */
const groceries = new Set(['savoury-grocery', 'sweet-grocery']);

/** For what part of the body a thing is, by category; but no pasta by the name of hair. */
const care: readonly (readonly [string, RegExp])[] = [
  [
    'skin-care',
    /(?<!\p{L})(?:corps|visage|corporel(?:le)?|hydratante?|exfoliante?|gommante?|body(?!\s?build)|viso|(?<!di\s)corpo|corporal|facial|idratante|gesicht)(?!\p{L})/iu,
  ],
  [
    'hair-care',
    /(?<!\p{L})(?:capillaires?|cheveux(?!\sd['’]ange)|(?<!angel\s)hair|capelli(?!\sd['’]angelo)|capilar|haare)(?!\p{L})/iu,
  ],
];

/** What skin is toned with, by what it does, holds, and comes in; printers have theirs in grams. */
const tonesSkin = anyWord`
  skin|face|facial
  hydrating|moisturi[sz]ing|exfoliating|soothing|clarifying|brightening|purifying|balancing|calming|glow
  aha|bha|pha|niacinamide|hyaluronic|glycolic|salicylic|alcohol[- ]free
  pads?|\d{2,3}\s?ml
`;
const ofPrinters = anyWord`
  ink|encre|tinte|tinta|inchiostro|cartridges?|cartouches?|printers?|imprimantes?
  drucker|laser|drum|refill|pages?
`;

/**
 * What care is called by what it looks or smells like: "Velouté hydratant corps", "Vinaigre de rinçage cheveux" are no food, and
 * "Rice Toner 150 ml" is for no printer.
 * @param key what its title names
 * @returns the care that it is, else `key`
 */
export function careOrFood(key: string, title: string): string {
  if (key === 'printer-ink-toner')
    return tonesSkin.test(title) && !ofPrinters.test(title) ? 'skin-care' : key;
  if (!groceries.has(key)) return key;
  return care.find(([, pattern]) => pattern.test(title))?.[0] ?? key;
}
