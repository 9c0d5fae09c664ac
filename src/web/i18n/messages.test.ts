import { describe, expect, it } from 'vitest';
import { en } from './en.ts';
import { legalEn, rankingEn } from './en-about.ts';
import { accountEn } from './en-account.ts';
import { adminEn } from './en-admin.ts';
import { cartEn } from './en-cart.ts';
import { categoriesEn } from './en-categories.ts';
import { comparePageEn } from './en-compare.ts';
import { dashboardEn } from './en-dashboard.ts';
import { facetsEn } from './en-facets.ts';
import { feedsEn } from './en-feeds.ts';
import { logsEn } from './en-logs.ts';
import { matchesEn } from './en-matches.ts';
import { merchantCategoriesEn } from './en-merchant-categories.ts';
import { merchantsEn } from './en-merchants.ts';
import { privacyEn } from './en-privacy.ts';
import { productPageEn } from './en-product.ts';
import { productsEn } from './en-products.ts';
import { reportsEn } from './en-reports.ts';
import { suggestEn } from './en-suggest.ts';
import { timeEn } from './en-time.ts';
import { usersEn } from './en-users.ts';
import { vocabularyEn } from './en-vocabulary.ts';
import { fr } from './fr.ts';
import { legalFr, rankingFr } from './fr-about.ts';
import { accountFr } from './fr-account.ts';
import { adminFr } from './fr-admin.ts';
import { cartFr } from './fr-cart.ts';
import { categoriesFr } from './fr-categories.ts';
import { comparePageFr } from './fr-compare.ts';
import { dashboardFr } from './fr-dashboard.ts';
import { facetsFr } from './fr-facets.ts';
import { feedsFr } from './fr-feeds.ts';
import { logsFr } from './fr-logs.ts';
import { matchesFr } from './fr-matches.ts';
import { merchantCategoriesFr } from './fr-merchant-categories.ts';
import { merchantsFr } from './fr-merchants.ts';
import { privacyFr } from './fr-privacy.ts';
import { productPageFr } from './fr-product.ts';
import { productsFr } from './fr-products.ts';
import { reportsFr } from './fr-reports.ts';
import { suggestFr } from './fr-suggest.ts';
import { timeFr } from './fr-time.ts';
import { usersFr } from './fr-users.ts';
import { vocabularyFr } from './fr-vocabulary.ts';

type Texts = { path: string; text: string }[];

/** Stands in for any argument: a count where a number is meant, a text elsewhere. */
const argument = 2;

/** Every text of a catalogue with its path; messages with parameters are called. */
function textsOf(node: unknown, path = ''): Texts {
  if (typeof node === 'string') return [{ path, text: node }];
  if (typeof node === 'function') return textsOf(node(argument, argument, argument), path);
  return Object.entries(node as object).flatMap(([key, value]) => textsOf(value, `${path}.${key}`));
}

const french = textsOf([
  fr,
  accountFr,
  privacyFr,
  legalFr,
  rankingFr,
  cartFr,
  comparePageFr,
  productPageFr,
  facetsFr,
  suggestFr,
  adminFr,
  dashboardFr,
  feedsFr,
  reportsFr,
  timeFr,
  usersFr,
  categoriesFr,
  logsFr,
  matchesFr,
  merchantsFr,
  merchantCategoriesFr,
  productsFr,
  vocabularyFr,
]);
const english = textsOf([
  en,
  accountEn,
  privacyEn,
  legalEn,
  rankingEn,
  cartEn,
  comparePageEn,
  productPageEn,
  facetsEn,
  suggestEn,
  adminEn,
  dashboardEn,
  feedsEn,
  reportsEn,
  timeEn,
  usersEn,
  categoriesEn,
  logsEn,
  matchesEn,
  merchantsEn,
  merchantCategoriesEn,
  productsEn,
  vocabularyEn,
]);

describe('messages', () => {
  it('hold the same texts in both languages, none empty', () => {
    expect(english.map(({ path }) => path)).toEqual(french.map(({ path }) => path));
    expect(french.length).toBeGreaterThan(100);
    expect([...french, ...english].filter(({ text }) => !text.trim())).toEqual([]);
  });

  it('keep French punctuation on its line', () => {
    expect(french.filter(({ text }) => / [:;!?»]|« /.test(text))).toEqual([]);
  });

  it('use typographic apostrophes', () => {
    const found = [...french, ...english].filter(({ text }) => /\w'\w/.test(text));
    // As SPEC has it.
    expect(found.map(({ text }) => text)).toEqual(["Passwords don't match"]);
  });

  it('quote the texts of the specification', () => {
    expect(en.layout.searchPlaceholder).toBe('Search products...');
    expect(en.errors.title).toBe('Oops!');
    expect(en.product.from).toBe('From');
    expect(en.product.comparePrice).toBe('Compare Price');
    expect(en.home.shopNow).toBe('Shop Now');
    expect(en.home.componentsFailed).toBe('Failed to load Computer products');
    expect(en.categories.failed).toBe('Failed to load categories. Please try again.');
    expect(en.categories.invalid).toBe('Invalid response format.');
    expect(en.categories.none).toBe('No categories available.');
    expect(en.list.emptyCategory).toBe('No products found in this category.');
    expect(en.list.failed).toBe('Failed to load products. Please try again.');
    const { users, products, categories } = adminEn.tabs;
    expect([users, products, categories]).toEqual(['User Management', 'Product Manager', 'Category Manager']);
  });

  it('count in each language’s own way: nothing is singular in French', () => {
    expect(fr.list.count('0', 0)).toBe('0 produit');
    expect(fr.list.count('2', 2)).toBe('2 produits');
    expect(en.list.count('0', 0)).toBe('0 products');
    expect(en.list.count('1', 1)).toBe('1 product');
  });
});
