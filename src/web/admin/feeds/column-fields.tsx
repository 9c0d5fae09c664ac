import {
  type ColumnMapping,
  type FeedField,
  feedFields,
  requiredFields,
} from '../../../contract/feeds/feed-fields.ts';
import { Select } from '../../forms/field.tsx';
import { useTexts } from '../../i18n/texts.ts';
import { feedsTexts } from './texts/texts.ts';

type ColumnFieldsProps = {
  header: readonly string[];
  columns: ColumnMapping;
  onChange: (columns: ColumnMapping) => void;
};

/** The mapping with a column assigned to a field; a column has one field only. */
function withColumn(columns: ColumnMapping, field: FeedField, name: string): ColumnMapping {
  const others = Object.entries(columns).filter(([each, column]) => each !== field && column !== name);
  return Object.fromEntries(name === '' ? others : [...others, [field, name]]);
}

/** The mapping of a table's columns, where they have no standard names. */
export function ColumnFields({ header, columns, onChange }: ColumnFieldsProps) {
  const { columnFields: texts } = useTexts(feedsTexts);
  const options = header.filter((name) => name !== '').map((name) => ({ value: name, label: name }));
  return (
    <fieldset className="grid gap-3">
      <legend className="font-semibold">{texts.title}</legend>
      <p className="text-sm text-ink-soft">{texts.hint}</p>
      <div className="admin-columns">
        {feedFields.map((field) => {
          const isMissing = requiredFields.includes(field) && !columns[field];
          return (
            <Select
              key={field}
              label={
                requiredFields.includes(field) ? texts.required(texts.fields[field]) : texts.fields[field]
              }
              value={columns[field] ?? ''}
              aria-invalid={isMissing || undefined}
              onChange={(event) => onChange(withColumn(columns, field, event.currentTarget.value))}
              options={[{ value: '', label: texts.none }, ...options]}
            />
          );
        })}
      </div>
    </fieldset>
  );
}
