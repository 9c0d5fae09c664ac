import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import type { WantedTarget } from '../../../contract/alerts/targets.ts';
import { sizeName } from '../../../contract/catalogue/sizes.ts';
import { callApi } from '../../api/call.ts';
import { TextField } from '../../forms/field.tsx';
import { FormError } from '../../forms/form-error.tsx';
import { useSubmit } from '../../forms/use-submit.ts';
import { useLanguage } from '../../i18n/language.ts';
import { useTexts } from '../../i18n/texts.ts';
import { Button } from '../../ui/button.tsx';
import { hasSizes, shownSize } from '../shown-size.ts';
import { alertTexts } from '../texts/texts.ts';

type AskByMailProps = {
  productId: string;
  /** Left out: any drop. */
  target?: WantedTarget | undefined;
  /** The mail is on its way. */
  onAsked: () => void;
};

/** Which size counts, where the product comes in some; the page's own may change meanwhile. */
function WatchedSize({ target }: Pick<AskByMailProps, 'target'>) {
  const { guest } = useTexts(alertTexts);
  const language = useLanguage();
  const { search } = useLocation();
  const [size, setSize] = useState<string>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: The page shows another size at another address.
  useEffect(() => {
    setSize(hasSizes() ? ((target ?? shownSize()).size ?? '') : undefined);
  }, [target, search]);
  if (size === undefined) return null;
  return <p className="text-sm">{size === '' ? guest.ofAnySize : guest.ofSize(sizeName(size, language))}</p>;
}

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
      <WatchedSize target={target} />
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
