import type { AlertSettings } from '../../../contract/alerts/channel-schema.ts';
import { Select } from '../../forms/field.tsx';
import { useTexts } from '../../i18n/texts.ts';
import { alertTexts } from '../texts/texts.ts';

type Quiet = AlertSettings['quiet'];

const hours = Array.from({ length: 24 }, (_, hour) => hour);
const nightEnds = 8;

/** The hours in which nothing is sent. */
export function QuietHours({ quiet, onChange }: { quiet: Quiet; onChange: (quiet: Quiet) => void }) {
  const { channels: texts } = useTexts(alertTexts);
  const option = (hour: number) => ({ value: String(hour), label: texts.hour(hour) });
  function setFrom(value: string) {
    if (value === '') return onChange(null);
    const from = Number(value);
    const to = quiet?.to ?? nightEnds;
    onChange({ from, to: from === to ? (to + 1) % 24 : to });
  }
  return (
    <div className="flex flex-wrap gap-3">
      <Select
        label={texts.quietFrom}
        value={quiet ? String(quiet.from) : ''}
        onChange={({ target }) => setFrom(target.value)}
        options={[{ value: '', label: texts.noQuiet }, ...hours.map(option)]}
      />
      {quiet && (
        <Select
          label={texts.quietTo}
          value={String(quiet.to)}
          onChange={({ target }) => onChange({ ...quiet, to: Number(target.value) })}
          options={hours.filter((hour) => hour !== quiet.from).map(option)}
        />
      )}
    </div>
  );
}
