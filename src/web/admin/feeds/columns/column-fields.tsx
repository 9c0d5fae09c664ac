import {
  type ColumnMapping,
  type FeedField,
  feedFields,
  mayShareColumn,
  requiredFields,
} from '../../../../contract/feeds/feed-fields.ts';
import type { FeedPreview } from '../../../../contract/feeds/schema.ts';
import { formatNumber } from '../../../i18n/format.ts';
import { useLanguage } from '../../../i18n/language.ts';
import { useTexts } from '../../../i18n/texts.ts';
import { ChoiceField } from '../../choice-field.tsx';
import { Folded } from '../../folded.tsx';
import { feedsTexts } from '../texts/texts.ts';
import { type FieldGroup, fieldGroups, groupNames } from './field-groups.ts';
import { columnFieldName, missingFields } from './missing-fields.ts';

type ChoicesProps = {
  preview: Pick<FeedPreview, 'header' | 'written' | 'samples'>;
  columns: ColumnMapping;
  /** Links are made of a template: no column has to hold them. */
  hasTemplate: boolean;
  onChange: (columns: ColumnMapping) => void;
};

type ColumnFieldsProps = ChoicesProps & {
  preview: Pick<FeedPreview, 'records' | 'record'>;
  /** What the file itself suggested, which stands with what is required. */
  suggested: readonly FeedField[];
  onRecord: (record: string) => void;
};

/** The mapping with a column assigned to a field; a column has one field only, and may be the item's number besides. */
function withColumn(columns: ColumnMapping, field: FeedField, name: string): ColumnMapping {
  const others = Object.entries(columns).filter(
    ([each, column]) => each !== field && (column !== name || mayShareColumn(each as FeedField, field)),
  );
  return Object.fromEntries(name === '' ? others : [...others, [field, name]]);
}

/** What one does about a required field without a column. */
function useMissingTexts() {
  const { columnFields: texts, preview } = useTexts(feedsTexts);
  const more = new Map<FeedField, string>([
    ['id', preview.orOtherNumber],
    ['link', preview.orTemplate],
  ]);
  return (field: FeedField) => [texts.missing, more.get(field)].filter(Boolean).join(' ');
}

/** A choice of a column for each of some fields, the columns shown with a value. */
function ColumnChoices({
  fields,
  preview,
  columns,
  hasTemplate,
  onChange,
}: ChoicesProps & { fields: readonly FeedField[] }) {
  const { columnFields: texts } = useTexts(feedsTexts);
  const missingText = useMissingTexts();
  const { header, written, samples } = preview;
  const options = header
    .map((value, place) => ({
      value,
      label: [written[place] || value, samples[place]].filter(Boolean).join(' – '),
    }))
    .filter(({ value }) => value !== '');
  const missing = missingFields(columns, hasTemplate);
  const isRequired = (field: FeedField) =>
    requiredFields.includes(field) && !(field === 'link' && hasTemplate);
  return (
    <div className="admin-columns">
      {fields.map((field) => {
        const isMissing = missing.includes(field);
        return (
          <ChoiceField
            key={field}
            label={isRequired(field) ? texts.required(texts.fields[field]) : texts.fields[field]}
            // What is answered is no longer refused.
            {...(isMissing && { name: columnFieldName(field), error: missingText(field) })}
            value={columns[field] ?? ''}
            onChange={(event) => onChange(withColumn(columns, field, event.currentTarget.value))}
            options={[{ value: '', label: texts.none }, ...options]}
          />
        );
      })}
    </div>
  );
}

type GroupProps = ChoicesProps & { group: FieldGroup; fields: readonly FeedField[] };

/** Further fields of one kind. */
function ColumnGroup({ group, fields, ...choices }: GroupProps) {
  const { columnFields: texts } = useTexts(feedsTexts);
  const language = useLanguage();
  const chosen = fields.filter((field) => choices.columns[field]).length;
  return (
    <Folded
      title={texts.groups[group]}
      note={chosen === 0 ? undefined : texts.chosen(chosen, formatNumber(language, chosen))}
    >
      <ColumnChoices {...choices} fields={fields} />
    </Folded>
  );
}

/**
 * The mapping of a file's columns, where they have no standard names: what is required or was suggested first, the rest by
 * groups.
 */
export function ColumnFields({ suggested, onRecord, ...choices }: ColumnFieldsProps) {
  const { columnFields: texts } = useTexts(feedsTexts);
  const { records, record } = choices.preview;
  const first = feedFields.filter((field) => requiredFields.includes(field) || suggested.includes(field));
  return (
    <fieldset className="grid min-w-0 gap-3">
      <legend className="font-semibold">{texts.title}</legend>
      <p className="text-sm text-ink-soft">{texts.hint}</p>
      {records.length > 1 && (
        <ChoiceField
          label={texts.record}
          value={record ?? ''}
          onChange={(event) => onRecord(event.currentTarget.value)}
          options={records.map((path) => ({ value: path, label: path }))}
        />
      )}
      <ColumnChoices {...choices} fields={first} />
      <div>
        <p className="pb-1 text-sm text-ink-soft">{texts.further}</p>
        {groupNames.map((group) => {
          const rest = fieldGroups[group].filter((field) => !first.includes(field));
          return rest.length > 0 && <ColumnGroup {...choices} key={group} group={group} fields={rest} />;
        })}
      </div>
    </fieldset>
  );
}
