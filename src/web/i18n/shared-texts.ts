import { textsOf } from './texts.ts';

/** What all pages say, and what their first screens show; they come with the routes of their language. */
export const sharedTexts = textsOf({ fr: () => import('./texts/fr.ts'), en: () => import('./texts/en.ts') });
