import { addresses } from '../../contract/addresses.ts';
import { useAccountTexts } from '../i18n/account-texts.ts';
import { useLanguage } from '../i18n/messages.tsx';
import { TextLink } from '../ui/states.tsx';
import { MailedLink } from './mailed-link.tsx';

/** Confirms an e-mail address. */
export default function ConfirmEmailRoute() {
  const { confirm } = useAccountTexts();
  const language = useLanguage();
  const again = <TextLink to={addresses.profile(language)}>{confirm.again}</TextLink>;
  return <MailedLink call="confirmEmail" texts={confirm} otherwise={again} />;
}
