import { useRef } from 'react';
import type { ColumnMapping, FeedField, FileReading } from '../../../../contract/feeds/feed-fields.ts';
import { feedMessages } from '../../../../contract/feeds/messages.ts';
import type { FeedPreview } from '../../../../contract/feeds/schema.ts';
import { TextField } from '../../../forms/field.tsx';
import { formatNumber } from '../../../i18n/format.ts';
import { useLanguage } from '../../../i18n/language.ts';
import { useTexts } from '../../../i18n/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { ChoiceField } from '../../choice-field.tsx';
import { Folded } from '../../folded.tsx';
import { feedsTexts } from '../texts/texts.ts';
import { ColumnFields } from './column-fields.tsx';
import { answerFieldNames } from './missing-fields.ts';

type ReadingFieldsProps = {
  preview: FeedPreview;
  reading: FileReading;
  /** The fields whose columns the file itself suggested. */
  suggested: readonly FeedField[];
  /** Keeps what is being typed. */
  onTyped: (reading: FileReading) => void;
  /** Shows the file as it is then read. */
  onChange: (reading: FileReading) => void;
};

/** VAT rates in France, in percent; small shops charge none. */
const rates = [20, 10, 5.5, 2.1, 0];

/** A link's path as shops make them: of what tells articles apart, else of any column. */
function examplePath({ usualLink, header }: FeedPreview, { id, title }: ColumnMapping): string {
  if (usualLink) return usualLink;
  if (id !== undefined && id !== title) return `/{${id}}`;
  if (title !== undefined) return `/{${title}|slug}`;
  return header[0] ? `/{${header[0]}}` : '/products/{id}';
}

/** The same with columns called as the file writes them, unless a template means something else by what they hold. */
const withWrittenNames = (path: string, { header, written }: FeedPreview): string =>
  path.replace(/\{([^{}|]+)/g, (_, name: string) => {
    const own = written[header.indexOf(name)];
    return `{${own && !/[{}|]/.test(own) ? own : name}`;
  });

/** What is wrong with the link template: of what was typed, else that it is missing. */
function useTemplateFault({ preview }: ReadingFieldsProps, isAsked: boolean): string | undefined {
  const { preview: texts } = useTexts(feedsTexts);
  const language = useLanguage();
  const { templateFault, unknownColumns } = preview;
  if (templateFault === 'address') return feedMessages[language].feed_link_template_invalid;
  if (templateFault === 'columns') {
    const names = unknownColumns.map((name) => `{${name}}`);
    return texts.unknownColumns(names.length, names.join(', '));
  }
  return isAsked ? texts.asks.link : undefined;
}

/** What a file does not say of its prices and links. */
function AnswerFields(props: ReadingFieldsProps) {
  const { preview, reading, onTyped, onChange } = props;
  const { columnFields: texts, preview: previewTexts } = useTexts(feedsTexts);
  const language = useLanguage();
  const { columns, linkTemplate, vatPercent } = reading;
  const asked = (what: FeedPreview['asks'][number]) =>
    preview.format !== null && preview.asks.includes(what) ? previewTexts.asks[what] : undefined;
  const path = withWrittenNames(examplePath(preview, columns ?? {}), preview);
  const hint = texts.linkHint(texts.linkExample(path));
  const faultyLink = useTemplateFault(props, asked('link') !== undefined);
  const before = useRef(linkTemplate);
  const shown = [...new Set([...rates, ...(vatPercent === null ? [] : [vatPercent])])];
  const isWanted = preview.asks.length > 0 || linkTemplate !== null || vatPercent !== null || !columns?.link;
  return (
    <Folded title={texts.answers} isWanted={isWanted}>
      <div className="grid items-start gap-4 md:grid-cols-2">
        <TextField
          label={texts.link}
          name={answerFieldNames.link}
          hint={hint}
          error={faultyLink && `${faultyLink} ${hint}`}
          value={linkTemplate ?? ''}
          maxLength={1_000}
          autoComplete="off"
          inputMode="url"
          onChange={(event) => onTyped({ ...reading, linkTemplate: event.currentTarget.value || null })}
          onFocus={() => {
            before.current = linkTemplate;
          }}
          onBlur={() => before.current !== linkTemplate && onChange(reading)}
        />
        <ChoiceField
          label={texts.vat}
          name={answerFieldNames.vat}
          error={asked('vat')}
          value={String(vatPercent ?? '')}
          onChange={(event) =>
            onChange({
              ...reading,
              vatPercent: event.currentTarget.value === '' ? null : Number(event.currentTarget.value),
            })
          }
          options={[
            { value: '', label: texts.withVat },
            ...shown.map((rate) => ({
              value: String(rate),
              label: rate === 0 ? texts.vatFree : texts.withoutVat(`${formatNumber(language, rate)}\u00a0%`),
            })),
          ]}
        />
      </div>
    </Folded>
  );
}

/** How a file is read: what its columns hold, and what it does not say. */
export function ReadingFields(props: ReadingFieldsProps) {
  const { columnFields: texts } = useTexts(feedsTexts);
  const { preview, reading, suggested, onChange } = props;
  const { columns, linkTemplate, vatPercent } = reading;
  const isMapped = preview.format === null || columns !== null;
  const hasAnswers = isMapped || preview.asks.length > 0 || linkTemplate !== null || vatPercent !== null;
  return (
    <>
      {isMapped && preview.header.length > 0 && (
        <ColumnFields
          preview={preview}
          suggested={suggested}
          columns={columns ?? {}}
          hasTemplate={linkTemplate !== null}
          onChange={(wanted) => onChange({ ...reading, columns: wanted })}
          // Another element has other columns.
          onRecord={(record) => onChange({ ...reading, record, columns: null })}
        />
      )}
      {hasAnswers && <AnswerFields {...props} />}
      {preview.header.length > 0 && (
        <p>
          {columns === null && !isMapped ? (
            // Without any said, the usual ones are suggested.
            <Button onClick={() => onChange({ ...reading, columns: {} })}>{texts.map}</Button>
          ) : (
            <Button onClick={() => onChange({ ...reading, columns: null, record: null })}>
              {texts.unmap}
            </Button>
          )}
        </p>
      )}
    </>
  );
}
