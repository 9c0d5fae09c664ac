import type { Language } from '../../contract/language.ts';

/** What the API's documents say besides what stands in the contract. */
type DocumentTexts = {
  title: string;
  description: string;
  totalCount: string;
  link: string;
  calls: string;
  schemas: string;
  parameters: string;
  answers: string;
  name: string;
  place: string;
  type: string;
  meaning: string;
  required: string;
  optional: string;
  defaultValue: (value: string) => string;
  listOf: (type: string) => string;
  or: string;
  machineReadable: string;
  otherLanguage: string;
  places: Record<'path' | 'query' | 'header', string>;
};

export const documentTexts: Record<Language, DocumentTexts> = {
  en: {
    title: 'Visavis API',
    description:
      'Products, merchants’ offers and price histories. Prices are euros, VAT included. Messages follow Accept-Language, English when absent.',
    totalCount: 'Number of items in the whole list',
    link: 'Addresses of the next and the previous page (RFC 8288)',
    calls: 'Calls',
    schemas: 'Shapes',
    parameters: 'Parameters',
    answers: 'Answers',
    name: 'Name',
    place: 'In',
    type: 'Type',
    meaning: 'Meaning',
    required: 'required',
    optional: 'optional',
    defaultValue: (value) => `${value} when absent`,
    listOf: (type) => `list of ${type}`,
    or: ' or ',
    machineReadable: 'OpenAPI 3.1 document',
    otherLanguage: 'Français',
    places: { path: 'path', query: 'query', header: 'header' },
  },
  fr: {
    title: 'API Visavis',
    description:
      'Produits, offres des marchands et historiques de prix. Les prix sont en euros TTC. Les messages suivent Accept-Language, en anglais à défaut.',
    totalCount: 'Nombre d’éléments de toute la liste',
    link: 'Adresses de la page suivante et de la précédente (RFC 8288)',
    calls: 'Appels',
    schemas: 'Formes',
    parameters: 'Paramètres',
    answers: 'Réponses',
    name: 'Nom',
    place: 'Où',
    type: 'Type',
    meaning: 'Sens',
    required: 'obligatoire',
    optional: 'facultatif',
    defaultValue: (value) => `${value} par défaut`,
    listOf: (type) => `liste de ${type}`,
    or: ' ou ',
    machineReadable: 'Document OpenAPI 3.1',
    otherLanguage: 'English',
    places: { path: 'chemin', query: 'requête', header: 'en-tête' },
  },
};
