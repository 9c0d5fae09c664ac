export { renewCodes } from './codes.ts';
export { replaceFileCodes } from './file-codes.ts';
export {
  deleteEndedFileCodes,
  deleteFileCodes,
  type FileCode,
  listFileCodes,
  listStaffCodes,
} from './file-codes-queries.ts';
export { describePart, findBestOwnOf, readCategories, readConditions } from './own-prices.ts';
export { renewResponsesWithCodes as renewAnswersWithCodes } from './renew-responses.ts';
export { getOwnTerms } from './terms.ts';
export { findUsesCodes } from './terms-queries.ts';
