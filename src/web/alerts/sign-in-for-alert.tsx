import type { PriceTarget } from '../../contract/alerts/targets.ts';
import { useTexts } from '../i18n/texts.ts';
import { openSignIn } from '../session/sign-in-request.ts';
import { Button } from '../ui/button.tsx';
import { alertTexts } from './texts/texts.ts';

type SignInForAlertProps = { productId: string; target?: PriceTarget | undefined };

/** Asks visitors to sign in; the alert that they wanted is set once they have. */
export default function SignInForAlert({ productId, target }: SignInForAlertProps) {
  const { signInToSet, signIn } = useTexts(alertTexts);
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
      {signInToSet}
      <Button
        size="sm"
        onClick={() => openSignIn({ pending: { kind: 'watch', productId, ...(target && { target }) } })}
      >
        {signIn}
      </Button>
    </p>
  );
}
