import { callApi } from '../api/call.ts';
import { ActionButton } from '../forms/action-button.tsx';
import { useToastOnError } from '../forms/use-toast-on-error.ts';
import { useLanguage } from '../i18n/language.ts';
import { useTexts } from '../i18n/texts.ts';
import { useToast } from '../ui/toasts.tsx';
import { useUserState } from '../user-state/user-state.ts';
import { alertTexts } from './texts/texts.ts';

/** A note for users with an unconfirmed address: alerts are not mailed, and a button sends the link again. */
export default function UnconfirmedNote() {
  const { notVerified, sendAgain, sendFailed } = useTexts(alertTexts);
  const language = useLanguage();
  const toast = useToast();
  const attempt = useToastOnError(sendFailed);
  const isConfirmed = useUserState(({ emailVerified }) => emailVerified);
  if (isConfirmed) return null;
  const send = () => attempt(async () => toast((await callApi('resendConfirmation', { language })).message));
  return (
    <div role="note" className="grid justify-items-start gap-2 border-l-4 border-warn bg-surface p-3 text-sm">
      <p>{notVerified}</p>
      <ActionButton size="sm" onAct={send}>
        {sendAgain}
      </ActionButton>
    </div>
  );
}
