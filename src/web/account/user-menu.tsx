import { Link } from 'react-router';
import { mayUse } from '../../contract/accounts/roles.ts';
import { addresses } from '../../contract/addresses.ts';
import { callApi } from '../api/call.ts';
import { useLanguage } from '../i18n/language.ts';
import { sharedTexts } from '../i18n/shared-texts.ts';
import { useTexts } from '../i18n/texts.ts';
import { clearSession, type SessionUser } from '../session/session.ts';
import { Icon } from '../ui/icon.tsx';
import { menuItemClass } from '../ui/menu.tsx';
import { useToast } from '../ui/toasts.tsx';
import { accountTexts } from './texts/texts.ts';

/** The menu of who is signed in. */
export default function UserMenu({ user }: { user: SessionUser }) {
  const { layout } = useTexts(sharedTexts);
  const { menu } = useTexts(accountTexts);
  const language = useLanguage();
  const toast = useToast();

  /** Locally the session ends whatever the server responds. */
  async function signOut() {
    await import('../cart/cart-sync-part.tsx')
      .then(({ saveCartNow }) => saveCartNow())
      .catch(() => undefined);
    await import('../alerts/channels/push-device.ts')
      .then(({ leaveDevice }) => leaveDevice(language))
      .catch(() => undefined);
    const ended = callApi('logout', { language });
    try {
      toast((await ended).message);
    } catch {
      toast(menu.signedOutHere);
    } finally {
      clearSession();
    }
  }

  return (
    <div className="grid gap-1">
      <div className="grid gap-0.5 px-3 pb-2">
        <p className="font-display text-lg font-bold wrap-anywhere">{layout.hello(user.name)}</p>
        <p className="text-sm font-semibold wrap-anywhere">{user.name}</p>
        <p className="text-sm text-ink-soft wrap-anywhere">{user.email}</p>
      </div>
      <Link to={addresses.profile(language)} className={menuItemClass}>
        <Icon of="user-round" />
        {menu.profile}
      </Link>
      <Link to={addresses.myPrice(language)} className={menuItemClass}>
        <Icon of="scale" />
        {menu.myPrice}
      </Link>
      {mayUse(user.role, 'admin') && (
        <Link to={addresses.admin(language, 'dashboard')} className={menuItemClass}>
          <Icon of="sliders-horizontal" />
          {menu.admin}
        </Link>
      )}
      {mayUse(user.role, 'employee') && (
        <Link to={addresses.timeTracker(language)} className={menuItemClass}>
          <Icon of="sliders-horizontal" />
          {menu.employee}
        </Link>
      )}
      <button type="button" onClick={() => void signOut()} className={menuItemClass}>
        <Icon of="log-out" />
        {menu.signOut}
      </button>
    </div>
  );
}
