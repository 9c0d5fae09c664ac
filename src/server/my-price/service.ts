export { renewCodes } from './codes.ts';
export { describePart, findBestOwnOf, readCategories, readConditions } from './own-prices.ts';
export { getOwnTerms } from './terms.ts';
export { findUsesCodes } from './terms-queries.ts';
