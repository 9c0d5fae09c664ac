import { type AccountReason, accountMessages } from '../accounts/messages.ts';
import { type AliasReason, aliasMessages } from '../aliases/messages.ts';
import { type FeedReason, feedMessages } from '../feeds/messages.ts';
import type { Language } from '../language.ts';
import { type MerchantReason, merchantMessages } from '../merchants/messages.ts';
import { type UploadReason, uploadMessages } from '../products/upload-messages.ts';
import { type TimeReason, timeMessages } from '../time-tracker/messages.ts';
import { type AdminReason, adminMessages } from './admin-messages.ts';
import { type ShoppingReason, shoppingMessages } from './shopping-messages.ts';

/** Why a call was refused, where the error code does not say enough. */
export type Reason =
  | AccountReason
  | AdminReason
  | AliasReason
  | FeedReason
  | MerchantReason
  | ShoppingReason
  | TimeReason
  | UploadReason;

const messages: Record<Language, Record<Reason, string>> = {
  en: {
    ...accountMessages.en,
    ...adminMessages.en,
    ...aliasMessages.en,
    ...feedMessages.en,
    ...merchantMessages.en,
    ...timeMessages.en,
    ...shoppingMessages.en,
    ...uploadMessages.en,
  },
  fr: {
    ...accountMessages.fr,
    ...adminMessages.fr,
    ...aliasMessages.fr,
    ...feedMessages.fr,
    ...merchantMessages.fr,
    ...timeMessages.fr,
    ...shoppingMessages.fr,
    ...uploadMessages.fr,
  },
};

export const reasonMessage = (language: Language, reason: Reason): string => messages[language][reason];
