import type { Language } from '../language.ts';

const en = {
  row_short: 'fewer fields than the header',
  row_long: 'more fields than the header',
  row_quotes: 'quotes do not match',
  row_xml: 'is not well-formed XML: “]]>” or a tag that does not match, for example',
  row_json: 'is not well-formed JSON: a quotation mark that is not escaped, for example',
  row_nul: 'contains a NUL character: not text',
  row_damaged: 'text in a damaged encoding',
  other_merchant: 'belongs to a different merchant from the file',
  article_missing: 'no item number',
  title_missing: 'no title',
  link_missing: 'no link, or a column that its link template needs is empty',
  link_invalid: 'link is not a valid https address',
  link_home:
    'link leads to the merchant’s home page, like those of other items: it must lead to the item’s own page',
  link_unfilled: 'link contains a placeholder that was not filled in, “{{id}}” for example',
  link_http: 'link is http, and its site does not respond over https',
  price_missing: 'no price',
  price_unreadable: 'price is not a number',
  price_ambiguous: 'price can be read in two ways',
  price_zero: 'price is zero',
  price_negative: 'price is negative',
  price_placeholder: 'price is a placeholder',
  price_implausible: 'price is implausibly high',
  price_in_cents:
    'price seems to be in cents: the settings of the feed have to say how its prices are written',
  price_contradicted: 'price is at least fifty times the list price of its row',
  price_foreign: 'price is not in euros',
  price_without_vat: 'price excludes VAT',
  currency_missing: 'neither the price nor its row says the currency',
  gift_card: 'gift card: money has no price to compare',
  service: 'service or subscription, nothing to compare',
  not_for_sale: 'not for sale: a draft, a test item, hidden or withdrawn',
  not_valid_now: 'offer is not valid at the moment',
};

/** Why a row of a feed is not published. */
export type RejectionReason = keyof typeof en;

const fr: Record<RejectionReason, string> = {
  row_short: 'moins de champs que l’en-tête',
  row_long: 'plus de champs que l’en-tête',
  row_quotes: 'guillemets mal fermés',
  row_xml: 'n’est pas du XML correct\u00a0: «\u00a0]]>\u00a0» ou une balise mal fermée, par exemple',
  row_json: 'n’est pas du JSON correct\u00a0: un guillemet non échappé, par exemple',
  row_nul: 'contient un caractère NUL\u00a0: ce n’est pas du texte',
  row_damaged: 'texte dans un encodage endommagé',
  other_merchant: 'appartient à un autre marchand que le fichier',
  article_missing: 'pas d’identifiant d’article',
  title_missing: 'pas de titre',
  link_missing: 'pas de lien, ou une colonne de son modèle de lien est vide',
  link_invalid: 'le lien n’est pas une adresse https valide',
  link_home:
    'le lien mène à la page d’accueil du marchand, comme ceux d’autres articles\u00a0: il doit mener à la page de l’article',
  link_unfilled: 'le lien contient un marqueur qui n’a pas été remplacé, «\u00a0{{id}}\u00a0» par exemple',
  link_http: 'le lien est en http, et son site n’a pas répondu en https',
  price_missing: 'pas de prix',
  price_unreadable: 'le prix n’est pas un nombre',
  price_ambiguous: 'le prix peut se lire de deux façons',
  price_zero: 'le prix est à zéro',
  price_negative: 'le prix est négatif',
  price_placeholder: 'le prix est fictif',
  price_implausible: 'le prix est invraisemblable',
  price_in_cents:
    'le prix semble être en centimes\u00a0: les réglages du flux doivent dire comment ses prix sont écrits',
  price_contradicted: 'le prix est au moins cinquante fois le prix conseillé de la ligne',
  price_foreign: 'le prix n’est pas en euros',
  price_without_vat: 'le prix est hors taxes',
  currency_missing: 'ni le prix ni sa ligne ne disent la devise',
  gift_card: 'carte cadeau\u00a0: de l’argent n’a pas de prix à comparer',
  service: 'service ou abonnement, rien à comparer',
  not_for_sale: 'pas en vente\u00a0: brouillon, article de test, masqué ou retiré de la vente',
  not_valid_now: 'l’offre n’est pas valide pour le moment',
};

/** The reasons in words. */
export const rejectionMessages: Record<Language, Record<RejectionReason, string>> = { en, fr };

/** The message of a stored reason, with its detail (the other currency); unchanged where another version stored it. */
export function rejectionMessage(language: Language, reason: string, detail?: string | null): string {
  const message = Object.hasOwn(en, reason) ? rejectionMessages[language][reason as RejectionReason] : reason;
  return detail ? `${message} (${detail})` : message;
}

/** How many rows of a file were rejected for one reason, with the first of them. */
export type RejectionCount = {
  reason: RejectionReason;
  detail: string | null;
  count: number;
  /** Among the rows of the file, and the line on which it begins, where that is known. */
  row: number;
  line: number | null;
  /** The value of a rejected row that is shown: its price, link or title. */
  value: string;
};

const samples = {
  en: {
    place: (line: number | null, row: string) => (line === null ? `item ${row}` : `line ${line}`),
    text: (count: string, message: string, place: string, value: string) =>
      `${count}: ${message}${value === '' ? `, first on ${place}` : `, as on ${place} (“${value}”)`}`,
  },
  fr: {
    place: (line: number | null, row: string) => (line === null ? `article ${row}` : `ligne ${line}`),
    text: (count: string, message: string, place: string, value: string) =>
      `${count}\u00a0: ${message}${value === '' ? `, par exemple ${place}` : `, par exemple ${place} («\u00a0${value}\u00a0»)`}`,
  },
};

/** "585: price is not in euros (HUF), as on line 2 (“13500 HUF”); 3: no link, …", the commonest first. */
export function describeRejections(language: Language, rejections: readonly RejectionCount[]): string {
  const numbers = new Intl.NumberFormat(language);
  const { place, text } = samples[language];
  return rejections
    .map(({ reason, detail, count, row, line, value }) =>
      text(
        numbers.format(count),
        rejectionMessage(language, reason, detail),
        place(line, numbers.format(row)),
        value,
      ),
    )
    .join(language === 'fr' ? '\u00a0; ' : '; ');
}
