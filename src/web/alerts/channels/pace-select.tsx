import { type Pace, paces } from '../../../contract/alerts/channels.ts';
import { Select } from '../../forms/field.tsx';
import { labelled } from '../../i18n/labelled.ts';
import { useLanguage } from '../../i18n/language.ts';
import { useTexts } from '../../i18n/texts.ts';
import { alertTexts } from '../texts/texts.ts';

type PaceSelectProps = { label: string; pace: Pace; onChange: (pace: Pace) => void };

/** How often alerts are told. */
export function PaceSelect({ label, pace, onChange }: PaceSelectProps) {
  const language = useLanguage();
  const { channels: texts } = useTexts(alertTexts);
  return (
    <Select
      label={texts.pace}
      aria-label={labelled(language, texts.pace, label)}
      value={pace}
      onChange={({ target }) => onChange(paces.find((each) => each === target.value) ?? 'now')}
      options={paces.map((each) => ({ value: each, label: texts.paces[each] }))}
    />
  );
}
