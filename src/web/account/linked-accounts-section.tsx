import { useCallback, useEffect, useState } from 'react';
import type { LinkedAccount } from '../../contract/identities.endpoints.schema.ts';
import { callApi, messageOf } from '../api/call.ts';
import { useAccountTexts } from '../i18n/account-texts.ts';
import { useLanguage } from '../i18n/messages.tsx';
import { Button } from '../ui/button.tsx';
import { useToast } from '../ui/toasts.tsx';
import { FormError } from './form-parts.tsx';
import { Section } from './section.tsx';

/** Accounts at Google and Facebook that open this one; nothing where there are none. */
export function LinkedAccountsSection() {
  const { linked: texts, social } = useAccountTexts();
  const language = useLanguage();
  const toast = useToast();
  const [accounts, setAccounts] = useState<LinkedAccount[]>([]);
  const [error, setError] = useState<string>();
  const attempt = useCallback(
    async (work: () => Promise<void>) => {
      setError(undefined);
      try {
        await work();
      } catch (failure) {
        setError(messageOf(failure, texts.failed));
      }
    },
    [texts],
  );
  useEffect(() => {
    void attempt(async () => setAccounts(await callApi('listIdentities', { language })));
  }, [attempt, language]);

  const unlink = ({ _id: id }: LinkedAccount) =>
    void attempt(async () => {
      const { message } = await callApi('unlinkIdentity', { language, params: { id } });
      setAccounts((shown) => shown.filter(({ _id }) => _id !== id));
      toast(message);
    });

  if (accounts.length === 0 && !error) return null;
  return (
    <Section title={texts.title}>
      <p>{texts.lead}</p>
      <FormError message={error} />
      <ul>
        {accounts.map((account) => (
          <li
            key={account._id}
            className="flex flex-wrap items-center justify-between gap-3 border-t border-rule py-3"
          >
            <div className="min-w-0">
              <p className="font-semibold">{social.names[account.provider]}</p>
              <p className="text-sm wrap-anywhere text-ink-soft">{account.email}</p>
            </div>
            <Button
              size="sm"
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
