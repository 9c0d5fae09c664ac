import { useAccountTexts } from '../i18n/account-texts.ts';
import { MailedLink } from './mailed-link.tsx';

/** Links an account of Google or Facebook to one of ours. */
export default function LinkAccountRoute() {
  const { link } = useAccountTexts();
  return <MailedLink call="linkAccount" texts={link} otherwise={link.again} />;
}
