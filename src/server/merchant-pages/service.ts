// The public interface of merchant pages: what merchants' own pages say of their products, and where links lead.

export { isTracking, pageBehind, pageKey, pathKey } from './link-target.ts';
export { createPageReader, type PageReading, type ReadPage } from './read-page.ts';
export type { PageOffer, PageProduct } from './schema-org/page-products.ts';
export { deleteOldSites } from './visits-queries.ts';
