// The catalogue's version, which caches and the search index follow, and the lock for changes of the grouping
// into products.
export {
  deleteOldChanges,
  isFollowedBy,
  listChanges,
  type Moment,
  readMoment,
} from './changes-queries.ts';
export { type CatalogueUpdate, followCatalogue } from './follow-catalogue.ts';
export {
  getCatalogueVersion,
  type Lag,
  lockCatalogue,
  lockCatalogueSoon,
  raiseCatalogueVersion,
} from './queries.ts';
