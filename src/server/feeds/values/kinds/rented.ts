import { anyOf } from '../../../language/any-of.ts';

/** What a price behind such a mark is for: "95 € / nuit", "120 EUR per night". */
const perTime =
  /(?:\/|(?<!\p{L})(?:per|par|pro|por|al?|alla))\s{0,3}(?:nights?|nuit(?:[ée]e)?|nacht|noche|noite|notte|days?|jour|tag|d[ií]a|giorno|dag)(?!\p{L})/iu;

const offered =
  /(?:(?<!\p{L})(?:for (?:rent|hire)|[àa] louer|zu (?:ver)?mieten|en alquiler|in affitto|a noleggio|te huur|para alugar))\s*$/iu;
/** What such words are written on. */
const sign =
  /(?<!\p{L})(?:panneaux?|pancarte|affiches?|affichettes?|signs?|sch?ild(?:er)?|cartel(?:es)?|cartell[oi]|banderole|banner|stickers?|autocollants?|plaque|posters?|livres?|books?|dvd|vinyl\p{L}*)(?!\p{L})/iu;
/** "Séjour 2 nuits en gîte", "Cabin by the lake, 3 nights". */
const stay =
  /(?<!\p{L})(?:s[ée]jours?|week-?ends?|h[ôo]tels?|chambres?|g[îi]tes?|stays?|cabins?|cabanes?|lodges?|villas?|apartments?|appartements?|aufenthalt|ferienwohnung|estancia|soggiorno)(?!\p{L}).{0,60}(?<!\d)\d{1,2} (?:nuits?|nights?|nächte|noches|notti)(?!\p{L})/iu;
const mayBe = /rent|hire|louer|miet|alquil|affitto|nolegg|huur|alugar|nuit|night|nächt|noche|notti/i;

const shelf = new RegExp(
  `(?:^|[>;/]) ?(?:${anyOf`
    (?:vacation|holiday|short[- ]term) (?:homes?|rentals?|lets?)|locations? (?:de vacances|saisonni[èe]res?)
    g[îi]tes?(?: (?:ruraux|et chambres d['’]h[ôo]tes))?|chambres? d['’]h[ôo]tes?|ferien(?:wohnung(?:en)?|haus|häuser)
    hotel ?(?:rooms?|zimmer)|chambres? d['’]h[ôo]tels?|bed (?:and|&) breakfasts?|case vacanz[ae]|alquiler(?:es)? vacacional(?:es)?
    rooms? for rent|apartments? for rent|appartements? [àa] louer|accommodations?|h[ée]bergements?
  `}) ?(?:$|[>;/])`,
  'iu',
);
const maxShelf = 300;

/** A shop's own words to who is to rent it: "Rent these chairs for your wedding". */
const asked =
  /^\s*(?:[Rr]ent (?:an?|the|our|this|these|your|\p{Lu})|[Hh]ire (?:an?|our|this|these)|[Ll]ouez |[Mm]ieten Sie |[Aa]lquila |[Nn]oleggia )/u;

/**
 * What is lent for a night or a day is no article: houses, rooms, what parties need. `price` and `availability`: as written, where
 * Meta's tables of homes and stays say it.
 */
export const isRented = (of: {
  title: string;
  shelf: string;
  price: string;
  availability: string;
  description: string;
}): boolean =>
  perTime.test(of.price) ||
  /^for[ _]rent$/i.test(of.availability.trim()) ||
  shelf.test(of.shelf.slice(0, maxShelf).trim()) ||
  asked.test(of.description.slice(0, 60)) ||
  (mayBe.test(of.title) && !sign.test(of.title) && (offered.test(of.title) || stay.test(of.title)));
