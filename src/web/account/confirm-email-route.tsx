import { useAccountTexts } from '../i18n/account-texts.ts';
import { MailedLink } from './mailed-link.tsx';

/** Confirms an e-mail address. */
export default function ConfirmEmailRoute() {
  const { confirm } = useAccountTexts();
  return <MailedLink call="confirmEmail" texts={confirm} />;
}
