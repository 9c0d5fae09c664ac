import { describe, expect, it } from 'vitest';
import { accountMessages } from '../accounts/messages.ts';
import { aliasMessages } from '../aliases/messages.ts';
import { feedMessages } from '../feeds/messages.ts';
import type { Language } from '../language.ts';
import { merchantMessages } from '../merchants/messages.ts';
import { uploadMessages } from '../products/upload-messages.ts';
import { timeMessages } from '../time-tracker/messages.ts';
import { adminMessages } from './admin-messages.ts';
import { shoppingMessages } from './shopping-messages.ts';

const catalogues: Record<string, Record<Language, Record<string, string>>> = {
  account: accountMessages,
  admin: adminMessages,
  alias: aliasMessages,
  feed: feedMessages,
  merchant: merchantMessages,
  shopping: shoppingMessages,
  time: timeMessages,
  upload: uploadMessages,
};

/** A breakable space before punctuation that has one in French, none at all, or a typewriter's apostrophe. */
const notFrench = /[ \t][:;!?»]|« |[\p{L}\p{N}][!?»]|\p{L}[;:](?!\/\/)|\p{L}'\p{L}/u;

describe.each(Object.entries(catalogues))('why a call was refused: %s', (_name, { en, fr }) => {
  it('is said in both languages, not in English twice', () => {
    expect(Object.keys(fr)).toEqual(Object.keys(en));
    expect(Object.keys(fr).filter((reason) => fr[reason] === en[reason])).toEqual([]);
  });

  it('is said in French typography', () => {
    expect(Object.values(fr).filter((text) => notFrench.test(text))).toEqual([]);
  });
});
