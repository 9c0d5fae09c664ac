import { useState } from 'react';
import { type WatchedList, writeWatchedList } from '../../../contract/alerts/watched-list.ts';
import { shoppingMessages } from '../../../contract/errors/shopping-messages.ts';
import { typedAmount } from '../../../contract/typed-amount.ts';
import { TextField } from '../../forms/field.tsx';
import { FormError } from '../../forms/form-error.tsx';
import { useSubmit } from '../../forms/use-submit.ts';
import { useLanguage } from '../../i18n/language.ts';
import { useTexts } from '../../i18n/texts.ts';
import { isSignedIn } from '../../session/session.ts';
import { Button } from '../../ui/button.tsx';
import { useToast } from '../../ui/toasts.tsx';
import { setListWatch } from '../change-alert.ts';
import SignInForAlert from '../sign-in-for-alert.tsx';
import { alertTexts } from '../texts/texts.ts';
import UnconfirmedNote from '../unconfirmed-note.tsx';
import { readListPrice } from './price.ts';

/** “Tell me when any product of this list costs at most …”, collapsed until opened. */
export default function ListWatch({ list }: { list: WatchedList }) {
  const { watch: texts, changeFailed } = useTexts(alertTexts);
  const language = useLanguage();
  const toast = useToast();
  const [refused, setRefused] = useState<{ list: string; price: number }>();
  const { isBusy, error, setError, onSubmit } = useSubmit(async (field) => {
    const price = readListPrice(language, field('price'));
    if (typeof price === 'string') return setError(shoppingMessages[language][price]);
    const wanted = { list: writeWatchedList(list), price };
    setRefused(isSignedIn() ? undefined : wanted);
    if (isSignedIn()) toast(await setListWatch(wanted, language));
  }, changeFailed);
  return (
    <details className="border-t border-rule pt-2">
      <summary className="inline-flex min-h-11 items-center gap-1 font-medium text-brand underline underline-offset-4 hover:no-underline">
        {texts.open}
      </summary>
      <form key={list.choice.max} onSubmit={onSubmit} noValidate className="grid gap-2 py-2">
        <p className="max-w-prose text-sm text-ink-soft">{texts.lead}</p>
        <FormError message={error} />
        <div className="flex flex-wrap items-end gap-3">
          <TextField
            label={texts.price}
            name="price"
            inputMode="decimal"
            autoComplete="off"
            maxLength={20}
            className="max-w-48"
            defaultValue={typedAmount(language, list.choice.max ?? null)}
          />
          <Button type="submit" icon="bell" disabled={isBusy}>
            {texts.tell}
          </Button>
        </div>
        <div role="status">{refused && <SignInForAlert pending={{ kind: 'watchList', ...refused }} />}</div>
        <UnconfirmedNote />
      </form>
    </details>
  );
}
