import type { Language } from '../../../contract/language.ts';
import type { CallHandlers } from '../../platform/calls/handlers.ts';
import { outcomeMessages } from '../outcome-messages.ts';
import {
  askForAlert,
  changeGuestAlert,
  confirmAlert,
  type GuestOptions,
  getGuestAlerts,
  removeGuestAlert,
  stopGuest,
} from './guests.ts';

type GuestCalls =
  | 'askGuestAlert'
  | 'confirmGuestAlert'
  | 'listGuestAlerts'
  | 'setGuestAlert'
  | 'removeGuestAlert'
  | 'stopGuestAlerts';

type Messages = Record<'asked' | 'inAccount' | 'reached' | 'changed' | 'stopped', string>;

const messages: Record<Language, Messages> = {
  en: {
    asked: 'Almost done: open the link that we have sent to this address. The alert is on from then on.',
    inAccount: 'The alert is on in the account that has this address.',
    reached: 'The price has already been reached: we are emailing you.',
    changed: 'The alert has been changed.',
    stopped: 'Your alerts and your address have been deleted.',
  },
  fr: {
    asked:
      'Encore une étape\u00a0: ouvrez le lien que nous avons envoyé à cette adresse. L’alerte sera alors activée.',
    inAccount: 'L’alerte est activée dans le compte qui a cette adresse.',
    reached: 'Le prix est déjà atteint\u00a0: nous vous envoyons un e-mail.',
    changed: 'L’alerte a été modifiée.',
    stopped: 'Vos alertes et votre adresse ont été supprimées.',
  },
};

export type GuestRouteOptions = GuestOptions & {
  /** @throws AppError `too_many_requests` where a network address asks for too many */
  admit: (address: string) => Promise<void>;
};

/** The calls about alerts of people without an account; links that were mailed to them say who they are. */
export function guestHandlers({ admit, ...options }: GuestRouteOptions): Pick<CallHandlers, GuestCalls> {
  const { database } = options;
  return {
    async askGuestAlert({ body: { email, ...wanted } }, { client, language }) {
      await admit(client?.address ?? '');
      await askForAlert(options, { email, wanted, language });
      return { message: messages[language].asked };
    },
    async confirmGuestAlert({ body }, { language }) {
      const { token, isReached } = await confirmAlert(options, body.token);
      const { inAccount, reached } = messages[language];
      if (token === null) return { message: inAccount, token };
      return { message: isReached ? reached : outcomeMessages[language].set, token };
    },
    listGuestAlerts: ({ body }, { language }) => getGuestAlerts(options, body.token, language),
    async setGuestAlert({ body: { token, ...wanted } }, { language }) {
      const { isReached } = await changeGuestAlert(database, token, wanted);
      return { message: messages[language][isReached ? 'reached' : 'changed'] };
    },
    async removeGuestAlert({ body }, { language }) {
      await removeGuestAlert(database, body.token, body.productId);
      return { message: outcomeMessages[language].removed };
    },
    async stopGuestAlerts({ body }, { language }) {
      await stopGuest(database, body.token);
      return { message: messages[language].stopped };
    },
  };
}
