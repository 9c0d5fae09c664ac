import { useCallback } from 'react';
import type { AlertSettings as Settings } from '../../contract/alerts/channel-schema.ts';
import { callApi } from '../api/call.ts';
import { useInTurn } from '../api/use-in-turn.ts';
import { useRequest } from '../api/use-request.ts';
import { ActionButton } from '../forms/action-button.tsx';
import { Checkbox, TextField } from '../forms/field.tsx';
import { Section } from '../forms/section.tsx';
import { useToastOnError } from '../forms/use-toast-on-error.ts';
import { useLanguage } from '../i18n/language.ts';
import { useTexts } from '../i18n/texts.ts';
import { Button } from '../ui/button.tsx';
import { useDrawn } from '../ui/drawn-together.tsx';
import { RetryFailure } from '../ui/retry-failure.tsx';
import { useToast } from '../ui/toasts.tsx';
import { Channels } from './channels/channels.tsx';
import { PaceSelect } from './channels/pace-select.tsx';
import { QuietHours } from './channels/quiet-hours.tsx';
import { alertTexts } from './texts/texts.ts';

/** How alerts are told: by mail, by other channels, in the private feed; and when they are not. */
export function AlertSettings() {
  const texts = useTexts(alertTexts);
  const language = useLanguage();
  const toast = useToast();
  const attempt = useToastOnError(texts.settingsFailed);
  const ask = useCallback(() => callApi('getAlertSettings', { language }), [language]);
  const { value: settings, change, error, load, refresh } = useRequest(ask, texts.settingsLoadFailed);
  useDrawn(settings !== undefined || error !== undefined);
  const show = useCallback((changed: Settings) => change(() => changed), [change]);
  const inTurn = useInTurn(show, refresh);
  if (!settings) {
    if (!error) return null;
    return (
      <Section title={texts.settings}>
        <RetryFailure message={error} onRetry={load} />
      </Section>
    );
  }

  async function save(before: Settings, body: Partial<Pick<Settings, 'mails' | 'mailPace' | 'quiet'>>) {
    change(() => ({ ...before, ...body }));
    await attempt(() => inTurn(() => callApi('setAlertSettings', { language, body }), before));
  }
  const renew = () =>
    attempt(async () => {
      await inTurn(() => callApi('renewAlertFeed', { language }));
      toast(texts.renewed);
    });
  const feed = window.location.origin + settings.feed;
  const copy = () =>
    attempt(async () => {
      await navigator.clipboard.writeText(feed);
      toast(texts.copied);
    });

  return (
    <Section title={texts.settings}>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
        <Checkbox
          checked={settings.mails}
          onChange={({ target }) => void save(settings, { mails: target.checked })}
        >
          {texts.mails}
        </Checkbox>
        {settings.mails && (
          <PaceSelect
            label={texts.channels.email}
            pace={settings.mailPace}
            onChange={(mailPace) => void save(settings, { mailPace })}
          />
        )}
      </div>
      <QuietHours quiet={settings.quiet} onChange={(quiet) => void save(settings, { quiet })} />
      <Channels settings={settings} inTurn={inTurn} />
      <p>{texts.feedLead}</p>
      <TextField label={texts.feed} value={feed} readOnly onFocus={(event) => event.target.select()} />
      <div className="flex flex-wrap gap-3">
        <Button icon="copy" onClick={() => void copy()}>
          {texts.copy}
        </Button>
        <ActionButton icon="rotate-cw" onAct={renew}>
          {texts.renew}
        </ActionButton>
      </div>
    </Section>
  );
}
