import { type FileReading, pickReading } from '../../../contract/feeds/feed-fields.ts';
import type { ImportRun } from '../../../contract/feeds/run-schema.ts';
import type { Feed } from '../../../contract/feeds/schema.ts';
import { callApi } from '../../api/call.ts';
import { Checkbox } from '../../forms/field.tsx';
import { FormError } from '../../forms/form-error.tsx';
import { useAttempt } from '../../forms/use-submit.ts';
import { useLanguage } from '../../i18n/language.ts';
import { useTexts } from '../../i18n/texts.ts';
import { Button } from '../../ui/button.tsx';
import { useToast } from '../../ui/toasts.tsx';
import { adminTexts } from '../texts/texts.ts';
import { feedLabel } from './feed-label.ts';
import { feedsTexts } from './texts/texts.ts';

type FieldProps = { reading: FileReading; onChange: (reading: FileReading) => void };

/** Whether links written as http: are read as https, whatever their site answers. */
export function SecureLinksField({ reading, onChange }: FieldProps) {
  const { secureLinks: texts } = useTexts(feedsTexts);
  return (
    <div className="grid gap-1">
      <Checkbox
        checked={reading.secureLinks === true}
        onChange={(event) => onChange({ ...reading, secureLinks: event.currentTarget.checked ? true : null })}
      >
        {texts.label}
      </Checkbox>
      <p className="text-sm text-ink-soft">{texts.hint}</p>
    </div>
  );
}

type RemedyProps = { feed: Feed; run: ImportRun; onChanged: () => void };

/** Where an import refused http: links: reads them as https from now on, the file that lies here at once. */
export function SecureLinksRemedy({ feed, run, onChanged }: RemedyProps) {
  const { secureLinks: texts, actions } = useTexts(feedsTexts);
  const { failures } = useTexts(adminTexts);
  const language = useLanguage();
  const toast = useToast();
  const { run: attempt, isBusy, error } = useAttempt(failures.update);
  if (feed.secureLinks === true || !run.rejections.some(({ reason }) => reason === 'link_http')) return null;
  const remedy = () =>
    attempt(async () => {
      const { url, intervalMinutes, currency, unstatedStock, isActive, version } = feed;
      const reading: FileReading = { ...pickReading(feed), secureLinks: true };
      const body = { url, intervalMinutes, ...reading, currency, unstatedStock, isActive, version };
      await callApi('updateFeed', { language, params: { id: feed._id }, body });
      toast(feed.url === null && feed.lastTriedAt === null ? texts.savedForNext : texts.saved);
      onChanged();
    });
  return (
    <span className="mt-2 grid justify-items-start gap-1">
      <span className="text-ink-soft">{texts.question}</span>
      <Button
        size="sm"
        disabled={isBusy}
        onClick={remedy}
        aria-label={actions.of(texts.remedy, feedLabel(feed))}
      >
        {texts.remedy}
      </Button>
      <FormError message={error} />
    </span>
  );
}
