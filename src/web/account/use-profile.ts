import { useCallback, useEffect, useState } from 'react';
import type { User } from '../../contract/accounts/schema.ts';
import { callApi } from '../api/call.ts';
import { messageOf } from '../api/call-error.ts';
import { useLanguage } from '../i18n/language.ts';
import { useTexts } from '../i18n/texts.ts';
import { accountTexts } from './texts/texts.ts';

/** Loads the user's profile; `retry` loads it again. */
export function useProfile() {
  const language = useLanguage();
  const { profile } = useTexts(accountTexts);
  const [user, setUser] = useState<User>();
  const [error, setError] = useState<string>();
  const load = useCallback(async () => {
    setError(undefined);
    try {
      setUser(await callApi('getProfile', { language }));
    } catch (failure) {
      setError(messageOf(failure, profile.loadFailed));
    }
  }, [language, profile]);
  useEffect(() => void load(), [load]);
  return { user, error, setUser, retry: load };
}
