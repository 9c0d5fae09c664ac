import { useState } from 'react';
import type { CallOutput } from '../../../contract/api.ts';
import { codeLimits } from '../../../contract/my-price/code-limits.ts';
import { typedAmount } from '../../../contract/typed-amount.ts';
import { callApi } from '../../api/call.ts';
import { Checkbox, TextField } from '../../forms/field.tsx';
import type { RefusedField } from '../../forms/refused-field.ts';
import { useSubmit } from '../../forms/use-submit.ts';
import { useLanguage } from '../../i18n/language.ts';
import { useTexts } from '../../i18n/texts.ts';
import { useToast } from '../../ui/toasts.tsx';
import { categoryOptions } from '../category-options.ts';
import { ChoiceField } from '../choice-field.tsx';
import { FormActions } from '../editing/edit-form.tsx';
import { Refusal } from '../editing/refusal.tsx';
import { useLoaded } from '../use-loaded.ts';
import { findMerchantId } from './find-merchant.ts';
import { fieldOfFault, readCode } from './read-code.ts';
import { promoCodeTexts } from './texts/texts.ts';

export type ManagedCode = CallOutput<'listManagedPromoCodes'>[number];

function CodeFields({ code }: { code: ManagedCode | undefined }) {
  const { fields, ownCategory } = useTexts(promoCodeTexts);
  const language = useLanguage();
  const categories = useLoaded('listManagedCategories', {});
  const amount = (euros: number | null | undefined) => typedAmount(language, euros ?? null);
  // Without the categories a code keeps its own: it would be saved as one for all goods.
  const unlisted = code?.category ? [{ value: code.category, label: ownCategory }] : [];
  const options = [
    { value: '', label: fields.everywhere },
    ...(categories.value ? categoryOptions(categories.value, language) : unlisted),
  ];
  return (
    <div className="admin-fields">
      <TextField label={fields.merchant} name="merchant" maxLength={100} defaultValue={code?.merchant} />
      <TextField label={fields.code} name="code" maxLength={codeLimits.code} defaultValue={code?.code} />
      <TextField
        label={fields.percent}
        name="percent"
        inputMode="numeric"
        defaultValue={code?.percent ?? ''}
      />
      <TextField
        label={fields.amount}
        name="amount"
        inputMode="decimal"
        defaultValue={amount(code?.amount)}
      />
      <TextField
        label={fields.minimum}
        name="minimum"
        inputMode="decimal"
        defaultValue={code?.minimum ? amount(code.minimum) : ''}
      />
      <TextField label={fields.from} name="from" type="date" defaultValue={code?.from ?? ''} />
      <TextField label={fields.until} name="until" type="date" defaultValue={code?.until ?? ''} />
      <ChoiceField
        key={categories.value ? 'loaded' : 'own'}
        label={fields.category}
        name="category"
        options={options}
        defaultValue={code?.category ?? ''}
      />
      <TextField
        label={fields.noteFr}
        name="noteFr"
        maxLength={codeLimits.note}
        defaultValue={code?.noteFr}
      />
      <TextField
        label={fields.noteEn}
        name="noteEn"
        maxLength={codeLimits.note}
        defaultValue={code?.noteEn}
      />
      <Checkbox name="isFirstOrder" defaultChecked={code?.isFirstOrder ?? false}>
        {fields.isFirstOrder}
      </Checkbox>
    </div>
  );
}

type FormProps = { code?: ManagedCode; onSaved: () => Promise<void>; onCancel?: () => void };

/** Adds a promo code, or changes one. */
export function PromoCodeForm({ code, onSaved, onCancel }: FormProps) {
  const texts = useTexts(promoCodeTexts);
  const language = useLanguage();
  const toast = useToast();
  const [wrong, setWrong] = useState<RefusedField>();
  const { isBusy, error, failure, onSubmit } = useSubmit(async (field, form) => {
    setWrong(undefined);
    const merchantId = await findMerchantId(field('merchant').trim(), language);
    if (merchantId === undefined) return setWrong({ name: 'merchant', message: texts.unknownMerchant });
    const typed = readCode(field, language);
    if (typeof typed === 'string')
      return setWrong({ name: fieldOfFault[typed], message: texts.faults[typed] });
    const body = { ...typed, merchantId };
    if (code) await callApi('updatePromoCode', { language, params: { id: code._id }, body });
    else await callApi('addPromoCode', { language, body });
    toast(texts.saved);
    form.reset();
    await onSaved();
  }, texts.failed);
  return (
    <form onSubmit={onSubmit} noValidate className="grid gap-3">
      <Refusal error={error} failure={failure} wrong={wrong}>
        <CodeFields code={code} />
        <FormActions isBusy={isBusy} onCancel={onCancel} {...(!code && { action: texts.add })} />
      </Refusal>
    </form>
  );
}
