import type { Language } from '../language.ts';
import { type FeedFormat, feedFormats, formatName } from './feed-formats.ts';
import { describeRejections, type RejectionCount } from './rejection-messages.ts';

/** Texts with parameters in braces. */
const en = {
  file_empty: 'The file contains no rows: the catalogue is unchanged.',
  file_unpublishable: 'None of the {rows} rows of the file can be published: the catalogue is unchanged.',
  file_nobodys: 'The file does not say which merchant it belongs to: name the merchant.',
  file_older:
    'The feed has already been imported as it was at {seen}: an older state ({given}) would falsify its history.',
  file_too_large: 'The file is too large once decompressed.',
  file_bomb: 'Once decompressed, the file is far larger than a feed: reading it was stopped.',
  file_cut: 'The file stops in the middle.',
  gzip_cut: 'The file is cut short.',
  gzip_damaged: 'The gzip file is damaged.',
  file_binary: 'The file is not text: it contains NUL characters.',
  file_data: 'The file is not text, but an image, a document or other data.',
  file_page:
    'The file is a web page, not a feed: the address that it comes from may have changed or ask to sign in.',
  file_workbook: 'The file is a spreadsheet (Excel, Numbers, LibreOffice): export it as CSV.',
  file_rtf: 'The file is a document of a text editor (RTF): save it as plain text.',
  header_missing:
    'The file’s first line is an item (“{value}”): the line with the columns’ names is missing. Add one above it.',
  quotes_unclear: 'The quotes in the file cannot be understood.',
  line_endless: 'A line of the file does not end.',
  item_endless: 'An item of the file does not end.',
  doctype: 'The file contains a DOCTYPE with definitions of its own, which no feed needs.',
  xml_broken: 'The XML is broken: {detail}',
  xml_deep: 'The file is nested too deeply for a feed.',
  json_broken: 'The JSON is broken in line {line}.',
  json_broken_at: 'The JSON is broken in line {line}, at character {character} of the file.',
  encoding_changes: 'The encoding changes part-way through the file.',
  xml_unknown: 'The file is XML, but no element of it looks like an item.',
  format_unknown: 'The file is not a known feed: no table, XML or JSON with columns of items.',
  columns_unknown:
    'The file’s columns are not those of a known format: map them in the feed’s settings (Admin, Feeds, Preview).',
  columns_cut:
    'The file looks like one from {format}, but lacks columns: {columns}. Export it with all columns, or map those it has in the feed’s settings (Admin, Feeds, Preview).',
  columns_lacking:
    'The file’s columns are not those of a known format, and none of them seems to contain {fields}: check that it is the list of your items, or map its columns in the feed’s settings (Admin, Feeds, Preview).',
  record_missing:
    'The element mapped as an item is missing from the file: {record}. Check the feed’s settings.',
  link_template_missing:
    'The file has no links to its items: say in the feed’s settings how they are made, for example https://merchant.example{path}.',
  vat_missing: 'The file’s prices exclude VAT: give its rate in the feed’s settings.',
  zip_files: 'The zip file contains {files} files: send one with a single file.',
  zip_unreadable:
    'The zip file cannot be read: it is damaged, encrypted or compressed in an unusual way. Send it as gzip or uncompressed.',
  columns_missing: 'Mapped columns are missing from the file: {columns}.',
  file_lost: 'The feed’s file is no longer available.',
  feed_deleted: 'The feed is being deleted. Import the file once that is done.',
  file_discarded: 'This file has already been discarded. Nothing was changed.',
  held_cut:
    'The file stops in the middle, after {rows} rows: it was cut short on its way. Nothing was changed.',
  held_cut_fetched:
    'The connection was interrupted before the end of the file: {rows} rows arrived. Nothing was changed.',
  held_missing: 'The file would remove {missing} of the feed’s {known} offers. Nothing was changed.',
  held_moved:
    'The file would change the prices of {moved} of {kept} known offers by more than half. Nothing was changed.',
  held_currency:
    'The file does not say which currency its prices are in ({rows} of {read} rows, “{value}” for example). Which one is it? Nothing was changed.',
  held_cents:
    'The prices seem to be in cents, or in another currency: {rows} of {read} rows cost more than such items do ({examples}). How are they written? Nothing was changed.',
  held_ambiguous:
    'The prices can be read in two ways ({rows} of {read} rows): is “{value}” {decimals} or {thousands}? Nothing was changed.',
  held_same:
    '{rows} of {read} rows cost the same, {price}: this looks like a placeholder. Are these the prices? Nothing was changed.',
  held_factor:
    'Nearly all prices are about {factor} times those of the same products at other merchants ({products} compared): they look like another currency, or prices without VAT. Nothing was changed.',
  held_cheap:
    'This merchant is new, and its prices are about {percent}% below those of the same products at several other merchants ({products} compared): check who it is first. Nothing was changed.',
  promotions_unknown: 'The file is not one of promotions: it has no promotion_id.',
  promotions_many: 'The file has more than {most} promotions.',
  promotions_held_none:
    'The file has no promo code that can be taken, and the one before had {known}. Nothing was changed.',
  promotions_held_missing:
    'The file would remove {missing} of {known} promo codes before their last day. Nothing was changed.',
  fetch_address_invalid:
    'The file could not be fetched: only https:// and http:// addresses are accepted, without a port, user name or password.',
  fetch_address_refused: 'The file could not be fetched: the address leads to an internal network.',
  fetch_name_unknown: 'The file could not be fetched: the server name is unknown.',
  fetch_connection_failed: 'The file could not be fetched: no connection to the server.',
  fetch_cut_short:
    'The file could not be fetched: the connection was interrupted before the end of the file.',
  fetch_timeout: 'The file could not be fetched: the server took too long.',
  fetch_too_many_redirects: 'The file could not be fetched: the address redirects too often.',
  fetch_status: 'The file could not be fetched: the server answered {status}.',
  fetch_too_large: 'The file could not be fetched: it is too large.',
  import_failed: 'The import failed; the log says why.',
  import_cancelled: 'Cancelled.',
  import_broken_off: 'The import was interrupted.',
};

/** Why a file was not imported. */
export type ImportFaultCode = keyof typeof en;

const fr: Record<ImportFaultCode, string> = {
  file_empty: 'Le fichier ne contient aucune ligne\u00a0: le catalogue reste inchangé.',
  file_unpublishable:
    'Aucune des {rows} lignes du fichier ne peut être publiée\u00a0: le catalogue reste inchangé.',
  file_nobodys: 'Le fichier ne dit pas à quel marchand il appartient\u00a0: indiquez-le.',
  file_older:
    'Le flux a déjà été importé dans son état du {seen}\u00a0: un état plus ancien ({given}) fausserait son historique.',
  file_too_large: 'Le fichier décompressé est trop volumineux.',
  file_bomb:
    'Le fichier décompressé est bien plus volumineux qu’un flux\u00a0: sa lecture a été interrompue.',
  file_cut: 'Le fichier s’arrête en plein milieu.',
  gzip_cut: 'Le fichier est tronqué.',
  gzip_damaged: 'Le fichier gzip est endommagé.',
  file_binary: 'Le fichier n’est pas du texte\u00a0: il contient des caractères NUL.',
  file_data: 'Le fichier n’est pas du texte, mais une image, un document ou d’autres données.',
  file_page:
    'Le fichier est une page web, pas un flux\u00a0: l’adresse d’où il vient a peut-être changé ou demande de se connecter.',
  file_workbook: 'Le fichier est un classeur (Excel, Numbers, LibreOffice)\u00a0: exportez-le en CSV.',
  file_rtf: 'Le fichier est un document d’un éditeur de texte (RTF)\u00a0: enregistrez-le en texte brut.',
  header_missing:
    'La première ligne du fichier est un article («\u00a0{value}\u00a0»)\u00a0: la ligne des noms de colonnes manque. Ajoutez-la au-dessus.',
  quotes_unclear: 'Les guillemets du fichier sont incompréhensibles.',
  line_endless: 'Une ligne du fichier ne se termine pas.',
  item_endless: 'Un article du fichier ne se termine pas.',
  doctype: 'Le fichier contient un DOCTYPE avec ses propres définitions, dont aucun flux n’a besoin.',
  xml_broken: 'Le XML est invalide\u00a0: {detail}',
  xml_deep: 'Le fichier est trop imbriqué pour un flux.',
  json_broken: 'Le JSON est invalide à la ligne {line}.',
  json_broken_at: 'Le JSON est invalide à la ligne {line}, au caractère {character} du fichier.',
  encoding_changes: 'Le fichier change d’encodage en cours de route.',
  xml_unknown: 'Le fichier est du XML, mais aucun de ses éléments ne ressemble à un article.',
  format_unknown:
    'Le fichier n’est pas un flux\u00a0: ni tableau, ni XML, ni JSON avec des colonnes d’articles.',
  columns_unknown:
    'Les colonnes du fichier ne sont pas celles d’un format connu\u00a0: associez-les dans les réglages du flux (Admin, Flux, Aperçu).',
  columns_cut:
    'Le fichier ressemble à un export de {format}, mais il lui manque des colonnes\u00a0: {columns}. Exportez-le avec toutes ses colonnes, ou associez celles qu’il a dans les réglages du flux (Admin, Flux, Aperçu).',
  columns_lacking:
    'Les colonnes du fichier ne sont pas celles d’un format connu, et aucune ne semble contenir {fields}\u00a0: vérifiez que c’est bien la liste de vos articles, ou associez ses colonnes dans les réglages du flux (Admin, Flux, Aperçu).',
  record_missing:
    'L’élément associé à un article manque au fichier\u00a0: {record}. Vérifiez les réglages du flux.',
  link_template_missing:
    'Le fichier ne contient pas de liens vers les articles\u00a0: indiquez dans les réglages du flux comment les former, par exemple https://marchand.example{path}.',
  vat_missing:
    'Les prix du fichier sont hors taxes\u00a0: indiquez le taux de TVA dans les réglages du flux.',
  zip_files: 'Le fichier zip contient {files} fichiers\u00a0: envoyez-en un qui n’en contient qu’un.',
  zip_unreadable:
    'Le fichier zip est illisible\u00a0: endommagé, chiffré ou compressé d’une façon inhabituelle. Envoyez-le en gzip ou sans compression.',
  columns_missing: 'Il manque au fichier des colonnes associées\u00a0: {columns}.',
  file_lost: 'Le fichier du flux n’est plus disponible.',
  feed_deleted: 'Le flux est en cours de suppression. Importez le fichier ensuite.',
  file_discarded: 'Ce fichier a déjà été écarté. Rien n’a été modifié.',
  held_cut:
    'Le fichier s’arrête en plein milieu, après {rows} lignes\u00a0: il a été tronqué en route. Rien n’a été modifié.',
  held_cut_fetched:
    'La connexion s’est interrompue avant la fin du fichier\u00a0: {rows} lignes en sont arrivées. Rien n’a été modifié.',
  held_missing: 'Le fichier supprimerait {missing} des {known} offres du flux. Rien n’a été modifié.',
  held_moved:
    'Le fichier changerait de plus de la moitié les prix de {moved} des {kept} offres connues. Rien n’a été modifié.',
  held_currency:
    'Le fichier ne dit pas dans quelle devise sont ses prix ({rows} lignes sur {read}, «\u00a0{value}\u00a0» par exemple). Laquelle est-ce\u00a0? Rien n’a été modifié.',
  held_cents:
    'Les prix semblent être en centimes, ou dans une autre devise\u00a0: {rows} lignes sur {read} coûtent plus que de tels articles ({examples}). Comment sont-ils écrits\u00a0? Rien n’a été modifié.',
  held_ambiguous:
    'Les prix peuvent se lire de deux façons ({rows} lignes sur {read})\u00a0: «\u00a0{value}\u00a0», est-ce {decimals} ou {thousands}\u00a0? Rien n’a été modifié.',
  held_same:
    '{rows} lignes sur {read} coûtent la même chose, {price}\u00a0: on dirait un prix fictif. Est-ce le bon\u00a0? Rien n’a été modifié.',
  held_factor:
    'Presque tous les prix sont environ {factor} fois ceux des mêmes produits chez d’autres marchands ({products} comparés)\u00a0: on dirait une autre devise, ou des prix hors taxes. Rien n’a été modifié.',
  held_cheap:
    'Ce marchand est nouveau, et ses prix sont environ {percent}\u00a0% plus bas que ceux des mêmes produits chez plusieurs autres marchands ({products} comparés)\u00a0: vérifiez d’abord qui il est. Rien n’a été modifié.',
  promotions_unknown: 'Ce n’est pas un fichier de promotions\u00a0: il n’a pas de promotion_id.',
  promotions_many: 'Le fichier contient plus de {most} promotions.',
  promotions_held_none:
    'Le fichier ne contient aucun code promo utilisable, le précédent en avait {known}. Rien n’a été modifié.',
  promotions_held_missing:
    'Le fichier supprimerait {missing} des {known} codes promo avant leur dernier jour. Rien n’a été modifié.',
  fetch_address_invalid:
    'Le fichier n’a pas pu être récupéré\u00a0: seules les adresses en https:// ou http:// sont acceptées, sans port, identifiant ni mot de passe.',
  fetch_address_refused: 'Le fichier n’a pas pu être récupéré\u00a0: l’adresse mène à un réseau interne.',
  fetch_name_unknown: 'Le fichier n’a pas pu être récupéré\u00a0: le nom du serveur est inconnu.',
  fetch_connection_failed: 'Le fichier n’a pas pu être récupéré\u00a0: pas de connexion au serveur.',
  fetch_cut_short: 'Le fichier n’a pas pu être récupéré\u00a0: la connexion s’est interrompue avant la fin.',
  fetch_timeout: 'Le fichier n’a pas pu être récupéré\u00a0: le serveur a mis trop de temps.',
  fetch_too_many_redirects: 'Le fichier n’a pas pu être récupéré\u00a0: l’adresse redirige trop souvent.',
  fetch_status: 'Le fichier n’a pas pu être récupéré\u00a0: le serveur a répondu {status}.',
  fetch_too_large: 'Le fichier n’a pas pu être récupéré\u00a0: il est trop volumineux.',
  import_failed: 'L’import a échoué\u00a0; le journal du serveur dit pourquoi.',
  import_cancelled: 'Annulé.',
  import_broken_off: 'L’import s’est interrompu.',
};

const messages = { en, fr };

/** Notes about a single row. */
const ofOne: Record<Language, Partial<Record<ImportFaultCode, string>>> = {
  en: { file_unpublishable: 'The file’s only row cannot be published: the catalogue is unchanged.' },
  fr: {
    file_unpublishable:
      'La seule ligne du fichier ne peut pas être publiée\u00a0: le catalogue reste inchangé.',
    held_currency:
      'Le fichier ne dit pas dans quelle devise sont ses prix ({rows} ligne sur {read}, «\u00a0{value}\u00a0» par exemple). Laquelle est-ce\u00a0? Rien n’a été modifié.',
  },
};

const isFeedFormat = (text: string): text is FeedFormat => (feedFormats as readonly string[]).includes(text);

/** What `fields` names, by Google's names. */
const fieldNames: Record<Language, Readonly<Record<string, string>>> = {
  en: { title: 'titles', price: 'prices' },
  fr: { title: 'les titres', price: 'les prix' },
};

function listFields(language: Language, fields: string): string {
  const named = fields.split(',').map((field) => fieldNames[language][field] ?? field);
  return new Intl.ListFormat(language, { type: 'disjunction' }).format(named);
}

/** Parameters that are amounts in euros. */
const amounts: ReadonlySet<string> = new Set(['decimals', 'thousands', 'price']);

/** Why a file was not imported, with parameters of the message: counts and amounts in euros as numbers, times as ISO texts. */
export type ImportFault = {
  code: ImportFaultCode;
  parameters: Record<string, string | number>;
  /** Why its rows were rejected, the commonest reasons first, where that is why the file was not imported. */
  rejections?: readonly RejectionCount[];
};

/** The message of a fault, with numbers in the format of the language. */
export function importMessage(language: Language, { code, parameters, rejections }: ImportFault): string {
  const message = fillIn(language, code, parameters);
  return rejections?.length ? `${message} ${describeRejections(language, rejections)}.` : message;
}

function fillIn(language: Language, code: ImportFaultCode, parameters: ImportFault['parameters']): string {
  const numbers = new Intl.NumberFormat(language);
  const money = new Intl.NumberFormat(language, { style: 'currency', currency: 'EUR' });
  const text = (parameters.rows === 1 && ofOne[language][code]) || messages[language][code];
  return text.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = parameters[name] ?? '';
    if (typeof value === 'number') return (amounts.has(name) ? money : numbers).format(value);
    if (name === 'fields') return listFields(language, value);
    return name === 'format' && isFeedFormat(value) ? formatName(language, value) : value;
  });
}

export const isImportFaultCode = (text: string): text is ImportFaultCode => Object.hasOwn(en, text);
