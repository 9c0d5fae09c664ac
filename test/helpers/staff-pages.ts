import type { Page } from 'playwright-core';
import { expectSound, type Look, runFirst, visit } from './browser.ts';

/** Has somebody signed in from a page's next script on. */
export const signInWith = (page: Page, token: string): Promise<unknown> =>
  runFirst(page, `localStorage.setItem('token', ${JSON.stringify(token)})`);

/** Both widths in both languages, each theme with one of them: colours depend on neither. */
const looks: Record<'fr' | 'en', Look[]> = {
  fr: [
    { width: 390, colorScheme: 'dark' },
    { width: 1280, colorScheme: 'light' },
  ],
  en: [
    { width: 390, colorScheme: 'light' },
    { width: 1280, colorScheme: 'dark' },
  ],
};

/** Asks axe about a screen in both languages and themes, narrow and wide; `ready` waits until it is drawn. */
export async function expectAccessibleScreen(
  page: Page,
  addressOf: (language: 'fr' | 'en') => string,
  ready: (page: Page) => Promise<unknown>,
): Promise<void> {
  for (const language of ['fr', 'en'] as const) {
    await visit(page, addressOf(language));
    await ready(page);
    await expectSound(page, looks[language]);
  }
}
