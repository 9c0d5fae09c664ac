import { Fragment, type ReactNode, useEffect } from 'react';
import { Button } from '../ui/button.tsx';
import { type SessionUser, useSession } from './session.ts';
import { openSignIn } from './sign-in-request.ts';
import { useShownUser } from './use-shown-user.ts';

type OwnPageProps = {
  texts: { title: string; about: string; signInFirst: string; signIn: string };
  /** Shown until the session is known. */
  fallback: ReactNode;
  children: (user: SessionUser) => ReactNode;
};

/**
 * A page of the user's own data. Visitors see its explanation with the sign-in dialog over it, and the data afterwards.
 */
export function OwnPage({ texts, fallback, children }: OwnPageProps) {
  const session = useSession();
  const isAnonymous = session.state === 'anonymous';
  useEffect(() => {
    if (isAnonymous) openSignIn();
  }, [isAnonymous]);
  const user = useShownUser(session.state === 'signedIn' ? session.user : undefined);
  if (user) return <Fragment key={user.id}>{children(user)}</Fragment>;
  return (
    <>
      <h1 className="text-3xl font-extrabold">{texts.title}</h1>
      <p className="max-w-prose">{texts.about}</p>
      {isAnonymous ? (
        <div className="grid justify-items-start gap-4 border-y border-rule py-8">
          <p className="font-display text-lg font-semibold">{texts.signInFirst}</p>
          <Button tone="primary" onClick={() => openSignIn()}>
            {texts.signIn}
          </Button>
        </div>
      ) : (
        fallback
      )}
    </>
  );
}
