import { useCallback, useState } from 'react';
import { addresses } from '../../contract/addresses.ts';
import { callApi } from '../api/call.ts';
import { useRequest } from '../api/use-request.ts';
import { ActionButton } from '../forms/action-button.tsx';
import { TextField } from '../forms/field.tsx';
import { useToastOnError } from '../forms/use-toast-on-error.ts';
import { useLanguage } from '../i18n/language.ts';
import { useTexts } from '../i18n/texts.ts';
import { Button } from '../ui/button.tsx';
import { RetryFailure } from '../ui/retry-failure.tsx';
import { useToast } from '../ui/toasts.tsx';
import { selectionTexts } from './texts/texts.ts';

/** The secret link by which others see the list: made, copied and withdrawn. */
export function SharePart() {
  const { share: texts } = useTexts(selectionTexts);
  const language = useLanguage();
  const toast = useToast();
  const attempt = useToastOnError(texts.failed);
  const ask = useCallback(async () => (await callApi('getOwnSharedList', { language })).token, [language]);
  const { value: token, change, error, load } = useRequest(ask, texts.loadFailed);
  /** The button that was pressed goes, and the focus with it, if that is still there: the next one has it. */
  const [isLost, setLost] = useState(false);
  if (token === undefined && !error) return null;

  const make = () =>
    attempt(async () => {
      const made = await callApi('shareList', { language });
      setLost(document.activeElement === document.body);
      change(() => made.token);
    });
  const withdraw = () =>
    attempt(async () => {
      const { message } = await callApi('withdrawList', { language });
      setLost(document.activeElement === document.body);
      change(() => null);
      toast(message);
    });
  const link = `${window.location.origin}${addresses.sharedList(language)}#${token}`;
  const copy = () =>
    attempt(async () => {
      await navigator.clipboard.writeText(link);
      toast(texts.copied);
    });

  return (
    <section aria-labelledby="share" className="grid max-w-prose gap-4 border-t border-rule pt-6">
      <h2 id="share" className="text-xl font-bold">
        {texts.title}
      </h2>
      <p>{texts.lead}</p>
      {error && <RetryFailure message={error} onRetry={load} />}
      {token === null && (
        <ActionButton icon="share-2" autoFocus={isLost} onAct={make} className="justify-self-start">
          {texts.make}
        </ActionButton>
      )}
      {typeof token === 'string' && (
        <>
          <TextField label={texts.link} value={link} readOnly onFocus={(event) => event.target.select()} />
          <div className="flex flex-wrap gap-3">
            <Button icon="copy" autoFocus={isLost} onClick={() => void copy()}>
              {texts.copy}
            </Button>
            <ActionButton icon="x" onAct={withdraw}>
              {texts.withdraw}
            </ActionButton>
          </div>
        </>
      )}
    </section>
  );
}
