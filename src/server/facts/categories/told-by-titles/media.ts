import { anyOf, anyWord } from '../../../language/any-of.ts';
import { nounOfTitle } from '../nouns/noun-of-title.ts';
import { keysAbove } from '../tree.ts';

/** What only books say of their volume and binding; notebooks are bound as well. */
const book = new RegExp(
  anyOf`
    (?<!\p{L})(?:tomes?\s\d{1,3}(?!\d)|livres? de poche|pour les nuls|for dummies|für dummies|paperback|hardcover|taschenbuch|gebundene ausgabe|tapa (?:blanda|dura)|copertina (?:flessibile|rigida)|capa (?:mole|dura))(?!\p{L})
    [-–(,]\s?(?:broch[ée]|reli[ée]|album cartonn[ée])\s?\)?\s*$|\sbroché\s*$
    ^(?:mon|ma|mes|my)\s(?:premier|premi[eè]res?|first)\s(?:livres?|imagiers?|books?)(?!\p{L})
    ^(?:le\s|petit\s|grand\s){0,2}guide\s(?:du|de la|des|pratique|complet|touristique)\s
  `,
  'iu',
);
/** What packets and bottles of other things say as well: "Crème mains - format poche", "Croquettes - grand format". */
const likeBook = /[-–(,]\s?(?:poche|format poche|grand format)\s?\)?\s*$/iu;
const noBook = anyWord`
  notebooks?|journals?|sketchbooks?|carnets?|cahiers?|agendas?|planners?|diary|notizb\p{L}*|quaderno|cuaderno
  libreta|robes?|vestes?|jupes?|rideaux?|jeans?|pantalons?|chemises?|sacs?|couteaux?|lampes?|chemisiers?|tissus?
  tapis|coussins?|rubans?|cravates?|foulards?|[ée]charpes?|kimonos?|blousons?|nappes?|n(?:œ|oe)uds?
  tron[çc]onneuses?|scies?|palpeurs?|doudous?|bain|couvre\p{L}*|protège\p{L}*|marque\p{L}*
`;

const medium = (names: string) =>
  new RegExp(`(?:[([]|\\s[–-])\\s?(?:\\d{1,2}\\s?x?\\s?)?(?:${names})\\s?[)\\]]?\\s*$`, 'iu');
/** Behind a dash or in brackets at the end: "Animals (2LP)", "Titanic - DVD". */
const music = medium('(?:vinyl )?lps?|(?:audio )?cds?(?: audio)?|disques? vinyles?|(?:33|45) tours');
/** Also what other things are made of: "Papier peint - Vinyle". */
const vinyl = medium('vinyle?s?');
/** Of "4K UHD" alone are screens and cameras. */
const film = medium('dvds?|blu-?rays?(?: 4k)?|vhs');
/** "5th Mini Album Dream", "Full Album Supernova (Digipack Ver.)"; an album of photographs has no number. */
const album =
  /(?<!\p{L})(?:\d{1,2}(?:st|nd|rd|th)\s(?:\p{L}{2,12}\s){0,2}album|(?:full|mini|single|studio)\salbum(?=.{0,120}(?<!\p{L})(?:ver|versions?|types?|random|digipac?k)(?!\p{L})))(?!\p{L})/iu;
/** What plays, holds or labels them, or is made of vinyl. */
const noMedium = new RegExp(
  anyOf`
    lecteur|player|radio|poste|cha[iî]ne|hi-?fi|st[ée]r[ée]o|platine|graveur|bo[iî]t|rang|pochette|[ée]tui|case
    storage|rack|sleeve|nettoy|clean|vierge|blank|label|jeux?(?!\p{L})|games?(?!\p{L})|sticker|autocollant
    sol(?!\p{L})|gants?|glove|figur|decal|ordinateur|laptop|\d\s?[gt][ob](?!\p{L})
  `,
  'iu',
);

/** Few titles have to be read for it. */
const mayBeBook =
  /tome|poche|nuls|dummies|paperback|hardcover|taschenbuch|ausgabe|tapa |copertina|capa |broch|reli|format|cartonn|premi|my first|guide/i;
const mayBeMedium = /(?:vinyle?|lp|cd|audio|tours|dvd|ray|4k|vhs)s?\W{0,3}$/i;
/** Formats stand at the end of titles, tomes inside. */
const maxRead = 300;

/** Whether a title names a thing that is no medium itself. */
function namesThing(title: string): boolean {
  const noun = nounOfTitle(title);
  return noun?.isSure === true && !keysAbove(noun.key).includes('culture');
}

/** A book, record or film by what its title says of its volume, binding or medium; undefined: it says no such thing. */
export function keyOfMedium(title: string): string | undefined {
  if (title.length > maxRead) return undefined;
  if (mayBeBook.test(title) && !noBook.test(title)) {
    if (book.test(title) || (likeBook.test(title) && !namesThing(title))) return 'books';
  }
  if (/album/i.test(title) && album.test(title)) return 'music';
  if (!mayBeMedium.test(title.slice(-maxEnd)) || noMedium.test(title)) return undefined;
  if (music.test(title) || (vinyl.test(title) && !namesThing(title))) return 'music';
  return film.test(title) ? 'films' : undefined;
}

/** Characters that a medium takes at most. */
const maxEnd = 20;
