import { MailedLink } from '../account/mailed-link.tsx';
import { useAlertTexts } from './texts/use-texts.ts';

/** Where the link at the end of alert mails leads. */
export default function StopMailsRoute() {
  const { stop } = useAlertTexts();
  return <MailedLink call="stopAlertMails" texts={stop} />;
}
