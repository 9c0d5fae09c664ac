import type { BreadcrumbList, ItemList } from 'schema-dts';
import { addresses } from '../../contract/addresses.ts';
import type { Category, ProductCard } from '../../contract/catalogue/schema.ts';
import type { Language } from '../../contract/language.ts';
import { categoryName } from '../i18n/category-name.ts';

/** A page on the way from home: its name and its path. */
export type Crumb = { name: string; path: string };

export const homeCrumb = (language: Language): Crumb => ({ name: 'Visavis', path: addresses.home(language) });

export const categoryCrumb = (language: Language, category: Pick<Category, 'name' | 'nameFr'>): Crumb => ({
  name: categoryName(language, category),
  path: addresses.category(language, category.name),
});

/** The way to a page, home first, itself last. */
export const breadcrumbData = (publicUrl: string, crumbs: readonly Crumb[]): BreadcrumbList => ({
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: publicUrl + path,
  })),
});

/** The products of one page of a list. */
export const productListData = (
  products: readonly Pick<ProductCard, '_id' | 'title'>[],
  { name, publicUrl, language }: { name: string; publicUrl: string; language: Language },
): ItemList => ({
  '@type': 'ItemList',
  name,
  numberOfItems: products.length,
  itemListElement: products.map(({ _id, title }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: title,
    url: publicUrl + addresses.product(language, _id),
  })),
});
