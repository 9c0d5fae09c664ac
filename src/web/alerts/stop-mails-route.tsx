import { MailedLink } from '../account/mailed-link.tsx';
import { useTexts } from '../i18n/texts.ts';
import { alertTexts } from './texts/texts.ts';

/** The page of the unsubscribe link in alert mails. */
export default function StopMailsRoute() {
  const { stop } = useTexts(alertTexts);
  return <MailedLink call="stopAlertMails" texts={stop} />;
}
