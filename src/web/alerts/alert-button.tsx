import { useState } from 'react';
import { useMarks } from '../favourites/marks.ts';
import { useLanguage } from '../i18n/messages.tsx';
import { useProductTexts } from '../i18n/product-texts.ts';
import { isSignedIn } from '../session/session.ts';
import { askToSignIn } from '../session/sign-in-request.ts';
import { Button } from '../ui/button.tsx';
import { useToast } from '../ui/toasts.tsx';

type AlertButtonProps = { product: { _id: string }; isPrimary: boolean };

/** Puts an alert on a product, or takes it off (SPEC §4 “Alert toggle”). Visitors are told to sign in first. */
export function AlertButton({ product: { _id: id }, isPrimary }: AlertButtonProps) {
  const { decision } = useProductTexts();
  const language = useLanguage();
  const toast = useToast();
  const isSet = useMarks(({ alerts }) => alerts.has(id));
  const isPending = useMarks(({ pendingAlerts }) => pendingAlerts.has(id));
  const [isRefused, setRefused] = useState(false);

  async function press() {
    setRefused(!isSignedIn());
    if (!isSignedIn()) return;
    const { changeAlert } = await import('./change-alert.ts');
    const message = await changeAlert(id, !isSet, language);
    if (message) toast(message);
  }

  return (
    <div className="grid">
      <Button
        icon={isSet ? 'bell-ring' : 'bell'}
        tone={isPrimary && !isSet ? 'primary' : 'secondary'}
        disabled={isPending}
        onClick={() => void press()}
      >
        {isSet ? decision.alertSet : decision.setAlert}
      </Button>
      <div role="status">
        {isRefused && !isSet && (
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1 pt-2 text-sm">
            {decision.signInForAlert}
            <Button size="sm" onClick={() => askToSignIn({ pending: { kind: 'watch', productId: id } })}>
              {decision.signIn}
            </Button>
          </p>
        )}
      </div>
    </div>
  );
}
