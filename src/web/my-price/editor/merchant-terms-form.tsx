import { useEffect, useId, useState } from 'react';
import {
  type DeliveryTerm,
  deliveryTerms,
  type LoyaltyKind,
  loyaltyKinds,
  type MerchantTerms,
  termLimits,
} from '../../../contract/my-price/terms.ts';
import { readAmount } from '../../../contract/typed-amount.ts';
import { Checkbox, Select, TextField } from '../../forms/field.tsx';
import { formatNumber } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/language.ts';
import { useTexts } from '../../i18n/texts.ts';
import { Button } from '../../ui/button.tsx';
import { myPriceTexts } from '../texts/texts.ts';

type NumberFieldProps = {
  label: string;
  hint: string;
  value: number;
  max: number;
  digits: number;
  onChange: (value: number) => void;
};

/** A number that counts as soon as it is one from 0 to `max`. */
function NumberField({ label, hint, value, max, digits, onChange }: NumberFieldProps) {
  const language = useLanguage();
  const { terms: texts } = useTexts(myPriceTexts);
  const [typed, setTyped] = useState(() => formatNumber(language, value));
  const read = (text: string) => {
    const amount = text.trim() === '' ? 0 : readAmount(language, text);
    return amount === undefined || amount > max
      ? undefined
      : Math.round(amount * 10 ** digits) / 10 ** digits;
  };
  // What another tab or the account says instead.
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is typed does not change the value
  useEffect(() => {
    const now = read(typed);
    if (now !== undefined && now !== value) setTyped(formatNumber(language, value));
  }, [value]);
  return (
    <TextField
      label={label}
      hint={hint}
      inputMode="decimal"
      className="max-w-40"
      value={typed}
      error={read(typed) === undefined ? texts.wrong(formatNumber(language, max)) : undefined}
      onChange={(event) => {
        setTyped(event.target.value);
        const amount = read(event.target.value);
        if (amount !== undefined) onChange(amount);
      }}
    />
  );
}

type FormProps = { terms: MerchantTerms; onChange: (terms: MerchantTerms) => void; onRemove: () => void };

/** What is paid there, of a merchant that is not left out. */
function PriceTerms({ terms, onChange }: Omit<FormProps, 'onRemove'>) {
  const { terms: texts } = useTexts(myPriceTexts);
  const change = (changed: Partial<MerchantTerms>) => onChange({ ...terms, ...changed });
  const options = <T extends string>(all: readonly T[], labels: Record<T, string>) =>
    all.map((value) => ({ value, label: labels[value] }));
  return (
    <div className="grid gap-4">
      <Select
        label={texts.delivery}
        options={options(deliveryTerms, texts.deliveries)}
        value={terms.delivery}
        onChange={(event) => change({ delivery: event.target.value as DeliveryTerm })}
      />
      {terms.delivery === 'member' && (
        <NumberField
          label={texts.memberFrom}
          hint={texts.memberFromHint}
          value={terms.memberFrom}
          max={termLimits.memberFrom}
          digits={2}
          onChange={(memberFrom) => change({ memberFrom })}
        />
      )}
      <NumberField
        label={texts.loyalty}
        hint={texts.loyaltyHint}
        value={terms.loyaltyPercent}
        max={termLimits.loyaltyPercent}
        digits={1}
        onChange={(loyaltyPercent) => change({ loyaltyPercent })}
      />
      {terms.loyaltyPercent > 0 && (
        <Select
          label={texts.kind}
          options={options(loyaltyKinds, texts.kinds)}
          value={terms.loyaltyKind}
          onChange={(event) => change({ loyaltyKind: event.target.value as LoyaltyKind })}
        />
      )}
      <Checkbox
        checked={terms.isNewCustomer}
        onChange={({ target }) => change({ isNewCustomer: target.checked })}
      >
        {texts.isNew}
      </Checkbox>
      <p className="text-sm text-ink-soft">{texts.marketplace}</p>
    </div>
  );
}

/** A shopper's terms of one merchant. */
export function MerchantTermsForm({ terms, onChange, onRemove }: FormProps) {
  const { merchants, terms: texts } = useTexts(myPriceTexts);
  const id = useId();
  return (
    <li className="rounded-md border border-rule bg-surface p-4">
      <section aria-labelledby={id} className="grid gap-3">
        <div className="flex items-start justify-between gap-4">
          <h3 id={id} className="min-w-0 text-lg font-bold wrap-anywhere">
            {terms.merchant}
          </h3>
          <Button
            tone="quiet"
            size="sm"
            icon="trash"
            aria-label={merchants.removeOf(terms.merchant)}
            onClick={onRemove}
          >
            {merchants.remove}
          </Button>
        </div>
        <Checkbox
          checked={terms.isLeftOut}
          onChange={({ target }) => onChange({ ...terms, isLeftOut: target.checked })}
        >
          {texts.leftOut}
        </Checkbox>
        {!terms.isLeftOut && <PriceTerms terms={terms} onChange={onChange} />}
      </section>
    </li>
  );
}
