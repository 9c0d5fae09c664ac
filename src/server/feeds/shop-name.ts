import { shopLetters } from './values/shop-in-title.ts';

const separators = /\s+[-–—|•:]\s+/;

/** What shop systems and their add-ons call a feed, in the languages of feeds; none of it is a shop's name. */
const feedWords = new Set(
  (
    'feed feeds flux xml rss csv datafeed productfeed produktfeed shoppingfeed googlefeed xmlfeed produktliste produktlista google shopping merchant merchants center facebook meta catalog catalogue catalogo katalog ' +
    'product products produit produits produkt produkte produkty produktai producto productos prodotto prodotti produto produtos ' +
    'inventory inventaire inventario export exports items sample shopify bigcommerce woocommerce prestashop magento ' +
    'data title titre titel titulo titolo nazev des de du del dei dati donnees datos dados zdroje dat kanal channel my mon'
  ).split(' '),
);

const wordsOf = (text: string): string[] => text.split(/\s+/).filter((word) => word !== '');
const isOfFeeds = (word: string): boolean => feedWords.has(shopLetters(word));

/** The own part of a host's name: "my-shop" of "www.my-shop.co.uk" and of "boutique.my-shop.fr". */
const labelOf = (host: string): string =>
  shopLetters(host.replace(/^(?:www\d?|shop|store|boutique)\.(?=[^.]+\.[^.]+)/, '').split('.')[0] ?? '');

/** Letters that a site's name begins with: fewer are so by chance. */
const minNameLetters = 6;

/** The part of a title that the site's name is in, else the one that the site's name begins with. */
function ownPart(parts: readonly string[], label: string): string | undefined {
  if (label === '') return undefined;
  const begins = (name: string) => name.length >= minNameLetters && label.startsWith(name);
  return (
    parts.find((part) => shopLetters(part).includes(label)) ?? parts.find((part) => begins(shopLetters(part)))
  );
}

/** Without the words of feeds at the end, as long as the site's name stays. */
function withoutFeedWords(name: string, label: string): string {
  const words = wordsOf(name);
  while (words.length > 1 && isOfFeeds(words.at(-1) ?? '')) {
    const shorter = words.slice(0, -1);
    if (label !== '' && shopLetters(name).includes(label) && !shopLetters(shorter.join('')).includes(label))
      break;
    words.pop();
  }
  return words.join(' ');
}

/**
 * A shop's name of what its feed is called: "Orvane Feed", "Orvane Store - Produits", "Orvane – chaussures" → the part that
 * its site's name is in, without the words of feeds. '' where these are all that there is.
 */
export function shopNameOf(feedTitle: string, host: string): string {
  const label = labelOf(host);
  const parts = feedTitle.split(separators).map((part) => part.trim());
  const own = ownPart(parts, label);
  const telling = parts.filter((part) => !wordsOf(part).every(isOfFeeds));
  const rest = telling.length === parts.length ? feedTitle : telling.join(' - ');
  return withoutFeedWords(own ?? rest, label);
}
