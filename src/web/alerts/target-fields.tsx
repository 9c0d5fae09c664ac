import { lazy, Suspense, useState } from 'react';
import {
  type AlertTarget,
  alertTargets,
  ownTargets,
  type WantedTarget,
} from '../../contract/alerts/targets.ts';
import { typedAmount } from '../../contract/typed-amount.ts';
import { Select, TextField } from '../forms/field.tsx';
import { useLanguage } from '../i18n/language.ts';
import { useTexts } from '../i18n/texts.ts';
import { alertTexts } from './texts/texts.ts';

const OwnChoice = lazy(() => import('./own-choice.tsx'));

type TargetFieldsProps = {
  /** What the fields begin with; `price` in euros. */
  start: Pick<WantedTarget, 'target' | 'anyColour' | 'ownPrice'> & {
    price: number | null;
    percent: number | null;
  };
  hasOtherColours: boolean;
  hint?: string | undefined;
  /** Without an account there are no own prices to watch. */
  isGuest?: boolean;
};

const usualPercent = 10;

/** What an alert waits for, and in which colours. */
export function TargetFields({ start, hasOtherColours, hint, isGuest = false }: TargetFieldsProps) {
  const texts = useTexts(alertTexts);
  const language = useLanguage();
  const [target, setTarget] = useState<AlertTarget>(start.target);
  return (
    <>
      <Select
        label={texts.target}
        name="target"
        value={target}
        onChange={({ target: { value } }) => setTarget(alertTargets.find((each) => each === value) ?? 'any')}
        options={alertTargets.map((each) => ({ value: each, label: texts.targets[each] }))}
      />
      {target === 'price' && (
        <TextField
          label={texts.price}
          name="price"
          inputMode="decimal"
          autoComplete="off"
          maxLength={20}
          hint={hint}
          defaultValue={typedAmount(language, start.price)}
        />
      )}
      {target === 'drop' && (
        <TextField
          label={texts.percent}
          name="percent"
          inputMode="numeric"
          required
          defaultValue={start.percent ?? usualPercent}
        />
      )}
      {ownTargets.includes(target) && !isGuest && (
        <Suspense>
          <OwnChoice isOwn={start.ownPrice ?? false} />
        </Suspense>
      )}
      {hasOtherColours && (
        <Select
          label={texts.colours.label}
          name="colours"
          defaultValue={start.anyColour ? 'any' : 'own'}
          options={[
            { value: 'own', label: texts.colours.own },
            { value: 'any', label: texts.colours.any },
          ]}
        />
      )}
    </>
  );
}
