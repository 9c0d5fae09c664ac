import { withoutSentence } from '../../../../contract/catalogue/sentences.ts';

/** What French shortens, typed without its apostrophe: "cartouche d encre". No "Verbatim D alkaline", no vitamin, no size. */
const shortened = /(?<![\p{L}\d'’-])(?<!(?:vitamines?|taille|size) )([dl]) (?=[aeéèêiîoôuhœ]\p{L}{2})/gu;

/** The same at the end of what is being typed: "brosse à d", "maillot d'". */
const begunShort = /(?<=[\p{L}\d] )(?<!(?:vitamines?|taille|size) )[dl]['’]?\s*$/iu;

/** What is being typed without the letter at its end that may be a small word; undefined: it ends with none. */
export function withoutBegunShort(text: string): string | undefined {
  const left = text.replace(begunShort, '');
  return left === text ? undefined : left;
}

/** Units as they are spoken: "1 téra", "16 gigas", "2 tera octets", "1m50". */
const spoken: readonly (readonly [RegExp, string])[] = [
  [/(?<=\d)\s?gigas?(?:[\s-]?octets?)?(?![\p{L}\d])/giu, ' go'],
  [/(?<=\d)\s?t[eé]ras?(?:[\s-]?octets?)?(?![\p{L}\d])/giu, ' to'],
  [/(?<![\p{L}\d,.])(\d{1,2})m(\d{2})(?![\p{L}\d,.])/giu, '$1,$2 m'],
];

/** What is asked of a text as it was typed. */
export function askedText(typed: string): string {
  const text = withoutSentence(typed).replace(shortened, "$1'");
  return /\d/.test(text)
    ? spoken.reduce((asked, [pattern, said]) => asked.replace(pattern, said), text)
    : text;
}
