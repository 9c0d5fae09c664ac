import { useState } from 'react';
import { useTexts } from '../i18n/texts.ts';
import { useSession } from '../session/session.ts';
import { openSignIn, type PendingAction } from '../session/sign-in-request.ts';
import { Button } from '../ui/button.tsx';
import { AskByMail } from './guests/ask-by-mail.tsx';
import { alertTexts } from './texts/texts.ts';

/** Asks visitors to sign in; the alert that they wanted is set once they have, and this is gone. One on a product comes by mail as well. */
export default function SignInForAlert({ pending }: { pending: PendingAction }) {
  const { signInToSet, signIn } = useTexts(alertTexts);
  const [isAsked, setAsked] = useState(false);
  if (useSession().state === 'signedIn') return null;
  return (
    <div className="grid gap-3">
      {!isAsked && (
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
          {signInToSet}
          <Button size="sm" onClick={() => openSignIn({ pending })}>
            {signIn}
          </Button>
        </p>
      )}
      {pending.kind === 'watch' && (
        <AskByMail productId={pending.productId} target={pending.target} onAsked={() => setAsked(true)} />
      )}
    </div>
  );
}
