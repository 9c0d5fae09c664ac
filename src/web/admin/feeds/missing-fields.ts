import { type ColumnMapping, type FeedField, requiredFields } from '../../../contract/feeds/feed-fields.ts';

/** The fields that still need a column; `hasTemplate`: links are made, no column has to hold them. */
export const missingFields = (columns: ColumnMapping, hasTemplate: boolean): FeedField[] =>
  requiredFields.filter((field) => !columns[field] && !(field === 'link' && hasTemplate));
