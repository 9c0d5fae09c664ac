import { Suspense, useState } from 'react';
import type { WantedTarget } from '../../contract/alerts/targets.ts';
import type { Offer } from '../../contract/catalogue/schema.ts';
import { useLanguage } from '../i18n/language.ts';
import { sharedTexts } from '../i18n/shared-texts.ts';
import { useTexts } from '../i18n/texts.ts';
import { productTexts } from '../product/texts/texts.ts';
import { isSignedIn } from '../session/session.ts';
import { lazyPart } from '../ui/behaviour/lazy-part.ts';
import { useKeptFocus } from '../ui/behaviour/use-kept-focus.ts';
import { Button } from '../ui/button.tsx';
import { useToast } from '../ui/toasts.tsx';
import { useUserState } from '../user-state/user-state.ts';

const SignInForAlert = lazyPart(() => import('./sign-in-for-alert.tsx'));
const TargetForm = lazyPart(() => import('./target-form.tsx'));
const UnconfirmedNote = lazyPart(() => import('./unconfirmed-note.tsx'));

type AlertButtonProps = {
  product: { _id: string };
  /** The one whose price is shown; undefined: nobody offers it. */
  offer?: Pick<Offer, 'totalPrice' | 'condition' | 'inStock' | 'stockKnown' | 'deliveryKnown'> | undefined;
  isPrimary: boolean;
};

/**
 * Sets or removes an alert on a product, or opens the form for other kinds of alert. Visitors
 * are asked to sign in first.
 */
export function AlertButton({ product: { _id: id }, offer, isPrimary }: AlertButtonProps) {
  const { decision } = useTexts(productTexts);
  const { ui } = useTexts(sharedTexts);
  const language = useLanguage();
  const toast = useToast();
  const isSet = useUserState(({ alerts }) => alerts.has(id));
  const isPending = useUserState(({ pendingAlerts }) => pendingAlerts.has(id));
  const keepFocus = useKeptFocus(isPending);
  const isUnconfirmed = useUserState(({ emailVerified }) => !emailVerified);
  const [refused, setRefused] = useState<{ target?: WantedTarget }>();
  const [isTyping, setTyping] = useState(false);

  async function press() {
    setRefused(isSignedIn() ? undefined : {});
    if (!isSignedIn()) return;
    keepFocus();
    const message = await import('./change-alert.ts').then(
      ({ changeAlert }) => changeAlert(id, !isSet, language),
      // A script cannot be loaded.
      () => ui.offline,
    );
    if (message) toast(message);
  }

  return (
    <div className="grid gap-2">
      <Button
        icon={isSet ? 'bell-ring' : 'bell'}
        tone={isPrimary && !isSet ? 'primary' : 'secondary'}
        disabled={isPending}
        onClick={() => void press()}
      >
        {isSet ? decision.alertSet : decision.setAlert}
      </Button>
      <Button size="sm" tone="quiet" aria-expanded={isTyping} onClick={() => setTyping(!isTyping)}>
        {decision.typeTarget}
      </Button>
      {isTyping && (
        <Suspense>
          <TargetForm
            productId={id}
            isSet={isSet}
            condition={offer?.condition ?? 'new'}
            now={offer && (offer.inStock || !offer.stockKnown) ? offer.totalPrice : undefined}
            deliveryKnown={offer?.deliveryKnown ?? true}
            stockKnown={offer?.stockKnown ?? true}
            onRefused={(target) => setRefused({ target })}
            onSet={() => setTyping(false)}
          />
        </Suspense>
      )}
      <div role="status">
        {refused && !isSet && (
          <Suspense>
            <SignInForAlert pending={{ kind: 'watch', productId: id, ...refused }} />
          </Suspense>
        )}
      </div>
      {isSet && isUnconfirmed && (
        <Suspense>
          <UnconfirmedNote />
        </Suspense>
      )}
    </div>
  );
}
