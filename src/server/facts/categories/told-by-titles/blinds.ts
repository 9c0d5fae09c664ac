import { anyOf } from '../../../language/any-of.ts';

/** What only blinds are called behind the word, which is a shop in English: "Store enrouleur". */
const kinds = anyOf`
  [ée]nrouleurs?|v[ée]nitiens?|bateaux?|pliss[ée]s?|californiens?|japonais|vertica(?:l|ux)
  horizonta(?:l|ux)
  lam(?:es|elles)|occultants?|tamisants?|opaques?|translucides?|thermiques?|isolants?
  jour|z[èe]bre|screen|fen[êe]tres?|velux|toit|baie|v[ée]randa|motoris[ée]s?|sur mesure|sans per[çc]age
`;
/** What they are like, which the things of a shop are as well: "Store blanc", but "Disney Store Rouge peluche". */
const looks = anyOf`
  bambou|rotin|alu(?:minium)?|bois|lin|pvc
  int[ée]rieurs?|[ée]lectriques?|solaires?
  blancs?|beiges?|gris|noirs?|taupe|anthracite|bleus?|verts?|rouges?|jaunes?|[ée]crus?|ivoire|lave
  naturels?
`;
const behind = (words: string) => `\\s(?:\\p{L}{1,12}\\s){0,2}(?:${words})(?!\\p{L})`;
const blind = new RegExp(
  `^\\P{L}{0,9}(?:stores?${behind(looks)}|(?:\\p{Lu}[\\p{L}\\p{N}&’']{1,20}\\s)?stores?(?:${behind(kinds)}|\\s\\d{2,3}\\s?(?:cm\\s?)?[x×*]\\s?\\d))`,
  'iu',
);
/** Those of terraces are awnings. */
const awning = /(?<!\p{L})(?:banne|terrasse|balcon|pergola|corbeille|coffre)(?!\p{L})/iu;

/** Few titles have to be read for it. */
const mayBeBlind = /store/i;

/** Whether a French title names a blind by the word that is a shop in English. */
export const isBlind = (title: string): boolean =>
  mayBeBlind.test(title) && blind.test(title) && !awning.test(title);
