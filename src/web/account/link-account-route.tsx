import { useTexts } from '../i18n/texts.ts';
import { MailedLink } from './mailed-link.tsx';
import { accountTexts } from './texts/texts.ts';

/** Links an account of Google or Facebook to one of ours. */
export default function LinkAccountRoute() {
  const { link } = useTexts(accountTexts);
  return <MailedLink call="linkAccount" texts={link} otherwise={link.again} />;
}
