import { useEffect, useState } from 'react';
import { addresses } from '../../contract/addresses.ts';
import { callApi, messageOf } from '../api/call.ts';
import { useLanguage } from '../i18n/messages.tsx';
import { useSelectionTexts } from '../i18n/selection-texts.ts';
import { Button } from '../ui/button.tsx';
import { TextField } from '../ui/field.tsx';
import { useToast } from '../ui/toasts.tsx';

/** The secret link by which others see the list: made, copied and withdrawn. */
export function SharePart() {
  const { share: texts } = useSelectionTexts();
  const language = useLanguage();
  const toast = useToast();
  const [token, setToken] = useState<string | null>();
  useEffect(() => {
    callApi('getOwnSharedList', { language }).then(
      (state) => setToken(state.token),
      () => undefined,
    );
  }, [language]);
  if (token === undefined) return null;

  async function attempt(work: () => Promise<void>) {
    try {
      await work();
    } catch (failure) {
      toast(messageOf(failure, texts.failed));
    }
  }
  const make = () => attempt(async () => setToken((await callApi('shareList', { language })).token));
  const withdraw = () =>
    attempt(async () => {
      const { message } = await callApi('withdrawList', { language });
      setToken(null);
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
      {token === null ? (
        <Button icon="share-2" onClick={() => void make()} className="justify-self-start">
          {texts.make}
        </Button>
      ) : (
        <>
          <TextField label={texts.link} value={link} readOnly onFocus={(event) => event.target.select()} />
          <div className="flex flex-wrap gap-3">
            <Button icon="copy" onClick={() => void copy()}>
              {texts.copy}
            </Button>
            <Button icon="x" onClick={() => void withdraw()}>
              {texts.withdraw}
            </Button>
          </div>
        </>
      )}
    </section>
  );
}
