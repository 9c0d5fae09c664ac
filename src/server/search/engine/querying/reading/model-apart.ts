import { plainLetters } from '../../../../../contract/plain-letters.ts';
import { splitWords } from '../../words/scan-words.ts';

const maxLength = 20;
/** Longer numbers are of codes: a "wan28281gb" is nothing in a WAN. */
const typedAsOne = [/^([a-z]{3,})?(\d{1,2})([a-z]{3,})?$/, /^([a-z]{3,})?([a-z]\d{1,2})([a-z]{3,})?$/];
/** Anything that may hold one: most texts do not. */
const mayHold = /[a-z]{3}\d|\d[a-z]{3}/i;

type Vocabulary = {
  /** Some product holds it. */
  isHeld(term: string): boolean;
  /** A product may be called so. */
  isName(part: string): boolean;
};

/** A text that some product holds as it is, or that is an amount. */
function isWord(piece: string, { isHeld }: Vocabulary): boolean {
  const [word, other] = splitWords(piece, 2);
  return !word || other !== undefined || word.lexeme.kind === 'measure' || isHeld(word.lexeme.term);
}

function apart(piece: string, isAlone: boolean, vocabulary: Vocabulary): string {
  if (piece.length > maxLength || !mayHold.test(piece)) return piece;
  const plain = plainLetters(piece).toLowerCase();
  for (const pattern of typedAsOne) {
    const [, before, number = '', behind] = pattern.exec(plain) ?? [];
    const names = [before, behind].filter((name) => name !== undefined);
    // Of "s24ultra" alone the "ultra" of anything would be left.
    const isRest = isAlone && (before === undefined || !vocabulary.isHeld(number));
    if (names.length === 0 || isRest || !names.every(vocabulary.isName) || isWord(piece, vocabulary))
      continue;
    return [before, number, behind].filter((part) => part !== undefined).join(' ');
  }
  return piece;
}

/**
 * A text with names apart from the number of a model that they were typed with as one, where no product writes them so: "iphone15",
 * "galaxys24", "s24ultra", "iphone15pro". The number may be of a model that no product is.
 */
export function withModelsApart(text: string, vocabulary: Vocabulary): string {
  if (!mayHold.test(text)) return text;
  const pieces = text.split(/\s+/);
  return pieces.map((piece) => apart(piece, pieces.length < 2, vocabulary)).join(' ');
}
