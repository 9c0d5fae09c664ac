import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { isFeedCurrency } from '../../../contract/feeds/currencies.ts';
import {
  type FileReading,
  feedFields,
  pickReading,
  plainReading,
} from '../../../contract/feeds/feed-fields.ts';
import { feedIntervals } from '../../../contract/feeds/feed-limits.ts';
import type { Feed, FeedPreview as Preview } from '../../../contract/feeds/schema.ts';
import { isUnstatedStock } from '../../../contract/feeds/unstated-stock.ts';
import { callApi } from '../../api/call.ts';
import { CallError } from '../../api/call-error.ts';
import { Checkbox } from '../../forms/field.tsx';
import { formatPercent } from '../../i18n/format.ts';
import { labelled } from '../../i18n/labelled.ts';
import { useLanguage } from '../../i18n/language.ts';
import { useTexts } from '../../i18n/texts.ts';
import { Button } from '../../ui/button.tsx';
import { useToast } from '../../ui/toasts.tsx';
import type { ConflictField } from '../editing/conflict.tsx';
import { EditForm, FormActions } from '../editing/edit-form.tsx';
import { refusedFieldOf } from '../editing/refused-field.ts';
import { type Edit, useEdit } from '../editing/use-edit.ts';
import { useUnsavedEdit } from '../editing/use-unsaved-edit.ts';
import { lackingField } from './columns/missing-fields.ts';
import { ReadingFields } from './columns/reading-fields.tsx';
import { ReadingSettings } from './columns/reading-settings.tsx';
import { type FeedSource, NameFields, SourceFields } from './feed-fields.tsx';
import { FeedPreview } from './feed-preview.tsx';
import { sendFeedFile } from './send-file.ts';
import { feedsTexts } from './texts/texts.ts';
import { useFeedPreview } from './use-feed-preview.ts';

type FormProps = {
  /** Absent: a new one. */
  feed?: Feed;
  onDone: (saved?: Feed) => void;
};

type Values = Pick<Feed, 'url' | 'intervalMinutes' | 'currency' | 'unstatedStock' | 'isActive'> & FileReading;
type Chosen = {
  source: FeedSource;
  file: File | undefined;
  reading: FileReading;
  check: (file: File) => Promise<Preview>;
};

const stockOf = (text: string) => (isUnstatedStock(text) ? text : 'unknown');
const currencyOf = (text: string) => (isFeedCurrency(text) ? text : null);

function useFeedEdit({ feed, onDone }: FormProps, { source, file, reading, check }: Chosen) {
  const compare = useComparison();
  const language = useLanguage();
  const toast = useToast();
  const texts = useTexts(feedsTexts);
  const [sent, setSent] = useState<number>();
  const cancelling = useRef(new AbortController());
  // Who leaves now loses the file, as they would what they type.
  const unsent = useUnsavedEdit();
  const send = (id: string, chosen: File) => {
    const { signal } = cancelling.current;
    setSent(0);
    unsent.begin();
    return sendFeedFile(id, chosen, { language, onSent: setSent, signal }).finally(() => {
      setSent(undefined);
      unsent.settle();
    });
  };
  const edit = useEdit({
    record: feed,
    read: (field, _, seen): Values & Pick<Feed, 'name'> & { merchant: string } => ({
      merchant: field('merchant'),
      name: field('name'),
      url: (source === 'address' && field('url').trim()) || null,
      intervalMinutes: Number(field('interval')) || (seen?.intervalMinutes ?? feedIntervals.usual),
      ...reading,
      currency: currencyOf(field('currency')),
      unstatedStock: stockOf(field('unstatedStock')),
      isActive: feed ? field('active') === 'on' : true,
    }),
    async send({ merchant, name, isActive, ...mine }, seen) {
      if (!seen) {
        // Neither merchant nor feed is made for what is none.
        const lacking =
          source === 'file' && file && lackingField(await check(file), reading.linkTemplate !== null);
        if (lacking) throw new CallError(undefined, texts.form.incomplete, { field: lacking });
        return callApi('addFeed', { language, body: { merchant, name, ...mine } });
      }
      const body = { ...mine, isActive, version: seen.version };
      return callApi('updateFeed', { language, params: { id: seen._id }, body });
    },
    async onSaved(saved) {
      // If its file is refused, the next attempt updates what is saved.
      edit.setInitial(saved);
      const isSent = source === 'file' && file !== undefined;
      if (isSent && !(await send(saved._id, file))) return;
      onDone(saved);
      toast(isSent ? texts.sent : texts.saved);
    },
    compare,
  });
  const cancel = () => {
    cancelling.current.abort();
    onDone(edit.initial);
  };
  return { edit, sent, cancel };
}

/** The fields of two versions of a feed. */
function useComparison(): (current: Values, mine: Values) => ConflictField[] {
  const { form, columnFields, currency, prices, secureLinks } = useTexts(feedsTexts);
  const language = useLanguage();
  const yesNo = (is: boolean) => (is ? form.yes : form.no);
  const every = ({ intervalMinutes: minutes }: Values) =>
    form.intervals[minutes] ?? form.otherInterval(String(minutes));
  const named = ({ columns }: Values) =>
    feedFields
      .flatMap((field) => {
        const column = columns?.[field];
        return column ? labelled(language, columnFields.fields[field], column) : [];
      })
      .join(', ') || '–';
  const written = ({ priceNotation }: Values) => prices.notations[priceNotation ?? 'seeming'];
  const priced = ({ vatPercent }: Values) => {
    if (vatPercent === null) return columnFields.withVat;
    return vatPercent === 0 ? columnFields.vatFree : columnFields.withoutVat(`${vatPercent}\u00a0%`);
  };
  return (current, mine) => [
    { label: form.url, theirs: current.url ?? '–', mine: mine.url ?? '–' },
    { label: form.interval, theirs: every(current), mine: every(mine) },
    { label: columnFields.title, theirs: named(current), mine: named(mine) },
    { label: columnFields.record, theirs: current.record ?? '–', mine: mine.record ?? '–' },
    { label: currency.label, theirs: current.currency ?? '–', mine: mine.currency ?? '–' },
    { label: columnFields.link, theirs: current.linkTemplate ?? '–', mine: mine.linkTemplate ?? '–' },
    { label: columnFields.vat, theirs: priced(current), mine: priced(mine) },
    { label: prices.label, theirs: written(current), mine: written(mine) },
    {
      label: secureLinks.label,
      theirs: yesNo(current.secureLinks === true),
      mine: yesNo(mine.secureLinks === true),
    },
    {
      label: form.unstatedStock,
      theirs: form.unstatedStocks[current.unstatedStock],
      mine: form.unstatedStocks[mine.unstatedStock],
    },
    { label: form.active, theirs: yesNo(current.isActive), mine: yesNo(mine.isActive) },
  ];
}

/** Once the rows are shown, what was refused of the file or address is mended; a name is not looked at. */
function useMended(preview: Preview | undefined, { failure, setError }: Edit<Feed | undefined, unknown>) {
  const settle = useEffectEvent(() => {
    const name = failure && refusedFieldOf(failure)?.name;
    if (name !== 'merchant' && name !== 'name') setError(undefined);
  });
  useEffect(() => {
    if (preview) settle();
  }, [preview]);
}

type FieldsProps = {
  feed: FormProps['feed'];
  preview: ReturnType<typeof useFeedPreview>;
  source: FeedSource;
  onSource: (source: FeedSource) => void;
  file: File | undefined;
  onFile: (file: File) => void;
};

/**
 * Where a feed comes from and how it is read. Once the preview of its first rows is shown, any change of how it is
 * read refreshes it.
 */
function FeedFields({ feed, preview, source, onSource, file, onFile }: FieldsProps) {
  const { form: texts } = useTexts(feedsTexts);
  const { preview: shown, reading } = preview;
  const sentFile = source === 'file' ? file : undefined;
  return (
    <>
      <SourceFields
        {...(feed && { feed })}
        usual={feedIntervals.usual}
        source={source}
        onSource={(chosen) => {
          onSource(chosen);
          preview.reset();
        }}
        file={file}
        onFile={(chosen) => {
          onFile(chosen);
          preview.showFile(chosen, chosen.name === file?.name);
        }}
      />
      <ReadingSettings
        feed={feed}
        isCurrencyAsked={shown?.asksCurrency === true}
        reading={reading}
        onChange={(wanted) => (shown ? preview.show(sentFile, wanted) : preview.setReading(wanted))}
      />
      {feed && (
        <Checkbox name="active" defaultChecked={feed.isActive}>
          {texts.active}
        </Checkbox>
      )}
      {shown && (
        <ReadingFields
          preview={shown}
          reading={reading}
          suggested={preview.suggested}
          onTyped={preview.setReading}
          onChange={(wanted) => preview.show(sentFile, wanted)}
        />
      )}
      {shown && <FeedPreview preview={shown} hasTemplate={reading.linkTemplate !== null} />}
    </>
  );
}

/** Adds a feed, or changes where it comes from, how often, and what its columns hold. */
export function FeedForm({ feed: listed, onDone }: FormProps) {
  const [feed] = useState(listed);
  const { form: texts } = useTexts(feedsTexts);
  const language = useLanguage();
  const form = useRef<HTMLFormElement>(null);
  const [source, setSource] = useState<FeedSource>(feed && feed.url === null ? 'file' : 'address');
  const [file, setFile] = useState<File>();
  const preview = useFeedPreview(form, feed ? pickReading(feed) : plainReading);
  const { edit, sent, cancel } = useFeedEdit(
    { ...(feed && { feed }), onDone },
    { source, file, reading: preview.reading, check: preview.check },
  );
  useMended(preview.preview, edit);
  const sentFile = source === 'file' ? file : undefined;
  const title = feed ? texts.editTitle(feed.name) : texts.addTitle;
  return (
    <EditForm
      ref={form}
      edit={edit}
      noValidate={false}
      aria-label={title}
      heading={<p className="font-semibold">{title}</p>}
      error={preview.error}
      onTakeTheirs={onDone}
    >
      {!feed && <NameFields isSettled={edit.initial !== undefined} />}
      <FeedFields {...{ feed, preview, source, file }} onSource={setSource} onFile={setFile} />
      {sent !== undefined && <p role="status">{texts.sending(formatPercent(language, sent))}</p>}
      <FormActions isBusy={edit.isBusy} onCancel={cancel}>
        <Button
          icon="eye"
          disabled={preview.isBusy || (source === 'file' && !file)}
          onClick={() => preview.show(sentFile)}
        >
          {texts.preview}
        </Button>
      </FormActions>
    </EditForm>
  );
}
