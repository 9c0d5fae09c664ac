import { anyOf } from '../../../language/any-of.ts';

const platform =
  '(?:xbox(?: one| 360| series [xs])?|ps ?[1-5]|psp|ps vita|play ?station [1-5]|nintendo (?:switch(?: 2)?|3ds|ds|wii u?|64)|(?<!nintendo )switch|wii u?|3ds)';
/** A title that ends with what it is played on: "Norvik Racing PS4", "Surge (Xbox One)". */
const playedOn = new RegExp(`[\\p{L}\\d][\\s\\p{P}]+${platform}\\W{0,3}$`, 'iu');
/** One that begins so: "Jeu Nintendo Switch Norvik Kart". A name of several words would be another thing: "jeu de société". */
const calledGame = new RegExp(
  `^\\s*(?:jeux?(?: vid[ée]os?)?|games?|juegos?|giochi|gioco|spiele?)[\\s\\p{P}]+(?:pour |for |para |per |für )?${platform}(?![\\p{L}\\d])`,
  'iu',
);
/** One that begins with it and goes on with a name: "PS5 Norvik Racing". A bare "Switch" may be any. */
const beginsWithPlatform =
  /^\s*(?:xbox(?: one| 360| series [xs](?:\s?[/|]\s?[xs])?)?|ps ?[2-5]|play ?station [2-5]|nintendo switch(?: 2)?|switch 2)(?:\s?[/+]\s?ps ?[45])?(?![\p{L}\d])[\s\p{P}]*/iu;
const isOnlyPlatform = new RegExp(`^\\W*(?!switch\\W*$)(?:sony |microsoft )?${platform}\\W*$`, 'iu');

/** Whether a shelf is called by a platform alone: its games are on it as well as the consoles. */
export const isPlatformShelf = (step: string): boolean => isOnlyPlatform.test(step.slice(0, 60));

/** What else is called with it. */
const isElse = new RegExp(
  anyOf`
    console|konsol|contr[oô]l|manette|mando|pad|joystick|volante|lenkrad|wheel|casque|headset|auricular|kopfh|cable
    c[aâ]ble|kabel|charg|dock|stand|skin|case|cover|housse|funda|sticker|bundle|remote|mount|fan|cooler|batter|disk
    drive|\d\s?[gt]b|adapt|light|key(?:board)?|gift|[eé]tui|pochette|sacoche|tasche|hülle|estuche|bolsa|support
    halter|rangement|t-?shirt|poster
  `,
  'i',
);

/** Whether a title calls it a game of a platform. */
export const isCalledGameOfPlatform = (title: string): boolean =>
  calledGame.test(title.slice(0, 200)) && !isElse.test(title);

/** Whether a title is a game's, by what it is played on. */
export const isGameOfPlatform = (title: string): boolean =>
  playedOn.test(title.slice(0, 200)) && !isElse.test(title);

/** Besides those: consoles, subscriptions and what is made for them. */
const isNoGame = new RegExp(
  anyOf`
    \d\s?[gt]o|edition|[ée]dition|limited|lade|netzteil|dualsense|dualshock|joy-?con|playstation plus|portal|vr ?2
    subscription|abonnement|amiibo|membership|mitglied|switch online|camera|microphone|micro sd|carte
    card(?! battle)|grip|strap|screen|protect|sensor|battery|chatpad|hdmi|power|supply|reparatur|repair|teile|parts
    ricambi
  `,
  'i',
);
/** Words of a name that is no console's: "PS5 Slim". */
const minWordsOfName = 2;

/** Whether a title begins with a platform and goes on with a game's name: "PS4 Norvik Raider Remastered". */
export function beginsAsGameOfPlatform(title: string): boolean {
  const text = title.slice(0, 200);
  const platform = beginsWithPlatform.exec(text)?.[0];
  if (platform === undefined || isElse.test(text) || isNoGame.test(text)) return false;
  return wordsOfName(text.slice(platform.length)) >= minWordsOfName;
}

/** What stands before the platform of a console itself: "Sony PS5", "Édition numérique PS5". */
const ofConsole =
  /(?<!\p{L})(?:sony|microsoft|nintendo|[ée]dition|digitale?|num[ée]rique|slim|pro|oled|lite|pack|noire?|blanche?|occasion|reconditionn[ée]e?|refurbished|used)(?!\p{L})/giu;
const endOfPlatform = new RegExp(`${platform}\\W{0,3}$`, 'iu');

/** How many words such a title has before the console that name a game: "Norvik Kart 8 Nintendo Switch" has two, "Sony PS5" none. */
export function wordsOfGame(title: string): number {
  return wordsOfName(title.slice(0, 200).replace(endOfPlatform, ''));
}

function wordsOfName(text: string): number {
  return text.replace(ofConsole, ' ').match(/[\p{L}\d]{2,}/gu)?.length ?? 0;
}
