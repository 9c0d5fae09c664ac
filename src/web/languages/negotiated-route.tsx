import type { LanguageHandle } from '../i18n/messages.tsx';
import { byLanguage } from './by-language.ts';

export { Outlet as default } from 'react-router';

const loaders = {
  fr: async () => (await import('../i18n/fr.ts')).fr,
  en: async () => (await import('../i18n/en.ts')).en,
};

/** Addresses without a language are shown in the visitor's, which only the server knows: it has both. */
export const handle: LanguageHandle = import.meta.env.SSR
  ? { catalogues: { fr: await loaders.fr(), en: await loaders.en() } }
  : { catalogues: {}, load: byLanguage(loaders) };
