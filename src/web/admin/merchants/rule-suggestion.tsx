import type { CallOutput } from '../../../contract/api.ts';
import type { ManagedMerchant } from '../../../contract/merchants/schema.ts';
import { callApi } from '../../api/call.ts';
import { FormError } from '../../forms/form-error.tsx';
import { useAttempt } from '../../forms/use-submit.ts';
import { formatNumber, formatPrice } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/language.ts';
import { useTexts } from '../../i18n/texts.ts';
import { Button } from '../../ui/button.tsx';
import { useToast } from '../../ui/toasts.tsx';
import { adminTexts } from '../texts/texts.ts';
import { merchantsTexts } from './texts/texts.ts';

export type RuleSuggestion = CallOutput<'listDeliveryRuleSuggestions'>[number];

type SuggestionProps = { merchant: ManagedMerchant; suggestion: RuleSuggestion; onAccepted: () => void };

/** A suggested delivery rule, with a button to adopt it. */
export function Suggestion({ merchant, suggestion, onAccepted }: SuggestionProps) {
  const { suggestion: texts, actions } = useTexts(merchantsTexts);
  const { failures } = useTexts(adminTexts);
  const language = useLanguage();
  const toast = useToast();
  const { run, isBusy, error } = useAttempt(failures.update);
  const { flat, freeFrom, offers, exceptions } = suggestion;
  const accept = () =>
    run(async () => {
      const params = { merchantId: merchant._id };
      await callApi('saveDeliveryRule', { language, params, body: { flat, freeFrom } });
      toast(texts.accepted);
      onAccepted();
    });
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <div>
        <p>{texts.text(formatPrice(language, flat), formatPrice(language, freeFrom))}</p>
        <p className="text-ink-soft">
          {texts.basis(
            formatNumber(language, offers),
            offers,
            formatNumber(language, exceptions),
            exceptions,
          )}
        </p>
        <FormError message={error} />
      </div>
      <Button
        size="sm"
        disabled={isBusy}
        onClick={accept}
        aria-label={actions.of(texts.accept, merchant.name)}
      >
        {texts.accept}
      </Button>
    </div>
  );
}
