import { useRef, useState } from 'react';
import type { ColumnMapping } from '../../../contract/feeds/feed-fields.ts';
import { feedIntervals } from '../../../contract/feeds/feed-limits.ts';
import type { Feed } from '../../../contract/feeds/schema.ts';
import { callApi } from '../../api/call.ts';
import { FormError } from '../../forms/form-error.tsx';
import { useSubmit } from '../../forms/use-submit.ts';
import { formatPercent } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/language.ts';
import { useTexts } from '../../i18n/texts.ts';
import { Button } from '../../ui/button.tsx';
import { useToast } from '../../ui/toasts.tsx';
import { Conflict } from '../conflict.tsx';
import { adminTexts } from '../texts/texts.ts';
import { type EditConflict, useConflict } from '../use-conflict.ts';
import { ColumnFields } from './column-fields.tsx';
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

type Values = Pick<Feed, 'url' | 'intervalMinutes' | 'columns' | 'isActive'>;
type FeedClash = EditConflict<Feed, Values>;
type Chosen = { source: FeedSource; file: File | undefined; columns: ColumnMapping | null };

function useSaving({ feed, onDone }: FormProps, { source, file, columns }: Chosen) {
  const language = useLanguage();
  const toast = useToast();
  const texts = useTexts(feedsTexts);
  const { failures } = useTexts(adminTexts);
  const { clash, saveUnlessConflict, forget } = useConflict<Feed, Values>();
  const [sent, setSent] = useState<number>();
  // The state at the start of the edit, or as saved before its file was refused. The list's may be newer,
  // which would hide conflicts.
  const [known, setKnown] = useState(feed);

  async function finish(saved: Feed) {
    setKnown(saved);
    forget();
    const isSent = source === 'file' && file !== undefined;
    if (isSent) {
      setSent(0);
      await sendFeedFile(saved._id, file, language, setSent).finally(() => setSent(undefined));
    }
    onDone(saved);
    toast(isSent ? texts.sent : texts.saved);
  }

  /** Updates the feed that was `seen`, unless it has changed. */
  async function change(seen: Feed, mine: Values) {
    const input = { language, params: { id: seen._id }, body: { ...mine, version: seen.version } };
    const saved = await saveUnlessConflict(mine, () => callApi('updateFeed', input));
    if (saved) await finish(saved);
  }

  const submission = useSubmit(async (field) => {
    const url = (source === 'address' && field('url').trim()) || null;
    const intervalMinutes = Number(field('interval')) || (known?.intervalMinutes ?? feedIntervals.usual);
    if (known) {
      const isActive = feed ? field('active') === 'on' : true;
      await change(known, { url, intervalMinutes, columns, isActive });
      return;
    }
    const body = { merchant: field('merchant'), name: field('name'), url, intervalMinutes, columns };
    await finish(await callApi('addFeed', { language, body }));
  }, failures.update);
  return { ...submission, clash, change, sent, isAdded: known !== undefined };
}

function Clashed({ clash, onKeep, onTake }: { clash: FeedClash; onKeep: () => void; onTake: () => void }) {
  const { form, columnFields } = useTexts(feedsTexts);
  const { mine, current } = clash;
  const yesNo = (is: boolean) => (is ? form.yes : form.no);
  const every = ({ intervalMinutes: minutes }: Values) =>
    form.intervals[minutes] ?? form.otherInterval(String(minutes));
  const named = ({ columns }: Values) => Object.values(columns ?? {}).join(', ') || '–';
  const fields = [
    { label: form.url, theirs: current.url ?? '–', mine: mine.url ?? '–' },
    { label: form.interval, theirs: every(current), mine: every(mine) },
    { label: columnFields.title, theirs: named(current), mine: named(mine) },
    { label: form.active, theirs: yesNo(current.isActive), mine: yesNo(mine.isActive) },
  ].filter((field) => field.theirs !== field.mine);
  return <Conflict message={clash.message} fields={fields} onKeepMine={onKeep} onTakeTheirs={onTake} />;
}

/** Adds a feed, or changes where it comes from, how often, and what its columns hold. */
export function FeedForm({ feed: listed, onDone }: FormProps) {
  const [feed] = useState(listed);
  const { form: texts } = useTexts(feedsTexts);
  const { actions } = useTexts(adminTexts);
  const language = useLanguage();
  const form = useRef<HTMLFormElement>(null);
  const [source, setSource] = useState<FeedSource>(feed && feed.url === null ? 'file' : 'address');
  const [file, setFile] = useState<File>();
  const preview = useFeedPreview(form, feed?.columns ?? null);
  const saving = useSaving({ ...(feed && { feed }), onDone }, { source, file, columns: preview.columns });
  const { clash, change, sent } = saving;
  const sentFile = source === 'file' ? file : undefined;
  const title = feed ? texts.editTitle(feed.name) : texts.addTitle;
  const { preview: shown, columns } = preview;
  return (
    <form ref={form} onSubmit={saving.onSubmit} aria-label={title} className="grid gap-4 py-2">
      <p className="font-semibold">{title}</p>
      <FormError message={saving.error ?? preview.error} />
      {clash && (
        <Clashed
          clash={clash}
          onKeep={() => saving.run(() => change(clash.current, clash.mine))}
          onTake={() => onDone(clash.current)}
        />
      )}
      {!feed && <NameFields isSettled={saving.isAdded} />}
      <SourceFields
        {...(feed && { feed })}
        usual={feedIntervals.usual}
        source={source}
        onSource={(chosen) => {
          setSource(chosen);
          preview.reset();
        }}
        file={file}
        onFile={(chosen) => {
          setFile(chosen);
          preview.show(chosen);
        }}
      />
      {feed && (
        <label className="flex min-h-11 items-center gap-2">
          <input type="checkbox" name="active" defaultChecked={feed.isActive} className="size-5" />
          {texts.active}
        </label>
      )}
      {shown && (shown.format === null || columns) && shown.header.length > 0 && (
        <ColumnFields
          header={shown.header}
          columns={columns ?? {}}
          onChange={(wanted) => preview.show(sentFile, wanted)}
        />
      )}
      {shown && <FeedPreview preview={shown} />}
      {sent !== undefined && <p role="status">{texts.sending(formatPercent(language, sent))}</p>}
      <div className="admin-row-actions">
        <Button onClick={() => onDone()}>{actions.cancel}</Button>
        <Button
          icon="eye"
          disabled={preview.isBusy || (source === 'file' && !file)}
          onClick={() => preview.show(sentFile)}
        >
          {texts.preview}
        </Button>
        <Button type="submit" tone="primary" disabled={saving.isBusy}>
          {actions.save}
        </Button>
      </div>
    </form>
  );
}
