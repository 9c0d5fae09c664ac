import { type Engine, openEngine } from '../../src/server/search/engine/engine.ts';
import type {
  SearchCategory,
  SearchDocument,
  Synonyms,
} from '../../src/server/search/engine/search-document.ts';
import { createSenseFinders } from '../../src/server/search/engine/words/synonyms.ts';
import { createTestCatalogue } from './search-index.ts';

export const synonyms: Synonyms = [
  { said: ['laptop', 'notebook', 'ordinateur portable'], asked: ['portable'] },
  { said: ['keyboard', 'clavier'] },
  { said: ['mouse', 'souris'] },
  { said: ['headphones', 'casque'], asked: ['écouteurs'] },
  { said: ['earphones', 'écouteurs'] },
  { said: ['fridge', 'réfrigérateur'] },
  { said: ['freezer', 'congélateur'] },
  { said: ['fridge freezer', 'réfrigérateur congélateur'] },
  { said: ['side by side', 'réfrigérateur américain'] },
];
export const categories: SearchCategory[] = [
  { id: 10, names: ['Laptops', 'Ordinateurs portables'], called: ['netbook'] },
  { id: 20, names: ['Bags & Cases', 'Sacs & housses'] },
  { id: 30, names: ['Audio', 'Audio'] },
  { id: 40, names: ['Other', 'Divers'] },
  { id: 50, names: ['Cooling', 'Froid'], called: ['fridge', 'freezer', 'fridge freezer'], parentId: 60 },
  { id: 60, names: ['Appliances', 'Électroménager'] },
  { id: 70, names: ['Screens', 'Écrans'], called: ['screen'], parentId: 90 },
  { id: 80, names: ['Keyboards & Mice', 'Claviers & souris'], parentId: 90 },
  { id: 90, names: ['Computing', 'Informatique'], parentId: null },
  { id: 100, names: ['Building Materials', 'Matériaux'], called: ['window'], parentId: null },
  { id: 110, names: ['Professional', 'Professionnel'], called: ['pro'], parentId: null },
  { id: 120, names: ['Heating & Air', 'Chauffage & air'], parentId: null },
  { id: 130, names: ['Games consoles', 'Consoles de jeux'], called: ['zorbox'], parentId: null },
];

/** A product with one offer, new and in stock, dearer and younger the higher its id. */
export function product(id: number, title: string, more: Partial<SearchDocument> = {}): SearchDocument {
  return {
    id,
    title,
    brand: '',
    description: '',
    codes: [],
    kinds: [],
    categoryId: null,
    isCategoryGuessed: false,
    priceCents: 1000 + id,
    totalCents: 1500 + id,
    rating: null,
    ratingCount: null,
    merchantsCount: 1,
    inStock: true,
    condition: 'new',
    hasFreeDelivery: false,
    merchantIds: [],
    otherConditions: [],
    specifications: [],
    createdAt: 1_700_000_000_000 + id * 1000,
    hasOffers: true,
    awaitsMerchant: false,
    ...more,
  };
}

/** An engine over these products, with the categories above, and these synonyms as well as those above. */
export function createEngine(documents: readonly SearchDocument[], more: Synonyms = []): Engine {
  const groups = [...synonyms, ...more];
  const data = createTestCatalogue(documents).build({ categories, synonyms: groups });
  return openEngine(data, createSenseFinders(groups));
}

/** Ids of what a text finds, best first. */
export const find = (engine: Engine, query: string) =>
  engine.search({ query, sort: 'relevance', offset: 0, limit: 100 }).ids;
