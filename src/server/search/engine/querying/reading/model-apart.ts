import { splitWords } from '../../words/scan-words.ts';

const maxLength = 20;
/** Longer numbers are of codes: a "wan28281gb" is nothing in a WAN. */
const typedAsOne = [/^([a-z]{3,})?(\d{1,2})([a-z]{3,})?$/, /^([a-z]{3,})?([a-z]\d{1,2})([a-z]{3,})?$/];

type Vocabulary = {
  /** Some product holds it. */
  isHeld(term: string): boolean;
  /** A product may be called so. */
  isName(part: string): boolean;
};

function apart(piece: string, isAlone: boolean, { isHeld, isName }: Vocabulary): string {
  const [word, other] = splitWords(piece, 2);
  if (!word || other || word.lexeme.kind === 'measure' || piece.length > maxLength) return piece;
  const plain = word.lexeme.term;
  for (const pattern of typedAsOne) {
    const [, before, number = '', behind] = pattern.exec(plain) ?? [];
    const names = [before, behind].filter((name) => name !== undefined);
    // Of "s24ultra" alone the "ultra" of anything would be left.
    const isRest = isAlone && (before === undefined || !isHeld(number));
    if (names.length === 0 || isRest || isHeld(plain)) continue;
    if (names.every(isName)) return [before, number, behind].filter((part) => part !== undefined).join(' ');
  }
  return piece;
}

/**
 * A text with names apart from the number of a model that they were typed with as one, where no product writes them so: "iphone15",
 * "galaxys24", "s24ultra", "iphone15pro". The number may be of a model that no product is.
 */
export function withModelsApart(text: string, vocabulary: Vocabulary): string {
  if (!/[a-z]\d|\d[a-z]/i.test(text)) return text;
  const pieces = text.split(/\s+/);
  return pieces.map((piece) => apart(piece, pieces.length < 2, vocabulary)).join(' ');
}
