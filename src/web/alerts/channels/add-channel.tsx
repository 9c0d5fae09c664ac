import { useEffect, useState } from 'react';
import type { AddedChannel, AlertSettings, ChannelBody } from '../../../contract/alerts/channel-schema.ts';
import { deviceOf } from '../../account/device.ts';
import { TextField } from '../../forms/field.tsx';
import { FormError } from '../../forms/form-error.tsx';
import { useAttempt, useSubmit } from '../../forms/use-submit.ts';
import { useLanguage } from '../../i18n/language.ts';
import { useTexts } from '../../i18n/texts.ts';
import { signedInId } from '../../session/session.ts';
import { Button } from '../../ui/button.tsx';
import { alertTexts } from '../texts/texts.ts';
import { canPush, canPushInstalled, findDevice, subscribeDevice } from './push-device.ts';

type AddProps = {
  onAdd: (body: ChannelBody) => Promise<AddedChannel | undefined>;
};

/** Has alerts shown by this browser, also while no page is open. */
export function AddDevice({
  onAdd,
  settings: { pushKey, channels },
}: AddProps & { settings: AlertSettings }) {
  const { channels: texts } = useTexts(alertTexts);
  const language = useLanguage();
  /** What channels call this browser; null: not known yet. */
  const [device, setDevice] = useState<string | null | undefined>(null);
  const { isBusy, error, setError, run } = useAttempt(texts.deviceFailed);
  useEffect(() => {
    findDevice().then(setDevice, () => setDevice(undefined));
  }, []);
  if (!canPush())
    return <p className="text-ink-soft">{canPushInstalled() ? texts.installFirst : texts.noPush}</p>;
  const isAmong = channels.some((channel) => channel.device === device && channel.isOn);
  if (device === null || (device && isAmong)) return null;
  const add = () =>
    run(async () => {
      const subscribed = await subscribeDevice(language, { pushKey, userId: signedInId() ?? '' });
      if (!subscribed) return setError(texts.notAllowed);
      await onAdd({ kind: 'push', ...subscribed, name: deviceOf(navigator.userAgent).slice(0, 60) });
      setDevice(await findDevice());
    });
  return (
    <div className="grid justify-items-start gap-2">
      <FormError message={error} />
      <Button icon="bell-ring" disabled={isBusy} onClick={add}>
        {texts.addDevice}
      </Button>
    </div>
  );
}

const summary = 'min-h-11 cursor-pointer py-2 font-semibold';

/** A topic of ntfy. */
export function AddTopic({ onAdd }: AddProps) {
  const { channels: texts } = useTexts(alertTexts);
  const { isBusy, error, onSubmit } = useSubmit(async (field, form) => {
    await onAdd({ kind: 'ntfy', address: field('address'), token: field('token').trim() });
    form.reset();
  }, texts.failed);
  return (
    <details>
      <summary className={summary}>{texts.addTopic}</summary>
      <form onSubmit={onSubmit} noValidate className="grid gap-3 pt-2">
        <p className="text-ink-soft">{texts.topicLead}</p>
        <FormError message={error} />
        <TextField label={texts.topic} name="address" type="url" required placeholder="https://ntfy.sh/…" />
        <TextField label={texts.token} name="token" hint={texts.tokenHint} autoComplete="off" />
        <Button type="submit" tone="primary" disabled={isBusy} className="justify-self-start">
          {texts.add}
        </Button>
      </form>
    </details>
  );
}

/** A program that gets each message as signed JSON. */
export function AddWebhook({ onAdd, channels }: AddProps & Pick<AlertSettings, 'channels'>) {
  const { channels: texts } = useTexts(alertTexts);
  const [added, setAdded] = useState<AddedChannel>();
  const key = channels.some(({ _id }) => _id === added?.channelId) && added?.signingKey;
  const { isBusy, error, onSubmit } = useSubmit(async (field, form) => {
    setAdded(await onAdd({ kind: 'webhook', address: field('address') }));
    form.reset();
  }, texts.failed);
  return (
    <details>
      <summary className={summary}>{texts.addWebhook}</summary>
      <form onSubmit={onSubmit} noValidate className="grid gap-3 pt-2">
        <p className="text-ink-soft">{texts.webhookLead}</p>
        <FormError message={error} />
        <TextField label={texts.webhook} name="address" type="url" required placeholder="https://…" />
        <Button type="submit" tone="primary" disabled={isBusy} className="justify-self-start">
          {texts.add}
        </Button>
        {key && (
          <TextField
            label={texts.signingKey}
            hint={texts.signingHint}
            value={key}
            readOnly
            onFocus={(event) => event.target.select()}
          />
        )}
      </form>
    </details>
  );
}
