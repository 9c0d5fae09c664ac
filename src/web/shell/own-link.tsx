import { type MouseEvent, useEffect } from 'react';
import { Link } from 'react-router';
import { addresses } from '../../contract/addresses.ts';
import { useLanguage } from '../i18n/language.ts';
import { sharedTexts } from '../i18n/shared-texts.ts';
import { useTexts } from '../i18n/texts.ts';
import { isSignedIn, useSession } from '../session/session.ts';
import { openSignIn } from '../session/sign-in-request.ts';
import { Icon } from '../ui/icon.tsx';
import type { IconName } from '../ui/icon-names.ts';
import { clearUserState, useUserState } from '../user-state/user-state.ts';

type OwnLinkProps = {
  to: string;
  label: string;
  /** A note beside the label: read out, and shown as icon and count. */
  note?: string | undefined;
  icon: IconName;
  count: number;
  /** In the sheet of a phone the label is seen, in the bar where it is wide. */
  isItem: boolean;
  onPress?: (() => void) | undefined;
};

/** A link to the user's own page; visitors get the sign-in dialog first. */
function OwnLink({ to, label, note, icon, count, isItem, onPress }: OwnLinkProps) {
  const press = (event: MouseEvent) => {
    onPress?.();
    if (isSignedIn()) return;
    event.preventDefault();
    openSignIn({ pending: { kind: 'visit', path: to } });
  };
  return (
    <Link
      to={to}
      title={isItem ? undefined : label}
      aria-label={note && `${label}, ${note} ${count}`}
      discover="none"
      onClick={press}
      className={isItem ? 'menu-item' : 'button button-quiet relative size-11 shrink-0 lg:w-auto lg:px-2'}
    >
      <Icon of={icon} />
      <span className={isItem ? undefined : 'whitespace-nowrap text-sm max-lg:sr-only'}>{label}</span>
      {count > 0 && (
        <span className={isItem ? 'count' : 'count count-corner lg:right-[calc(100%-2.125rem)]'}>
          {count}
        </span>
      )}
    </Link>
  );
}

/** Loads the user's own state once the session is known. */
export function useLoadUserState() {
  const language = useLanguage();
  const session = useSession();
  const userId = session.state === 'signedIn' ? session.user.id : undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: somebody else has another state, not another language
  useEffect(() => {
    clearUserState();
    if (!userId) return;
    // A failure is ignored: hearts stay empty.
    import('../user-state/follow-user-state.ts')
      .then(({ followUserState }) => followUserState(language))
      .catch(() => undefined);
  }, [userId]);
}

type OwnLinksProps = { isItem?: boolean; onPress?: () => void };

/** “Alert Price”, with how many there are, or with how much news. */
export function AlertLink({ isItem = false, onPress }: OwnLinksProps) {
  const language = useLanguage();
  const { layout } = useTexts(sharedTexts);
  const set = useUserState(({ alerts }) => alerts.size);
  const unread = useUserState((state) => state.unread);
  return (
    <OwnLink
      to={addresses.alerts(language)}
      label={layout.alerts}
      note={unread > 0 ? layout.news : undefined}
      icon={unread > 0 ? 'bell-ring' : 'bell'}
      count={unread > 0 ? unread : set}
      isItem={isItem}
      onPress={onPress}
    />
  );
}

/** “My Selection”, with how much is in it. */
export function FavouritesLink({ isItem = false, onPress }: OwnLinksProps) {
  const language = useLanguage();
  const { layout } = useTexts(sharedTexts);
  const saved = useUserState(({ favourites }) => favourites.size);
  return (
    <OwnLink
      to={addresses.favourites(language)}
      label={layout.favourites}
      icon="heart"
      count={saved}
      isItem={isItem}
      onPress={onPress}
    />
  );
}
