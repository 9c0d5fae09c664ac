import { useState } from 'react';
import {
  type FileReading,
  notationsAsked,
  type PriceNotation,
  priceNotations,
} from '../../../contract/feeds/feed-fields.ts';
import type { ImportRun } from '../../../contract/feeds/run-schema.ts';
import type { Feed } from '../../../contract/feeds/schema.ts';
import { callApi } from '../../api/call.ts';
import { Select } from '../../forms/field.tsx';
import { FormError } from '../../forms/form-error.tsx';
import { useAttempt } from '../../forms/use-submit.ts';
import { useLanguage } from '../../i18n/language.ts';
import { useTexts } from '../../i18n/texts.ts';
import { Button } from '../../ui/button.tsx';
import { useToast } from '../../ui/toasts.tsx';
import { adminTexts } from '../texts/texts.ts';
import { feedsTexts } from './texts/texts.ts';

const notationOf = (text: string): PriceNotation | null =>
  priceNotations.find((notation) => notation === text) ?? null;

type FieldProps = { reading: FileReading; onChange: (reading: FileReading) => void };

/** How a feed's prices are written, where they do not show it. */
export function PriceNotationField({ reading, onChange }: FieldProps) {
  const { prices: texts } = useTexts(feedsTexts);
  return (
    <Select
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

type QuestionProps = { feed: Feed; run: ImportRun; onDecided: () => void };

/** A file whose prices may be written in several ways: the question, and its answer in place. */
export function NotationQuestion({ feed, run, onDecided }: QuestionProps) {
  const { held, prices: texts, currency, actions } = useTexts(feedsTexts);
  const { failures } = useTexts(adminTexts);
  const language = useLanguage();
  const toast = useToast();
  const { run: attempt, isBusy, error } = useAttempt(failures.update);
  const [chosen, setChosen] = useState<PriceNotation | null>(null);
  const decide = (decision: 'approved' | 'discarded', done: string) =>
    attempt(async () => {
      const body = { decision, ...(decision === 'approved' && chosen && { priceNotation: chosen }) };
      await callApi('decideHeldRun', { language, params: { id: run._id }, body });
      toast(done);
      onDecided();
    });
  const answers = run.question ? notationsAsked[run.question] : [];
  return (
    <div className="grid gap-2 rounded-md border border-warn p-3">
      <p className="font-semibold text-warn">{texts.asked}</p>
      <p>{run.error}</p>
      <FormError message={error} />
      <Select
        label={texts.label}
        value={chosen ?? ''}
        onChange={(event) => setChosen(notationOf(event.currentTarget.value))}
        options={[
          { value: '', label: currency.choose },
          ...answers.map((value) => ({ value, label: texts.notations[value] })),
        ]}
      />
      <p className="text-sm text-ink-soft">{texts.hint}</p>
      <div className="flex flex-wrap gap-2">
        <Button
          size="sm"
          disabled={isBusy || chosen === null}
          aria-label={actions.of(texts.answer, feed.name)}
          onClick={() => decide('approved', texts.answered)}
        >
          {texts.answer}
        </Button>
        <Button
          size="sm"
          disabled={isBusy}
          aria-label={actions.of(held.discard, feed.name)}
          onClick={() => decide('discarded', held.discarded)}
        >
          {held.discard}
        </Button>
      </div>
    </div>
  );
}
