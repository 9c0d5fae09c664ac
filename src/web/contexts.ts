import { createContext } from 'react-router';
import type { Api } from '../contract/api.ts';
import type { Language } from '../contract/language.ts';
import type { Site } from '../contract/site.ts';

// What the server hands to loaders and rendering; `entry.server.tsx` exports these to `src/server/wiring/ssr.ts`.

/** The API, called in-process on the server. */
export const apiContext = createContext<Api>();
/** The language of the requested page. */
export const languageContext = createContext<Language>();
export const siteContext = createContext<Site>();
/** Nonce of the page's own scripts; absent where no content security policy needs it. */
export const nonceContext = createContext<string | undefined>(undefined);
/** Where errors of loaders and rendering are reported. */
export const reportErrorContext = createContext<(error: unknown) => void>();
