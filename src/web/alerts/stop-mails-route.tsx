import { MailedLink } from '../account/mailed-link.tsx';
import { useTexts } from '../i18n/texts.ts';
import { alertTexts } from './texts/texts.ts';

/** Where the link at the end of alert mails leads. */
export default function StopMailsRoute() {
  const { stop } = useTexts(alertTexts);
  return <MailedLink call="stopAlertMails" texts={stop} />;
}
