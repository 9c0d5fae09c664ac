import type { PriceTarget } from '../../contract/alerts/targets.ts';
import { useTexts } from '../i18n/texts.ts';
import { productTexts } from '../product/texts/texts.ts';
import { openSignIn } from '../session/sign-in-request.ts';
import { Button } from '../ui/button.tsx';

type SignInForAlertProps = { productId: string; target?: PriceTarget | undefined; isAsked: boolean };

/** Asks visitors to sign in; the alert that they wanted is set once they have. */
export function SignInForAlert({ productId, target, isAsked }: SignInForAlertProps) {
  const { decision } = useTexts(productTexts);
  return (
    <div role="status">
      {isAsked && (
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
          {decision.signInForAlert}
          <Button
            size="sm"
            onClick={() => openSignIn({ pending: { kind: 'watch', productId, ...(target && { target }) } })}
          >
            {decision.signIn}
          </Button>
        </p>
      )}
    </div>
  );
}
