// The catalogue's version, which caches and the search index follow, and the lock of whoever changes what products are made of.
export { getCatalogueVersion, lockCatalogue, lockCatalogueSoon, raiseCatalogueVersion } from './queries.ts';
