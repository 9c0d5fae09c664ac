import type { Page } from 'playwright-core';
import { expectAccessible, expectNoSidewaysScrolling, visit } from './browser.ts';

/** Has somebody signed in from a page's next script on. */
export const signInWith = (page: Page, token: string): Promise<unknown> =>
  page.addInitScript(`localStorage.setItem('token', ${JSON.stringify(token)})`);

/** Both widths in both languages, each theme with one of them: colours depend on neither. */
const looks = { fr: ['dark', 'light'], en: ['light', 'dark'] } as const;
const widths = [390, 1280];

/** Asks axe about a screen in both languages and themes, narrow and wide; `ready` waits until it is drawn. */
export async function expectAccessibleScreen(
  page: Page,
  addressOf: (language: 'fr' | 'en') => string,
  ready: (page: Page) => Promise<unknown>,
): Promise<void> {
  for (const language of ['fr', 'en'] as const) {
    await visit(page, addressOf(language));
    await ready(page);
    for (const [index, width] of widths.entries()) {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme: looks[language][index] ?? 'light' });
      await expectNoSidewaysScrolling(page);
      await expectAccessible(page);
    }
  }
}
