import type { Language } from '../language.ts';

/** File formats, by the party that defined them; `mapped`: the columns are mapped by an admin. */
export const feedFormats = [
  'awin-csv',
  'awin-advertiser',
  'daisycon',
  'effiliation',
  'tradetracker',
  'tradedoubler',
  'kwanko',
  'google-rss',
  'google-atom',
  'google-xml',
  'google-tsv',
  'google-json',
  'kelkoo',
  'idealo',
  'pricerunner',
  'heureka',
  'skroutz',
  'ceneo',
  'trovaprezzi',
  'criteo',
  'yml',
  'shopping-feed',
  'shopify',
  'woocommerce',
  'prestashop',
  'wix',
  'squarespace',
  'magento',
  'etsy',
  'mapped',
] as const;
export type FeedFormat = (typeof feedFormats)[number];

const names: Record<Exclude<FeedFormat, 'mapped' | 'awin-advertiser'>, string> = {
  'awin-csv': 'Awin CSV',
  daisycon: 'Daisycon',
  effiliation: 'Effiliation',
  tradetracker: 'TradeTracker',
  tradedoubler: 'Tradedoubler',
  kwanko: 'Kwanko',
  'google-rss': 'Google Merchant RSS',
  'google-atom': 'Google Merchant Atom',
  'google-xml': 'Google Merchant XML',
  'google-tsv': 'Google Merchant CSV, TSV',
  'google-json': 'Google Merchant JSON',
  kelkoo: 'Kelkoo',
  idealo: 'idealo',
  pricerunner: 'PriceRunner',
  heureka: 'Heureka',
  skroutz: 'Skroutz',
  ceneo: 'Ceneo',
  trovaprezzi: 'Trovaprezzi',
  criteo: 'Criteo',
  yml: 'YML',
  'shopping-feed': 'Shopping Feed',
  shopify: 'Shopify',
  woocommerce: 'WooCommerce',
  prestashop: 'PrestaShop',
  wix: 'Wix',
  squarespace: 'Squarespace',
  magento: 'Magento',
  etsy: 'Etsy',
};
const translated: Record<Language, Record<'mapped' | 'awin-advertiser', string>> = {
  en: { mapped: 'Mapped columns', 'awin-advertiser': 'Awin, merchant’s file' },
  fr: { mapped: 'Colonnes associées', 'awin-advertiser': 'Awin, fichier du marchand' },
};

/** A format as people call it. */
export const formatName = (language: Language, format: FeedFormat): string =>
  format === 'mapped' || format === 'awin-advertiser' ? translated[language][format] : names[format];
