import {
  type ColumnMapping,
  type FeedField,
  feedFields,
  mayShareColumn,
  requiredFields,
} from '../../../contract/feeds/feed-fields.ts';
import type { FeedPreview } from '../../../contract/feeds/schema.ts';
import { Select } from '../../forms/field.tsx';
import { useTexts } from '../../i18n/texts.ts';
import { missingFields } from './missing-fields.ts';
import { feedsTexts } from './texts/texts.ts';

type ColumnFieldsProps = {
  preview: Pick<FeedPreview, 'header' | 'samples' | 'records' | 'record'>;
  columns: ColumnMapping;
  /** Links are made of a template: no column has to hold them. */
  hasTemplate: boolean;
  onChange: (columns: ColumnMapping) => void;
  onRecord: (record: string) => void;
};

/** The mapping with a column assigned to a field; a column has one field only, and may be the item's number besides. */
function withColumn(columns: ColumnMapping, field: FeedField, name: string): ColumnMapping {
  const others = Object.entries(columns).filter(
    ([each, column]) => each !== field && (column !== name || mayShareColumn(each as FeedField, field)),
  );
  return Object.fromEntries(name === '' ? others : [...others, [field, name]]);
}

/** The mapping of a file's columns, where they have no standard names, each shown with a value. */
export function ColumnFields({ preview, columns, hasTemplate, onChange, onRecord }: ColumnFieldsProps) {
  const { columnFields: texts } = useTexts(feedsTexts);
  const { header, samples, records, record } = preview;
  const options = header
    .map((name, place) => ({ value: name, label: samples[place] ? `${name} – ${samples[place]}` : name }))
    .filter(({ value }) => value !== '');
  const missing = missingFields(columns, hasTemplate);
  const isRequired = (field: FeedField) =>
    requiredFields.includes(field) && !(field === 'link' && hasTemplate);
  return (
    <fieldset className="grid gap-3">
      <legend className="font-semibold">{texts.title}</legend>
      <p className="text-sm text-ink-soft">{texts.hint}</p>
      {records.length > 1 && (
        <Select
          label={texts.record}
          value={record ?? ''}
          onChange={(event) => onRecord(event.currentTarget.value)}
          options={records.map((path) => ({ value: path, label: path }))}
        />
      )}
      <div className="admin-columns">
        {feedFields.map((field) => (
          <Select
            key={field}
            label={isRequired(field) ? texts.required(texts.fields[field]) : texts.fields[field]}
            value={columns[field] ?? ''}
            aria-invalid={missing.includes(field) || undefined}
            onChange={(event) => onChange(withColumn(columns, field, event.currentTarget.value))}
            options={[{ value: '', label: texts.none }, ...options]}
          />
        ))}
      </div>
    </fieldset>
  );
}
