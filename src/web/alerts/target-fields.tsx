import { Suspense, useState } from 'react';
import {
  type AlertTarget,
  alertTargets,
  ownTargets,
  sizeTargets,
  type WantedTarget,
} from '../../contract/alerts/targets.ts';
import { sizeName } from '../../contract/catalogue/sizes.ts';
import { typedAmount } from '../../contract/typed-amount.ts';
import { Select, TextField } from '../forms/field.tsx';
import { useLanguage } from '../i18n/language.ts';
import { useTexts } from '../i18n/texts.ts';
import { lazyPart } from '../ui/behaviour/lazy-part.ts';
import { alertTexts } from './texts/texts.ts';
import { anySize } from './use-target.ts';

const OwnChoice = lazyPart(() => import('./own-choice.tsx'));

type TargetFieldsProps = {
  /** What the fields begin with; `price` in euros. */
  start: Pick<WantedTarget, 'target' | 'anyColour' | 'size' | 'ownPrice'> & {
    price: number | null;
    percent: number | null;
  };
  hasOtherColours: boolean;
  /** Those that it may be on, beside any; empty ones are none. */
  sizes?: readonly string[];
  /** Of a price, by the size that is chosen. */
  hint?: ((size: string) => string | undefined) | undefined;
  /** Whether the best price in that size is one without delivery, as no merchant states its cost. */
  isAlone?: (size: string) => boolean;
  /** Without an account there are no own prices to watch. */
  isGuest?: boolean;
};

const usualPercent = 10;

type AmountProps = {
  target: AlertTarget;
  start: TargetFieldsProps['start'];
  hint: string | undefined;
  isAlone: boolean | undefined;
};

/** The price or the percentage that it waits for, where it waits for one. */
function Amount({ target, start, hint, isAlone }: AmountProps) {
  const texts = useTexts(alertTexts);
  const language = useLanguage();
  if (target === 'price')
    return (
      <TextField
        label={isAlone ? texts.priceAlone : texts.price}
        name="price"
        inputMode="decimal"
        autoComplete="off"
        maxLength={20}
        hint={hint}
        defaultValue={typedAmount(language, start.price)}
      />
    );
  if (target !== 'drop') return null;
  return (
    <TextField
      label={texts.percent}
      name="percent"
      inputMode="numeric"
      required
      defaultValue={start.percent ?? usualPercent}
    />
  );
}

/** What an alert waits for, and in which colours. */
export function TargetFields({
  start,
  hasOtherColours,
  sizes = [],
  hint,
  isAlone,
  isGuest = false,
}: TargetFieldsProps) {
  const texts = useTexts(alertTexts);
  const language = useLanguage();
  const [wanted, setTarget] = useState<AlertTarget>(start.target);
  const [size, setSize] = useState(start.size ?? '');
  const named = [...new Set(sizes)].filter((each) => each !== '');
  const targets = size === '' ? alertTargets : sizeTargets;
  const target = targets.includes(wanted) ? wanted : 'price';
  return (
    <>
      {named.length > 0 && (
        <Select
          label={texts.sizes.label}
          name="size"
          value={size || anySize}
          onChange={({ target: { value } }) => setSize(value === anySize ? '' : value)}
          options={[
            ...named.map((each) => ({ value: each, label: sizeName(each, language) })),
            { value: anySize, label: texts.sizes.any },
          ]}
        />
      )}
      <Select
        label={texts.target}
        name="target"
        value={target}
        onChange={({ target: { value } }) => setTarget(alertTargets.find((each) => each === value) ?? 'any')}
        options={targets.map((each) => ({ value: each, label: texts.targets[each] }))}
      />
      <Amount key={target} target={target} start={start} hint={hint?.(size)} isAlone={isAlone?.(size)} />
      {ownTargets.includes(target) && size === '' && !isGuest && (
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
