import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router';
import { providers, socialFailures } from '../../../contract/accounts/social.ts';
import { ownPath } from '../../../contract/own-path.ts';
import { callApi } from '../../api/call.ts';
import { messageOf } from '../../api/call-error.ts';
import { useLanguage } from '../../i18n/language.ts';
import { useTexts } from '../../i18n/texts.ts';
import { storeSession } from '../../session/session.ts';
import { openSignIn } from '../../session/sign-in-request.ts';
import { accountTexts } from '../texts/texts.ts';
import { useAfterSignIn } from './after-sign-in.ts';
import { takeForReturn } from './pending-action.ts';

/** Finishes social sign-in with the code in the address's fragment; runs once, as the code is single-use. */
export default function SocialReturn({ fragment }: { fragment: string }) {
  const { social } = useTexts(accountTexts);
  const language = useLanguage();
  const navigate = useNavigate();
  const goOn = useAfterSignIn();

  const finish = useEffectEvent(() => {
    const { action: pending, hash } = takeForReturn();
    const { pathname, search } = window.location;
    if (hash && ownPath(pathname))
      void navigate({ pathname, search, hash }, { replace: true, preventScrollReset: true });
    const result = new URLSearchParams(fragment.slice(1));
    const provider = providers.find((each) => each === result.get('provider')) ?? 'google';
    const failure = socialFailures.find((each) => each === result.get('sign-in-error'));

    async function exchange(code: string) {
      try {
        const { token, user } = await callApi('exchangeSignIn', { language, body: { code } });
        storeSession(token);
        goOn(user, pending);
      } catch (error) {
        const notice = messageOf(error, social.failures.failed(social.names[provider]));
        openSignIn({ notice, pending });
      }
    }

    const code = result.get('sign-in');
    if (code) void exchange(code);
    else openSignIn({ notice: social.failures[failure ?? 'failed'](social.names[provider]), pending });
  });
  useEffect(() => finish(), []);
  return null;
}
