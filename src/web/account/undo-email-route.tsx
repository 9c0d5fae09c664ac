import { forgetSession } from '../session/session.ts';
import { MailedLink } from './mailed-link.tsx';
import { useAccountTexts } from './texts/use-texts.ts';

/** Brings an account's former e-mail address back. */
export default function UndoEmailRoute() {
  const { undo } = useAccountTexts();
  return <MailedLink call="undoEmail" texts={undo} onDone={forgetSession} />;
}
