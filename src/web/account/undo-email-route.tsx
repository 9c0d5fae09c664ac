import { useTexts } from '../i18n/texts.ts';
import { clearSession } from '../session/session.ts';
import { MailedLink } from './mailed-link.tsx';
import { accountTexts } from './texts/texts.ts';

/** Brings an account's former e-mail address back. */
export default function UndoEmailRoute() {
  const { undo } = useTexts(accountTexts);
  return <MailedLink call="undoEmail" texts={undo} onDone={clearSession} />;
}
