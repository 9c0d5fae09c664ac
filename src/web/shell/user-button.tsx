import { Suspense, useEffect, useId, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { sharedTexts } from '../i18n/shared-texts.ts';
import { useTexts } from '../i18n/texts.ts';
import { useSession } from '../session/session.ts';
import { openSignIn } from '../session/sign-in-request.ts';
import { lazyPart } from '../ui/behaviour/lazy-part.ts';
import { IconButton } from '../ui/button.tsx';
import { initialOf } from './initial-of.ts';
import { loadAuthDialog } from './sign-in-host.tsx';

const loadUserMenu = () => import('../account/user-menu.tsx');
const UserMenu = lazyPart(loadUserMenu);

/** The navbar's user button: opens the dialog, or the menu of who is signed in. */
export function UserButton({ className }: { className?: string }) {
  const { layout } = useTexts(sharedTexts);
  const session = useSession();
  const user = session.state === 'signedIn' ? session.user : undefined;
  const id = useId();
  const panel = useRef<HTMLDivElement>(null);
  const [isOpened, setOpened] = useState(false);
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page closes the menu
  useEffect(() => panel.current?.hidePopover?.(), [key, user?.id]);
  const prepare = () => {
    // Browsers without popovers (Safari 16) tell of no opening.
    setOpened(true);
    void (user ? loadUserMenu() : loadAuthDialog()).catch(() => undefined);
  };
  return (
    <span className={className}>
      <IconButton
        label={user ? layout.hello(user.name) : layout.signIn}
        icon="circle-user-round"
        mark={user && initialOf(user.name)}
        onPointerEnter={prepare}
        onFocus={prepare}
        {...(user ? { popoverTarget: id } : { 'aria-haspopup': 'dialog', onClick: () => openSignIn() })}
      />
      <div
        ref={panel}
        id={id}
        popover="auto"
        onBeforeToggle={() => setOpened(true)}
        className="menu w-72 max-w-[calc(100vw-2rem)] rounded-md border border-rule bg-surface p-2 text-ink shadow-float"
      >
        {isOpened && user && (
          <Suspense fallback={null}>
            <UserMenu user={user} />
          </Suspense>
        )}
      </div>
    </span>
  );
}
