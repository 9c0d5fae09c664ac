import type { Alert } from '../../contract/alerts/schema.ts';
import { conditions } from '../../contract/catalogue/conditions.ts';
import { Select } from '../forms/field.tsx';
import { FormError } from '../forms/form-error.tsx';
import { useTexts } from '../i18n/texts.ts';
import { Button } from '../ui/button.tsx';
import { TargetFields } from './target-fields.tsx';
import { alertTexts } from './texts/texts.ts';
import { type SaveTarget, useTarget } from './use-target.ts';

type AlertFormProps = {
  alert: Alert;
  save?: SaveTarget | undefined;
  onCancel: () => void;
  onSaved: () => Promise<void>;
};

/** Chooses what an alert waits for. */
export function AlertForm({ alert, save, onCancel, onSaved }: AlertFormProps) {
  const texts = useTexts(alertTexts);
  const { target, percent, anyColour, size, ownPrice, condition, limitPrice, currentPrice, deliveryKnown } =
    alert;
  const { isBusy, error, onSubmit } = useTarget({
    productId: alert.productId._id,
    condition,
    now: undefined,
    save,
    onRefused: onCancel,
    onSet: onSaved,
  });
  return (
    <form onSubmit={onSubmit} noValidate className="grid gap-3 border-t border-rule pt-3">
      <FormError message={error} />
      <div className="flex flex-wrap items-end gap-3">
        <TargetFields
          start={{
            target,
            percent,
            anyColour,
            size,
            ownPrice,
            price: target === 'price' ? limitPrice : currentPrice,
          }}
          hasOtherColours={anyColour || alert.otherColours > 0}
          sizes={[size]}
          isAlone={(wanted) => wanted === size && currentPrice !== null && !deliveryKnown}
          isGuest={save !== undefined}
        />
        <Select
          label={texts.condition}
          name="condition"
          defaultValue={condition}
          options={conditions.map((each) => ({ value: each, label: texts.conditions[each] }))}
        />
      </div>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" tone="primary" disabled={isBusy}>
          {texts.save}
        </Button>
        <Button onClick={onCancel}>{texts.cancel}</Button>
      </div>
    </form>
  );
}
