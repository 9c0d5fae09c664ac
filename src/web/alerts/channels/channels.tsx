import { useEffect, useState } from 'react';
import type { AddedChannel, AlertSettings, ChannelBody } from '../../../contract/alerts/channel-schema.ts';
import { callApi } from '../../api/call.ts';
import type { InTurn } from '../../api/use-in-turn.ts';
import { FormError } from '../../forms/form-error.tsx';
import { useAttempt } from '../../forms/use-submit.ts';
import { useLanguage } from '../../i18n/language.ts';
import { useTexts } from '../../i18n/texts.ts';
import { Button } from '../../ui/button.tsx';
import { useToast } from '../../ui/toasts.tsx';
import { alertTexts } from '../texts/texts.ts';
import { AddDevice, AddTopic, AddWebhook } from './add-channel.tsx';
import { ChannelLine } from './channel-line.tsx';

type ChannelsProps = {
  settings: AlertSettings;
  inTurn: InTurn<AlertSettings>;
};

/** Milliseconds after which the outcome of a test is looked for. */
const looks = [2_000, 3_000, 5_000, 10_000];

/** Where alerts are told beside mails, with a test of each, and one press that turns everything off. */
export function Channels({ settings, inTurn }: ChannelsProps) {
  const texts = useTexts(alertTexts).channels;
  const language = useLanguage();
  const toast = useToast();
  const { isBusy, error, run } = useAttempt(texts.failed);
  const [looksLeft, setLooksLeft] = useState<readonly number[]>([]);
  const { channels } = settings;

  // A test goes through the outbox: what became of it shows a little later.
  useEffect(() => {
    const [pause, ...others] = looksLeft;
    if (pause === undefined) return;
    const timer = setTimeout(async () => {
      setLooksLeft(others);
      await inTurn(() => callApi('getAlertSettings', { language })).catch(() => undefined);
    }, pause);
    return () => clearTimeout(timer);
  }, [looksLeft, language, inTurn]);

  async function add(body: ChannelBody) {
    let added: AddedChannel | undefined;
    await inTurn(async () => {
      added = await callApi('addAlertChannel', { language, body });
      return added.settings;
    });
    toast(texts.added);
    return added;
  }
  const params = (id: string) => ({ language, params: { id } });
  return (
    <div className="grid gap-3">
      <FormError message={error} />
      {channels.length > 0 && (
        <ul>
          {channels.map((channel) => (
            <ChannelLine
              key={channel._id}
              channel={channel}
              isBusy={isBusy}
              onChange={(body) =>
                run(() => inTurn(() => callApi('updateAlertChannel', { ...params(channel._id), body })))
              }
              onTest={() =>
                run(async () => {
                  toast((await callApi('testAlertChannel', params(channel._id))).message);
                  setLooksLeft(looks);
                })
              }
              onRemove={() => run(() => inTurn(() => callApi('removeAlertChannel', params(channel._id))))}
            />
          ))}
        </ul>
      )}
      <AddDevice onAdd={add} settings={settings} />
      <AddTopic onAdd={add} />
      <AddWebhook onAdd={add} channels={channels} />
      <Button
        icon="x"
        disabled={isBusy}
        className="justify-self-start"
        onClick={() =>
          run(async () => {
            await inTurn(() => callApi('stopAlertMessages', { language }));
            toast(texts.allOff);
          })
        }
      >
        {texts.turnAllOff}
      </Button>
    </div>
  );
}
