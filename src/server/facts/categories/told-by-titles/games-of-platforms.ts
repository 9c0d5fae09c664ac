const platform =
  '(?:xbox(?: one| 360| series [xs])?|ps ?[1-5]|psp|ps vita|play ?station [1-5]|nintendo (?:switch(?: 2)?|3ds|ds|wii u?|64)|(?<!nintendo )switch|wii u?|3ds)';
/** A title that ends with what it is played on: "Norvik Racing PS4", "Surge (Xbox One)". */
const playedOn = new RegExp(`[\\p{L}\\d][\\s\\p{P}]+${platform}\\W{0,3}$`, 'iu');
/** One that begins so: "Jeu Nintendo Switch Norvik Kart". A name of several words would be another thing: "jeu de société". */
const calledGame = new RegExp(
  `^\\s*(?:jeux?(?: vid[ée]os?)?|games?|juegos?|giochi|gioco|spiele?)[\\s\\p{P}]+(?:pour |for |para |per |für )?${platform}(?![\\p{L}\\d])`,
  'iu',
);
/** What else is called with it. */
const isElse =
  /(?:console|konsol|contr[oô]l|manette|mando|pad|joystick|volante|lenkrad|wheel|casque|headset|auricular|kopfh|cable|c[aâ]ble|kabel|charg|dock|stand|skin|case|cover|housse|funda|sticker|bundle|remote|mount|fan|cooler|batter|disk|drive|\d\s?[gt]b|adapt|light|key(?:board)?|gift|[eé]tui|pochette|sacoche|tasche|hülle|estuche|bolsa|support|halter|rangement|t-?shirt|poster)/i;

/** Whether a title calls it a game of a platform. */
export const isCalledGameOfPlatform = (title: string): boolean =>
  calledGame.test(title.slice(0, 200)) && !isElse.test(title);

/** Whether a title is a game's, by what it is played on. */
export const isGameOfPlatform = (title: string): boolean =>
  playedOn.test(title.slice(0, 200)) && !isElse.test(title);

/** What stands before the platform of a console itself: "Sony PS5", "Édition numérique PS5". */
const ofConsole =
  /(?<!\p{L})(?:sony|microsoft|nintendo|[ée]dition|digitale?|num[ée]rique|slim|pro|oled|lite|pack|noire?|blanche?|occasion|reconditionn[ée]e?|refurbished|used)(?!\p{L})/giu;
const endOfPlatform = new RegExp(`${platform}\\W{0,3}$`, 'iu');

/** How many words such a title has before the console that name a game: "Norvik Kart 8 Nintendo Switch" has two, "Sony PS5" none. */
export function wordsOfGame(title: string): number {
  const before = title.slice(0, 200).replace(endOfPlatform, '').replace(ofConsole, ' ');
  return before.match(/[\p{L}\d]{2,}/gu)?.length ?? 0;
}
