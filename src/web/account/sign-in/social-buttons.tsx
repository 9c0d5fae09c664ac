import { useLocation } from 'react-router';
import { providers, socialSignInAddress } from '../../../contract/accounts/social.ts';
import { useLanguage } from '../../i18n/language.ts';
import { useTexts } from '../../i18n/texts.ts';
import type { PendingAction } from '../../session/sign-in-request.ts';
import { buttonClass } from '../../ui/button.tsx';
import { ProviderMark } from '../provider-mark.tsx';
import { accountTexts } from '../texts/texts.ts';
import { storePendingAction } from './pending-action.ts';

type SocialButtonsProps = { textOf: (name: string) => string; pending: PendingAction | undefined };

/** Buttons for sign-in with Google or Facebook, which return to this page. */
export function SocialButtons({ textOf, pending }: SocialButtonsProps) {
  const { auth, social } = useTexts(accountTexts);
  const language = useLanguage();
  const { pathname, search } = useLocation();
  return (
    <div className="grid gap-2">
      {providers.map((provider) => (
        <a
          key={provider}
          onClick={() => storePendingAction({ action: pending, hash: window.location.hash })}
          href={socialSignInAddress(provider, language, pathname + search)}
          className={buttonClass()}
        >
          <ProviderMark of={provider} />
          {textOf(social.names[provider])}
        </a>
      ))}
      <p className="text-center text-sm text-ink-soft">{auth.or}</p>
    </div>
  );
}
