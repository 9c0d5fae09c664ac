import { merchantLimits } from '../../../contract/merchants/merchant-limits.ts';
import type { ManagedMerchant } from '../../../contract/merchants/schema.ts';
import { typedAmount } from '../../../contract/typed-amount.ts';
import { Checkbox, TextField } from '../../forms/field.tsx';
import { useLanguage } from '../../i18n/language.ts';
import { useTexts } from '../../i18n/texts.ts';
import { merchantsTexts } from './texts/texts.ts';

type FieldsProps = { merchant: ManagedMerchant };

/** Whose site it is. */
function SiteFields({ merchant }: FieldsProps) {
  const { form: texts } = useTexts(merchantsTexts);
  return (
    <div className="grid items-start gap-4 md:grid-cols-2">
      <TextField
        label={texts.name}
        hint={texts.nameHint}
        name="name"
        defaultValue={merchant.name}
        maxLength={merchantLimits.name}
        required
      />
      <TextField
        label={texts.website}
        hint={texts.websiteHint}
        name="website"
        type="url"
        inputMode="url"
        autoComplete="off"
        placeholder={merchant.host ? `https://${merchant.host}/` : undefined}
        defaultValue={merchant.website ?? ''}
        maxLength={merchantLimits.website}
      />
    </div>
  );
}

/** What its delivery costs, and how old its offers may be. */
function TermFields({ merchant }: FieldsProps) {
  const { form: texts } = useTexts(merchantsTexts);
  const language = useLanguage();
  return (
    <div className="grid items-start gap-4 md:grid-cols-3">
      <TextField
        label={texts.flat}
        hint={texts.flatHint}
        name="deliveryFlat"
        inputMode="decimal"
        autoComplete="off"
        defaultValue={typedAmount(language, merchant.deliveryFlat)}
        maxLength={20}
      />
      <TextField
        label={texts.freeFrom}
        hint={texts.freeFromHint}
        name="deliveryFreeFrom"
        inputMode="decimal"
        autoComplete="off"
        defaultValue={typedAmount(language, merchant.deliveryFreeFrom)}
        maxLength={20}
      />
      <TextField
        label={texts.freshness}
        hint={texts.freshnessHint}
        name="freshnessDays"
        type="number"
        inputMode="numeric"
        min={1}
        max={merchantLimits.freshnessDays}
        required
        defaultValue={merchant.freshnessDays}
      />
    </div>
  );
}

/** Whose site it is, and what its delivery and its offers' age mean. */
export function MerchantFields({ merchant }: FieldsProps) {
  const { form: texts } = useTexts(merchantsTexts);
  return (
    <>
      <SiteFields merchant={merchant} />
      <TermFields merchant={merchant} />
      <div className="grid gap-1">
        <Checkbox name="isActive" defaultChecked={merchant.isActive} aria-describedby="merchant-active-note">
          {texts.active}
        </Checkbox>
        <p id="merchant-active-note" className="text-sm text-ink-soft">
          {texts.activeHint}
        </p>
      </div>
    </>
  );
}
