import { plainLetters } from '../../../../contract/plain-letters.ts';
import { anyOf } from '../../../language/any-of.ts';
import { currencyNamed, isWordAsWell, ownCurrency } from '../../values/currency.ts';
import { type Called, foldName, hasWord, maxName } from './column-names.ts';

/** What no shopper pays, though it is written like a price: weights, sizes, delivery, what the shop itself pays, shares. */
const isNoPrice = hasWord(
  `poids weight gewicht peso waga hmotnost largeur longueur hauteur profondeur width length height depth breite lange hohe
  tiefe larghezza lunghezza altezza ancho largo alto dimension dimensions volume volumen contenance envio spedizione versand
  livraison delivery shipping port courier transport frakt doprava dostawa achat purchase cost costs einkauf ek costo coste
  costes zakupu nakupni inkoop fournisseur supplier marge margin commission discount sconto descuento rabatt rating avis score
  stock quantite quantity qty qte menge anzahl anz count nombre ecotaxe fee fees frais
  medida kilo kilos kg litre litres liter litro litros litri relativo rel
  filesize filesizemb size mb`,
);
/** Taxes and rates, unless a price is called by them: "Prix TTC (TVA 20 %)", "Sales price / rate". */
const isOfTax = hasWord('tva vat tax taxe mwst iva dph btw moms taux rate percent');
export const isCalledPrice = hasWord(
  'price prices prix tarif preis preise precio prezzo preco cena pris prijs listino pvp pvc',
);

/** "Prix port compris", "Preis inkl. Versand", "price after discount": what is in the price, or off it already. */
const isIncluded = hasWord(
  'compris comprise inclus incluse incl inkl included including incluido incluso apres after nach dopo tras despues',
);

/** Whether what is written like amounts may be prices, by its column's name. */
export const mayBePrice = (column: Called): boolean =>
  isCalledPrice(column) ? !isNoPrice(column) || isIncluded(column) : !(isNoPrice(column) || isOfTax(column));

/** What a shop pays or dealers do, or what lacks the VAT, by its name. */
const ofTrade = new RegExp(
  String.raw`(?:^|[\s_/-])${anyOf`
    pro|pros|achat|revendeurs?|grossistes?|wholesale|cost|costs
    dealers?|trade|opt|b2b|purchase|ht|hors taxes?
    einkauf|ek|costo|coste|costes|zakupu|nakupni|netto|excl
  `}(?:[\s_/-]|$)`,
);
export const isOfTrade = ({ name }: Called): boolean => ofTrade.test(plainLetters(name));

/** Prices without VAT, by their column's name: "Prix HT", "price_excl_vat", "cena netto"; not "Prix net", a price after all. */
const isCalledNet = new RegExp(
  `(?:^| )${anyOf`
    ht|prixht|htva|hors tva|hors taxes?|sans taxes?|sans tva
    nettopreis|preis netto|netto preis|cena netto
    bez dph|ohne mwst|exkl mwst|exkl moms|excl btw
    exc(?:l|luding)? vat|exc(?:l|luding)? tax|ex vat|without vat|without tax|vat excl|tax excl
    sin iva|senza iva|sem iva|iva esclusa|imponibile
  `}(?: |$)`,
);
const isCalledGross = hasWord('ttc tvac incl inclus compris gross brutto ivato ivata');

/** Whether a column is called a price without VAT. */
export const isNetPrice = (name: string): boolean =>
  name.length <= maxName &&
  isCalledNet.test(
    plainLetters(name)
      .replace(/[^a-z0-9]+/g, ' ')
      .trim(),
  ) &&
  !isCalledGross({ name });

const currencyAtEnd =
  /^(.{1,60}?)[\s_([-]{1,3}([a-z]{3}|euros?|zl|zł|kc|kč|ft|kr|(?:f[ _]?)?cfa|dhs?|\p{Sc})[)\]]?\s*$/iu;

const currencyInFront = /^([a-z]{3})[\s_-]{1,3}(.{1,60})$/i;

/** "Price (GBP)" → "Price" and GBP, "prix_euros" → "prix" and EUR, "usd_price" → "price" and USD. */
function partsAtCurrency(name: string): { before: string; currency: string | undefined } {
  const [, inFront = '', behind = ''] = currencyInFront.exec(name) ?? [];
  if (currencyNamed(inFront) !== undefined && isCalledPrice({ name: behind }))
    return { before: behind, currency: currencyNamed(inFront) };
  const [, before = '', written = ''] = currencyAtEnd.exec(name) ?? [];
  return { before, currency: currencyNamed(written.replaceAll('_', ' ')) };
}

/** What stands before a currency at a name's end: "Price" of "Price (GBP)", "prix" of "prix_eur". */
export function nameBeforeCurrency(name: string): string {
  const { before, currency } = partsAtCurrency(name);
  return currency === undefined ? '' : foldName(before);
}

/** The currency that a column of prices has in its name: EUR of "prix_vente_eur". undefined: none; "price_all" is no lek. */
export function currencyInName(name: string): string | undefined {
  const { currency } = partsAtCurrency(name);
  return currency === undefined || isWordAsWell(currency) ? undefined : currency;
}

/** Whether a column of prices is in another currency than ours, by its name. */
export const isForeign = ({ name }: Called) => (currencyInName(name) ?? ownCurrency) !== ownCurrency;
