import { useState } from 'react';
import type { WantedTarget } from '../../../contract/alerts/targets.ts';
import { callApi } from '../../api/call.ts';
import { TextField } from '../../forms/field.tsx';
import { FormError } from '../../forms/form-error.tsx';
import { useSubmit } from '../../forms/use-submit.ts';
import { useLanguage } from '../../i18n/language.ts';
import { useTexts } from '../../i18n/texts.ts';
import { Button } from '../../ui/button.tsx';
import { shownSize } from '../shown-size.ts';
import { alertTexts } from '../texts/texts.ts';

type AskByMailProps = {
  productId: string;
  /** Left out: any drop. */
  target?: WantedTarget | undefined;
  /** The mail is on its way. */
  onAsked: () => void;
};

/** Asks for a link by mail that turns the alert on, without an account. */
export function AskByMail({ productId, target, onAsked }: AskByMailProps) {
  const { guest, changeFailed } = useTexts(alertTexts);
  const language = useLanguage();
  const [done, setDone] = useState<{ message: string; email: string }>();
  const { isBusy, error, onSubmit } = useSubmit(async (field) => {
    const email = field('email');
    const body = { ...(target ?? shownSize()), productId, email };
    const { message } = await callApi('askGuestAlert', { language, body });
    setDone({ message, email });
    onAsked();
  }, changeFailed);
  if (done)
    return (
      <p className="rounded-md border border-good p-3 text-sm font-medium text-good">
        {done.message} <span className="block break-all font-bold">{done.email}</span>
      </p>
    );
  return (
    <form onSubmit={onSubmit} noValidate className="grid gap-2">
      <FormError message={error} />
      <TextField
        label={guest.email}
        name="email"
        type="email"
        autoComplete="email"
        maxLength={254}
        hint={guest.hint}
        required
      />
      <Button type="submit" size="sm" disabled={isBusy} className="justify-self-start">
        {guest.ask}
      </Button>
    </form>
  );
}
