import type { AlertChannel } from '../../../contract/alerts/channel-schema.ts';
import type { Pace } from '../../../contract/alerts/channels.ts';
import { useTexts } from '../../i18n/texts.ts';
import { Button } from '../../ui/button.tsx';
import { RelativeTime } from '../../ui/time.tsx';
import { alertTexts } from '../texts/texts.ts';
import { PaceSelect } from './pace-select.tsx';

type ChannelLineProps = {
  channel: AlertChannel;
  isBusy: boolean;
  onChange: (change: { isOn?: boolean; pace?: Pace }) => void;
  onTest: () => void;
  onRemove: () => void;
};

function ChannelState({ channel: { triedAt, failure } }: { channel: AlertChannel }) {
  const { channels: texts } = useTexts(alertTexts);
  if (!triedAt) return <p className="text-sm text-ink-soft">{texts.untried}</p>;
  return (
    <p className={failure ? 'text-sm text-warn' : 'text-sm text-ink-soft'}>
      {failure ? texts.failures[failure] : texts.received} <RelativeTime at={triedAt} />
    </p>
  );
}

/** A channel with what became of its last message. */
export function ChannelLine({ channel, isBusy, onChange, onTest, onRemove }: ChannelLineProps) {
  const { channels: texts } = useTexts(alertTexts);
  const { name, address, kind } = channel;
  return (
    <li className="grid gap-3 border-t border-rule py-4">
      <div className="min-w-0">
        <label className="flex min-h-11 items-center gap-2 font-semibold wrap-anywhere">
          <input
            type="checkbox"
            checked={channel.isOn}
            onChange={({ target }) => onChange({ isOn: target.checked })}
            className="size-5 shrink-0"
          />
          {texts.kinds[kind](name)}
        </label>
        {address && <p className="text-sm text-ink-soft wrap-anywhere">{address}</p>}
        <ChannelState channel={channel} />
      </div>
      <div className="flex flex-wrap items-center gap-3">
        <PaceSelect label={name} pace={channel.pace} onChange={(pace) => onChange({ pace })} />
        <Button size="sm" disabled={isBusy} onClick={onTest} aria-label={texts.testOf(name)}>
          {texts.test}
        </Button>
        <Button size="sm" icon="trash" disabled={isBusy} onClick={onRemove} aria-label={texts.removeOf(name)}>
          {texts.remove}
        </Button>
      </div>
    </li>
  );
}
