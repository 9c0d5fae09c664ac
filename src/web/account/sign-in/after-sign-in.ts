import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { isStaff } from '../../../contract/accounts/roles.ts';
import type { User } from '../../../contract/accounts/schema.ts';
import { addresses } from '../../../contract/addresses.ts';
import type { Language } from '../../../contract/language.ts';
import { useLanguage } from '../../i18n/language.ts';
import type { PendingAction } from '../../session/sign-in-request.ts';
import { usePendingAction } from './pending-action.ts';

/** Whether staff must secure their account first: the server refuses their calls until then. */
export const isUnready = ({ mustChangePassword, emailVerified, role }: User): boolean =>
  mustChangePassword || (isStaff(role) && !emailVerified);

/** Where somebody else's alerts are shown by this browser, they are so no longer. */
const leaveOthers = (language: Language, { _id }: User) =>
  void import('../../alerts/channels/push-device.ts')
    .then(({ leaveOthersDevice }) => leaveOthersDevice(language, _id))
    .catch(() => undefined);

/** Returns to the page before sign-in, after the steps that the account still needs. */
export function useAfterSignIn() {
  const navigate = useNavigate();
  const language = useLanguage();
  const perform = usePendingAction();
  const { pathname, search } = useLocation();
  return useCallback(
    (user: User, pending: PendingAction | undefined) => {
      leaveOthers(language, user);
      if (!isUnready(user)) return perform(pending);
      const isVisit = pending?.kind === 'visit';
      if (!isVisit) perform(pending);
      const from = isVisit ? pending.path : pathname + search;
      void navigate(addresses.secureAccount(language), { state: { from } });
    },
    [navigate, language, perform, pathname, search],
  );
}
