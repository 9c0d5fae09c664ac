import { anyOf, anyWord } from '../../../language/any-of.ts';

/** What a price behind such a mark is for: "95 € / nuit", "120 EUR per night". */
const perTime =
  /(?:\/|(?<!\p{L})(?:per|par|pro|por|al?|alla))\s{0,3}(?:nights?|nuit(?:[ée]e)?|nacht|noche|noite|notte|days?|jour|tag|d[ií]a|giorno|dag)(?!\p{L})/iu;

const offers = anyOf`
  for rent|[àa] louer|zu (?:ver)?mieten|en alquiler|in affitto|a noleggio|te huur|para alugar
`;
/** "Chalet 6 personnes à louer", behind what it is; "À louer" alone is a sign. */
const offered = new RegExp(`(?<!\\p{L})${offers}\\s*$`, 'iu');
const offeredAlone = new RegExp(`^\\P{L}*${offers}`, 'iu');
const lodging = anyOf`
  s[ée]jours? (?:en|dans|[àa]|au)|h[ôo]tels?|chambres? d['’]h[ôo]tes?|g[îi]tes?
  cabins?(?= (?:by|in|on|at|with|for)(?!\p{L}))|cabanes?|lodges?|villas?|apartments?|appartements?|ferienwohnung
`;
/** "Séjour 2 nuits en gîte", "Cabin by the lake, 3 nights". */
const stay = new RegExp(
  String.raw`(?<!\p{L})${lodging}(?!\p{L}).{0,60}(?<!\d)\d{1,2} (?:nuits?|nights?|nächte|noches|notti)(?!\p{L})(?! (?:de|d['’]|of) ?)`,
  'iu',
);
/** What such words are written on, tell of, or are given as; also a shelf's: books and films are called so. */
const goods = anyWord`
  panneaux?|pancartes?|affiches?|affichettes?|signs?|(?:sch?|auf)?sch?ild(?:er)?|cartel(?:es)?|cartell[oi]|banderoles?|banner|b[âa]ches?
  stickers?|autocollants?|aufkleber|pegatinas?|adesiv[oi]|lettrages?|vitrophanies?|toiles?|plaques?|posters?|plakate?|lonas?|prints?
  livres?|livros?|libros?|libri|romans?|books?|bücher|guides?|bd|mangas?|films?|movies?|dvd|blu-?ray|vinyl\p{L}*|cds?|musique|music
  coffrets?|smartbox|wonderbox|box|cartes? cadeaux?|jeux?|games?|spiele?|spielzeug|jouets?|toys?|puzzles?|playmobil|lego|maquettes?
  sacs?|bags?|bagages?|luggage|valises?|t-?shirts?|mugs?|shirts?|couches?|nappies|pads
  linge|literie|bedding|d[ée]coration|fournitures?|rongeurs?|pets?|animaux|animalerie|chiens?|chats?|oiseaux|kleintiere|haustier\p{L}*
`;
const mayBe = /rent|louer|miet|alquil|affitto|nolegg|huur|alugar|nuit|night|nächt|noche|notti/i;

const shelf = new RegExp(
  `(?:^|[>;/]) ?(?:${anyOf`
    (?:vacation|holiday|short[- ]term) (?:homes?|rentals?|lets?)|locations? (?:de vacances|saisonni[èe]res?)
    g[îi]tes?(?: (?:ruraux|et chambres d['’]h[ôo]tes))?|chambres? d['’]h[ôo]tes?|ferien(?:wohnung(?:en)?|haus|häuser)
    hotel ?(?:rooms?|zimmer)|chambres? d['’]h[ôo]tels?|bed (?:and|&) breakfasts?|case vacanz[ae]|alquiler(?:es)? vacacional(?:es)?
    rooms? for rent|apartments? for rent|appartements? [àa] louer
  `}) ?(?:$|[>;/])`,
  'iu',
);
const maxShelf = 300;

/** A shop's own words to who is to rent it: "Rent these chairs for your wedding"; "Rent a Girlfriend" is a title. */
const asked =
  /^\s*(?:[Rr]ent|[Hh]ire|[Ll]ouez|[Mm]ieten Sie|[Aa]lquila|[Nn]oleggia) (?!an? |.{0,60}(?:buy|achet|kauf|compra))/u;
const forWhat = anyWord`
  events?|weddings?|part(?:y|ies)|days?|week-?ends?
  mariages?|f[êe]tes?|[ée]v[ée]nements?|r[ée]ceptions?|jours?
  hochzeit|feiern?
  bodas?|fiestas?|matrimoni[oi]?|feste?
`;
/** As much of a description as says so. */
const maxAsked = 200;

/**
 * What is lent for a night or a day is no article: houses, rooms, what parties need. `price` and `availability`: as written, where
 * Meta's tables of homes and stays say it.
 */
export function isRented(of: {
  title: string;
  shelf: string;
  price: string;
  availability: string;
  description: string;
}): boolean {
  const path = of.shelf.slice(0, maxShelf).trim();
  const said = of.description.slice(0, maxAsked);
  if (perTime.test(of.price) || /^for[ _]rent$/i.test(of.availability.trim())) return true;
  if (asked.test(said) && forWhat.test(said)) return true;
  const isSaid =
    shelf.test(path) ||
    (mayBe.test(of.title) &&
      ((offered.test(of.title) && !offeredAlone.test(of.title)) || stay.test(of.title)));
  return isSaid && !goods.test(`${path} ${of.title}`);
}
