import { MailedLink } from './mailed-link.tsx';
import { useAccountTexts } from './texts/use-texts.ts';

/** Links an account of Google or Facebook to one of ours. */
export default function LinkAccountRoute() {
  const { link } = useAccountTexts();
  return <MailedLink call="linkAccount" texts={link} otherwise={link.again} />;
}
