import { addresses } from '../../contract/addresses.ts';
import { useLanguage } from '../i18n/language.ts';
import { useTexts } from '../i18n/texts.ts';
import { isSignedIn } from '../session/session.ts';
import { TextLink } from '../ui/states.tsx';
import { MailedLink } from './mailed-link.tsx';
import { accountTexts } from './texts/texts.ts';

/** Confirms an e-mail address. */
export default function ConfirmEmailRoute() {
  const { confirm } = useTexts(accountTexts);
  const language = useLanguage();
  const again = <TextLink to={addresses.profile(language)}>{confirm.again}</TextLink>;
  async function recheck() {
    if (!isSignedIn()) return;
    // Reload, else the page would still say that no mail will come.
    const { loadUserState } = await import('../user-state/load-user-state.ts');
    await loadUserState(language).catch(() => undefined);
  }
  return <MailedLink call="confirmEmail" texts={confirm} onDone={() => void recheck()} otherwise={again} />;
}
