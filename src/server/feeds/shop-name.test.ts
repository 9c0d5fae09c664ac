import { expect, test } from 'vitest';
import { shopNameOf } from './shop-name.ts';

test.each([
  ['Orvane Feed', 'orvane.com', 'Orvane'],
  ['Orvane.shop produktai', 'orvane.shop', 'Orvane.shop'],
  ['Pall Store - Produits', 'www.pall-store.com', 'Pall Store'],
  ['Orvane Shop — włoskie buty i akcesoria', 'www.orvane-shop.eu', 'Orvane Shop'],
  ['SILLAGE Parfums — L’Art de Zora', 'artdezora.com', 'L’Art de Zora'],
  ['Zora Optique - Lunettes & Montures', 'boutique.zoraoptique.fr', 'Zora Optique'],
  ['Zora Optique - Lunettes & Montures', 'shop.zoraoptiqueparis.fr', 'Zora Optique'],
  ['Orvane Produktfeed', 'orvane.se', 'Orvane'],
  ['Orvane Delights Inventory Feed', 'orvane.se', 'Orvane Delights'],
  ['Flux Google Shopping', 'orvane.fr', ''],
  ['big_commerce inventory', 'orvane.fr', ''],
  ['Název zdroje dat', 'orvane.cz', ''],
  ['Titre du flux de données', '', ''],
  // What says nothing else stays.
  ['Le Grand Bazar – Paris', 'bazar-fr.example', 'Le Grand Bazar – Paris'],
  ['Zora Apparel Company', 'zrprl.com', 'Zora Apparel Company'],
  ['Google Store', 'store.google.com', 'Google Store'],
  ['Mon Catalogue', 'moncatalogue.fr', 'Mon Catalogue'],
  ['', 'orvane.fr', ''],
])('%j of %s is %j', (title, host, name) => expect(shopNameOf(title, host)).toBe(name));
