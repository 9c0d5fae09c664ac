import {
  type ColumnMapping,
  type FeedField,
  requiredFields,
} from '../../../../contract/feeds/feed-fields.ts';
import type { FeedPreview } from '../../../../contract/feeds/schema.ts';

/** The fields that still need a column; `hasTemplate`: links are made, no column has to hold them. */
export const missingFields = (columns: ColumnMapping, hasTemplate: boolean): FeedField[] =>
  requiredFields.filter((field) => !columns[field] && !(field === 'link' && hasTemplate));

/** Of a form's field in which a column is chosen. */
export const columnFieldName = (field: FeedField): string => `column-${field}`;

/** Of those in which is answered what a file leaves open. */
export const answerFieldNames = { link: 'linkTemplate', vat: 'vatPercent' } as const satisfies Record<
  FeedPreview['asks'][number],
  string
>;

/** The first field of the form that has to be filled in before a file's rows can be read; undefined: they can. */
export function lackingField(
  { format, asks, columns, templateFault }: FeedPreview,
  hasTemplate: boolean,
): string | undefined {
  // Where the links are made by it, none would lead anywhere.
  if (templateFault !== null && format === 'mapped' && !columns.link) return answerFieldNames.link;
  if (format !== null) return asks[0] && answerFieldNames[asks[0]];
  const [missing = 'id'] = missingFields(columns, hasTemplate);
  return columnFieldName(missing);
}
