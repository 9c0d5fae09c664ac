/** What only blinds are called behind the word, which is a shop in English: "Store enrouleur", "Store blanc", "Store 60 x 160". */
const kinds =
  '[ée]nrouleurs?|v[ée]nitiens?|bateaux?|pliss[ée]s?|californiens?|japonais|vertica(?:l|ux)|horizonta(?:l|ux)|lam(?:es|elles)|occultants?|tamisants?|opaques?|translucides?|thermiques?|isolants?|jour|z[èe]bre|bambou|rotin|alu(?:minium)?|bois|lin|screen|pvc|fen[êe]tres?|velux|toit|baie|v[ée]randa|int[ée]rieurs?|motoris[ée]s?|[ée]lectriques?|solaires?|blancs?|beiges?|gris|noirs?|taupe|anthracite|bleus?|verts?|rouges?|jaunes?|[ée]crus?|ivoire|lave|naturels?|sur mesure|sans per[çc]age';
const blind = new RegExp(
  `^\\P{L}{0,9}(?:\\p{Lu}[\\p{L}\\p{N}&’']{1,20}\\s)?stores?\\s(?:(?:\\p{L}{1,12}\\s){0,2}(?:${kinds})(?!\\p{L})|\\d{2,3}\\s?(?:cm\\s?)?[x×*]\\s?\\d)`,
  'iu',
);
/** Those of terraces are awnings. */
const awning = /(?<!\p{L})(?:banne|terrasse|balcon|pergola|corbeille|coffre)(?!\p{L})/iu;

/** Few titles have to be read for it. */
const mayBeBlind = /store/i;

/** Whether a French title names a blind by the word that is a shop in English. */
export const isBlind = (title: string): boolean =>
  mayBeBlind.test(title) && blind.test(title) && !awning.test(title);
