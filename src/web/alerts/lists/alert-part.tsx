import { useCallback, useEffect, useRef } from 'react';
import type { AlertList } from '../../../contract/alerts/targets.ts';
import { shoppingMessages } from '../../../contract/errors/shopping-messages.ts';
import { typedAmount } from '../../../contract/typed-amount.ts';
import { callApi } from '../../api/call.ts';
import { useRequest } from '../../api/use-request.ts';
import { ActionButton } from '../../forms/action-button.tsx';
import { TextField } from '../../forms/field.tsx';
import { FormError } from '../../forms/form-error.tsx';
import { Section } from '../../forms/section.tsx';
import { useSubmit } from '../../forms/use-submit.ts';
import { useToastOnError } from '../../forms/use-toast-on-error.ts';
import { useLanguage } from '../../i18n/language.ts';
import { useTexts } from '../../i18n/texts.ts';
import { useOwnPrices } from '../../my-price/own-prices-slot.ts';
import { Button } from '../../ui/button.tsx';
import { RetryFailure } from '../../ui/retry-failure.tsx';
import { useToast } from '../../ui/toasts.tsx';
import { alertTexts } from '../texts/texts.ts';
import { useListAlertState } from './alert-state.ts';
import { readListPrice } from './price.ts';

type ListAlertPartProps = {
  list: AlertList;
  token?: string;
  /** Whether the list has unsaved changes. */
  isUnsaved?: boolean;
};

/** “Tell me when everything on this list costs at most …”: set, changed and removed. */
export default function ListAlertPart({ list, token, isUnsaved = false }: ListAlertPartProps) {
  const { together: texts, failed, changeFailed, removalFailed } = useTexts(alertTexts);
  const stateOf = useListAlertState();
  const language = useLanguage();
  const toast = useToast();
  const hasOwnPrices = useOwnPrices() !== undefined;
  const attempt = useToastOnError(removalFailed);
  const ask = useCallback(async () => {
    const alerts = await callApi('listListAlerts', { language });
    return alerts.find((each) => each.list === list && (list !== 'shared' || each.token === token)) ?? null;
  }, [language, list, token]);
  const { value: alert, change, error: loadError, load } = useRequest(ask, failed);
  const wasUnsaved = useRef(isUnsaved);
  useEffect(() => {
    if (wasUnsaved.current && !isUnsaved) void load();
    wasUnsaved.current = isUnsaved;
  }, [isUnsaved, load]);

  const { isBusy, error, setError, onSubmit } = useSubmit(async (field) => {
    const price = readListPrice(language, field('price'));
    if (typeof price === 'string') return setError(shoppingMessages[language][price]);
    const { message } = await callApi('setListAlert', {
      language,
      body: { list, ...(token && { token }), price },
    });
    toast(message);
    await load();
  }, changeFailed);

  const remove = (id: string) =>
    attempt(async () => {
      toast((await callApi('removeListAlert', { language, params: { id } })).message);
      change(() => null);
    });

  if (alert === undefined) {
    if (!loadError) return null;
    return (
      <Section title={texts.title}>
        <RetryFailure message={loadError} onRetry={load} />
      </Section>
    );
  }
  return (
    <Section title={texts.title}>
      <p className="max-w-prose">{list === 'cart' ? texts.cartLead : texts.lead}</p>
      {hasOwnPrices && <p className="max-w-prose text-sm text-ink-soft">{texts.isPublic}</p>}
      {alert && (
        <p role="status" className="font-medium">
          {stateOf(alert)}
        </p>
      )}
      <FormError message={error} />
      <form key={alert?._id} onSubmit={onSubmit} className="flex flex-wrap items-end gap-3">
        <TextField
          label={texts.price}
          name="price"
          inputMode="decimal"
          required
          defaultValue={typedAmount(language, alert?.limitPrice ?? null)}
        />
        <Button type="submit" icon="bell" disabled={isBusy}>
          {alert ? texts.change : texts.tell}
        </Button>
        {alert && (
          <ActionButton icon="trash" onAct={() => remove(alert._id)}>
            {texts.remove}
          </ActionButton>
        )}
      </form>
    </Section>
  );
}
