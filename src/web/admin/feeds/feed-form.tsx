import { type RefObject, useRef, useState } from 'react';
import { feedIntervals } from '../../../contract/feed-rules.ts';
import type { Feed, FeedPreview as Preview } from '../../../contract/feeds.schema.ts';
import { FormError } from '../../account/form-parts.tsx';
import { useAttempt, useSubmit } from '../../account/use-submit.ts';
import { callApi } from '../../api/call.ts';
import { useAdminTexts } from '../../i18n/admin-texts.ts';
import { useFeedsTexts } from '../../i18n/feeds-texts.ts';
import { useLanguage } from '../../i18n/messages.tsx';
import { Button } from '../../ui/button.tsx';
import { useToast } from '../../ui/toasts.tsx';
import { Conflict } from '../conflict.tsx';
import { currentOf } from '../stale.ts';
import { NameFields, SourceFields } from './feed-fields.tsx';
import { FeedPreview } from './feed-preview.tsx';

type FormProps = {
  /** Absent: a new one. */
  feed?: Feed;
  onDone: (saved?: Feed) => void;
};

type Values = { url: string | null; intervalMinutes: number; isActive: boolean };
type Clash = { current: Feed; mine: Values; message: string };

/** Shows what the address that is typed in leads to. */
function usePreview(form: RefObject<HTMLFormElement | null>) {
  const language = useLanguage();
  const { failures } = useAdminTexts();
  const [preview, setPreview] = useState<Preview>();
  const submission = useAttempt(failures.load);
  const show = () =>
    submission.run(async () => {
      setPreview(undefined);
      const url = String(new FormData(form.current ?? undefined).get('url') ?? '');
      setPreview(await callApi('previewFeed', { language, body: { url } }));
    });
  return { preview, show, isBusy: submission.isBusy, error: submission.error };
}

function useSaving({ feed, onDone }: FormProps) {
  const language = useLanguage();
  const toast = useToast();
  const texts = useFeedsTexts();
  const { failures } = useAdminTexts();
  const [clash, setClash] = useState<Clash>();

  async function change(known: Feed, mine: Values, version: number) {
    try {
      const body = { ...mine, version };
      onDone(await callApi('updateFeed', { language, params: { id: known._id }, body }));
      toast(texts.saved);
    } catch (error) {
      const current = currentOf<Feed>(error);
      if (!current) throw error;
      setClash({ current, mine, message: (error as Error).message });
    }
  }

  const submission = useSubmit(async (field) => {
    const url = field('url').trim() || null;
    const intervalMinutes = Number(field('interval'));
    if (feed) {
      await change(feed, { url, intervalMinutes, isActive: field('active') === 'on' }, feed.version);
      return;
    }
    const body = { merchant: field('merchant'), name: field('name'), url, intervalMinutes };
    onDone(await callApi('addFeed', { language, body }));
    toast(texts.saved);
  }, failures.update);
  return { ...submission, clash, change };
}

function Clashed({ clash, onKeep, onTake }: { clash: Clash; onKeep: () => void; onTake: () => void }) {
  const { form } = useFeedsTexts();
  const { mine, current } = clash;
  const yesNo = (is: boolean) => (is ? form.yes : form.no);
  const every = ({ intervalMinutes: minutes }: Values) =>
    form.intervals[minutes] ?? form.otherInterval(String(minutes));
  const fields = [
    { label: form.url, theirs: current.url ?? '–', mine: mine.url ?? '–' },
    { label: form.interval, theirs: every(current), mine: every(mine) },
    { label: form.active, theirs: yesNo(current.isActive), mine: yesNo(mine.isActive) },
  ].filter((field) => field.theirs !== field.mine);
  return <Conflict message={clash.message} fields={fields} onKeepMine={onKeep} onTakeTheirs={onTake} />;
}

/** Adds a feed, or changes where and how often one is fetched. */
export function FeedForm({ feed, onDone }: FormProps) {
  const { form: texts } = useFeedsTexts();
  const { actions } = useAdminTexts();
  const form = useRef<HTMLFormElement>(null);
  const { clash, change, ...saving } = useSaving({ ...(feed && { feed }), onDone });
  const preview = usePreview(form);
  const title = feed ? texts.editTitle(feed.name) : texts.addTitle;
  return (
    <form ref={form} onSubmit={saving.onSubmit} aria-label={title} className="grid gap-4 py-2">
      <p className="font-semibold">{title}</p>
      <FormError message={saving.error ?? preview.error} />
      {clash && feed && (
        <Clashed
          clash={clash}
          onKeep={() => saving.run(() => change(feed, clash.mine, clash.current.version))}
          onTake={() => onDone(clash.current)}
        />
      )}
      {!feed && <NameFields />}
      <SourceFields {...(feed && { feed })} usual={feedIntervals.usual} />
      {feed && (
        <label className="flex min-h-11 items-center gap-2">
          <input type="checkbox" name="active" defaultChecked={feed.isActive} className="size-5" />
          {texts.active}
        </label>
      )}
      {preview.preview && <FeedPreview preview={preview.preview} />}
      <div className="admin-row-actions">
        <Button onClick={() => onDone()}>{actions.cancel}</Button>
        <Button icon="eye" disabled={preview.isBusy} onClick={preview.show}>
          {texts.preview}
        </Button>
        <Button type="submit" tone="primary" disabled={saving.isBusy}>
          {actions.save}
        </Button>
      </div>
    </form>
  );
}
