import { merchantLimits, merchantStatements } from '../../../contract/merchants/merchant-limits.ts';
import type { ManagedMerchant } from '../../../contract/merchants/schema.ts';
import { TextField } from '../../forms/field.tsx';
import { useTexts } from '../../i18n/texts.ts';
import { merchantsTexts } from './texts/texts.ts';

/** Who it is, as its page tells shoppers. */
export function StatementFields({ merchant }: { merchant: ManagedMerchant }) {
  const { form: texts } = useTexts(merchantsTexts);
  return (
    <fieldset className="grid items-start gap-4 md:grid-cols-2">
      <legend className="float-left pb-2 text-sm text-ink-soft md:col-span-2">{texts.statementsNote}</legend>
      {merchantStatements.map((name) => (
        <TextField
          key={name}
          label={texts.statements[name]}
          name={name}
          autoComplete="off"
          defaultValue={merchant[name]}
          maxLength={merchantLimits.statement}
        />
      ))}
      <TextField
        label={texts.country}
        hint={texts.countryHint}
        name="country"
        autoComplete="off"
        pattern="[A-Za-z]{2}"
        defaultValue={merchant.country ?? ''}
        maxLength={2}
      />
    </fieldset>
  );
}
