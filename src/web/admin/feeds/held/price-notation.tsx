import { useState } from 'react';
import {
  type FileReading,
  notationsAsked,
  type PriceNotation,
  priceNotations,
} from '../../../../contract/feeds/feed-fields.ts';
import { useTexts } from '../../../i18n/texts.ts';
import { ChoiceField } from '../../choice-field.tsx';
import { feedsTexts } from '../texts/texts.ts';
import { type HeldProps, HeldQuestion } from './held-question.tsx';

const notationOf = (text: string): PriceNotation | null =>
  priceNotations.find((notation) => notation === text) ?? null;

type FieldProps = { reading: FileReading; onChange: (reading: FileReading) => void };

/** How a feed's prices are written, where they do not show it. */
export function PriceNotationField({ reading, onChange }: FieldProps) {
  const { prices: texts } = useTexts(feedsTexts);
  return (
    <ChoiceField
      label={texts.label}
      value={reading.priceNotation ?? ''}
      onChange={(event) => onChange({ ...reading, priceNotation: notationOf(event.currentTarget.value) })}
      options={[
        { value: '', label: texts.notations.seeming },
        ...priceNotations.map((value) => ({ value, label: texts.notations[value] })),
      ]}
    />
  );
}

/** A file whose prices may be written in several ways: the question, and its answer in place. */
export function NotationQuestion(props: HeldProps) {
  const { prices: texts, currency } = useTexts(feedsTexts);
  const [chosen, setChosen] = useState<PriceNotation | null>(null);
  const { question } = props.run;
  const answers = question ? notationsAsked[question] : [];
  return (
    <HeldQuestion {...props} texts={texts} chosen={chosen && { priceNotation: chosen }}>
      <ChoiceField
        label={texts.label}
        value={chosen ?? ''}
        onChange={(event) => setChosen(notationOf(event.currentTarget.value))}
        options={[
          { value: '', label: currency.choose },
          ...answers.map((value) => ({ value, label: texts.notations[value] })),
        ]}
      />
    </HeldQuestion>
  );
}
