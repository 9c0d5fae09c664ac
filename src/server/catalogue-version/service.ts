// The catalogue's version, which caches and the search index follow, and the lock of whoever changes what products are made of.
export {
  deleteOldChanges,
  isFollowedBy,
  listChanges,
  type Moment,
  readMoment,
} from './changes-queries.ts';
export {
  getCatalogueVersion,
  isAwaitedChange,
  lockCatalogue,
  lockCatalogueSoon,
  raiseCatalogueVersion,
} from './queries.ts';
