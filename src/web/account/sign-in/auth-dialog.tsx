import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import type { User } from '../../../contract/accounts/schema.ts';
import { useTexts } from '../../i18n/texts.ts';
import { isSignedIn, storeSession, subscribeToSession } from '../../session/session.ts';
import { closeSignIn, type SignInRequest } from '../../session/sign-in-request.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { useToast } from '../../ui/toasts.tsx';
import { accountTexts } from '../texts/texts.ts';
import { storeTypedPassword } from '../typed-password.ts';
import { useAfterSignIn } from './after-sign-in.ts';
import { CreateAccountForm } from './create-account-form.tsx';
import { SignInForm } from './sign-in-form.tsx';
import { storeAction, takeStoredAction } from './stored-action.ts';

const tabs = ['signIn', 'createAccount'] as const;
type Tab = (typeof tabs)[number];

type TabListProps = { id: string; current: Tab; onChoose: (tab: Tab) => void };

/** Two ARIA tabs: arrow keys choose, Tab moves into the form. */
function TabList({ id, current, onChoose }: TabListProps) {
  const { auth } = useTexts(accountTexts);
  const list = useRef<HTMLDivElement>(null);
  const move = (event: KeyboardEvent) => {
    if (!['ArrowLeft', 'ArrowRight', 'Home', 'End'].includes(event.key)) return;
    event.preventDefault();
    const isFirst = event.key === 'Home' || (event.key !== 'End' && current === 'createAccount');
    const next = isFirst ? 'signIn' : 'createAccount';
    onChoose(next);
    list.current?.querySelector<HTMLElement>(`[id="${id}-${next}"]`)?.focus();
  };
  return (
    <div ref={list} role="tablist" aria-label={auth.label} className="tabs" onKeyDown={move}>
      {tabs.map((tab) => (
        <button
          key={tab}
          type="button"
          role="tab"
          id={`${id}-${tab}`}
          aria-selected={tab === current}
          aria-controls={`${id}-panel`}
          tabIndex={tab === current ? 0 : -1}
          onClick={() => onChoose(tab)}
        >
          {auth[tab]}
        </button>
      ))}
    </div>
  );
}

/** Signs in or makes an account; opens as soon as it is there, on Sign In. */
export default function AuthDialog({ request }: { request: SignInRequest }) {
  const { auth } = useTexts(accountTexts);
  const toast = useToast();
  const goOn = useAfterSignIn();
  const dialog = useRef<HTMLDialogElement>(null);
  const [tab, setTab] = useState<Tab>('signIn');
  const id = useId();
  useEffect(() => {
    const element = dialog.current;
    element?.showModal();
    element?.querySelector<HTMLElement>('[data-autofocus]')?.focus();
  }, []);
  const close = () => dialog.current?.close();
  // Who signs in in another tab is signed in here as well.
  useEffect(() => subscribeToSession(() => isSignedIn() && dialog.current?.close()), []);

  function finish(token: string, user: User, typed: string) {
    close();
    storeSession(token);
    if (user.mustChangePassword) storeTypedPassword(typed);
    const kept = takeStoredAction(user.email);
    goOn(user, request.pending ?? kept);
  }

  return (
    <Dialog ref={dialog} title={auth[tab]} onClose={closeSignIn}>
      <TabList id={id} current={tab} onChoose={setTab} />
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${tab}`}>
        {tab === 'signIn' ? (
          <SignInForm request={request} onSignedIn={finish} onCancel={close} />
        ) : (
          <CreateAccountForm
            pending={request.pending}
            onCreated={(message, email) => {
              storeAction(email, request.pending);
              close();
              toast(message);
            }}
            onCancel={close}
          />
        )}
      </div>
    </Dialog>
  );
}
