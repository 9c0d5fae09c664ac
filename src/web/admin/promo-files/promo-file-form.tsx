import { codeLimits } from '../../../contract/my-price/code-limits.ts';
import type { PromoFile } from '../../../contract/my-price/promo-file-schema.ts';
import { callApi } from '../../api/call.ts';
import { Checkbox, TextField } from '../../forms/field.tsx';
import { useSubmit } from '../../forms/use-submit.ts';
import { useLanguage } from '../../i18n/language.ts';
import { useTexts } from '../../i18n/texts.ts';
import { useToast } from '../../ui/toasts.tsx';
import { ChoiceField } from '../choice-field.tsx';
import { FormActions } from '../editing/edit-form.tsx';
import { Refusal } from '../editing/refusal.tsx';
import { findMerchantId } from '../promo-codes/find-merchant.ts';
import { promoCodeTexts } from '../promo-codes/texts/texts.ts';
import { promoFileTexts } from './texts/texts.ts';

const usualInterval = 360;

type FormProps = { file?: PromoFile; onSaved: () => Promise<void>; onCancel?: () => void };

/** Says where a merchant's file of promotions is, and whether its codes count. */
export function PromoFileForm({ file, onSaved, onCancel }: FormProps) {
  const texts = useTexts(promoFileTexts);
  const { fields } = texts;
  const { unknownMerchant } = useTexts(promoCodeTexts);
  const language = useLanguage();
  const toast = useToast();
  const { isBusy, error, failure, setError, onSubmit } = useSubmit(async (field, form) => {
    const id = file?.merchantId ?? (await findMerchantId(field('merchant').trim(), language));
    if (id === undefined) return setError(unknownMerchant);
    const body = {
      url: field('url').trim() || null,
      intervalMinutes: Number(field('interval')),
      isActive: field('isActive') !== '',
    };
    await callApi('savePromoFile', { language, params: { id }, body });
    toast(texts.saved);
    if (!file) form.reset();
    await onSaved();
  }, texts.wrong);
  const intervals = codeLimits.intervals.map((minutes) => ({
    value: String(minutes),
    label: minutes === 1_440 ? texts.daily : texts.every(minutes / 60),
  }));
  return (
    <form onSubmit={onSubmit} noValidate className="grid gap-3">
      <Refusal error={error} failure={failure}>
        <div className="admin-fields">
          {!file && <TextField label={fields.merchant} name="merchant" maxLength={100} />}
          <TextField
            label={fields.url}
            name="url"
            type="url"
            maxLength={2_000}
            defaultValue={file?.url ?? ''}
          />
          <ChoiceField
            label={fields.interval}
            name="interval"
            options={intervals}
            defaultValue={String(file?.intervalMinutes ?? usualInterval)}
          />
          <Checkbox name="isActive" defaultChecked={file?.isActive ?? true}>
            {fields.isActive}
          </Checkbox>
        </div>
        <FormActions isBusy={isBusy} onCancel={onCancel} {...(!file && { action: texts.add })} />
      </Refusal>
    </form>
  );
}
