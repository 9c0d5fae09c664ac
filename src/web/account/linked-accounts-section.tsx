import { useCallback } from 'react';
import type { LinkedAccount } from '../../contract/accounts/social-endpoints.ts';
import { callApi } from '../api/call.ts';
import { useRequest } from '../api/use-request.ts';
import { FormError } from '../forms/form-error.tsx';
import { Section } from '../forms/section.tsx';
import { useAttempt } from '../forms/use-submit.ts';
import { useLanguage } from '../i18n/language.ts';
import { useTexts } from '../i18n/texts.ts';
import { useFocusAfterRemoval } from '../ui/behaviour/use-focus-after-removal.ts';
import { Button } from '../ui/button.tsx';
import { RetryFailure } from '../ui/retry-failure.tsx';
import { useToast } from '../ui/toasts.tsx';
import { ProviderMark } from './provider-mark.tsx';
import { accountTexts } from './texts/texts.ts';

/** Accounts at Google and Facebook that open this one; nothing where there are none. */
export function LinkedAccountsSection() {
  const { linked: texts, social } = useTexts(accountTexts);
  const language = useLanguage();
  const toast = useToast();
  const ask = useCallback(() => callApi('listIdentities', { language }), [language]);
  const { value: accounts = [], change, error: loadError, load } = useRequest(ask, texts.failed);
  const { isBusy, error, run } = useAttempt(texts.unlinkFailed);
  const heading = useFocusAfterRemoval<HTMLHeadingElement>(accounts.length);

  const unlink = ({ _id: id }: LinkedAccount) =>
    run(async () => {
      const { message } = await callApi('unlinkIdentity', { language, params: { id } });
      change((shown) => shown?.filter(({ _id }) => _id !== id));
      toast(message);
    });

  if (accounts.length === 0 && !loadError) return null;
  return (
    <Section title={texts.title} heading={heading}>
      <p>{texts.lead}</p>
      {loadError && <RetryFailure message={loadError} onRetry={load} />}
      <FormError message={error} />
      <ul>
        {accounts.map((account) => (
          <li
            key={account._id}
            className="flex flex-wrap items-center justify-between gap-3 border-t border-rule py-3"
          >
            <div className="min-w-0">
              <p className="flex items-center gap-2 font-semibold">
                <ProviderMark of={account.provider} />
                {social.names[account.provider]}
              </p>
              <p className="text-sm wrap-anywhere text-ink-soft">{account.email}</p>
            </div>
            <Button
              size="sm"
              disabled={isBusy}
              onClick={() => unlink(account)}
              aria-label={texts.unlinkOf(social.names[account.provider], account.email)}
            >
              {texts.unlink}
            </Button>
          </li>
        ))}
      </ul>
    </Section>
  );
}
