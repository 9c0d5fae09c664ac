import displayFont from '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2?url';
import type { ReactNode } from 'react';
import {
  data,
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  ScrollRestoration,
  type ShouldRevalidateFunctionArgs,
} from 'react-router';
import { isLanguage } from '../contract/language.ts';
import type { Route } from './+types/root.ts';
import { siteContext } from './contexts.ts';
import { ErrorPage } from './errors/error-page.tsx';
import { EarlyClicks } from './first-load/early-clicks.tsx';
import { LateScripts } from './first-load/late-scripts.tsx';
import { LanguageProvider } from './i18n/language.ts';
import { departmentsOf } from './layout/named-category.ts';
import { themeColors } from './layout/theme.ts';
import { ThemeScript } from './layout/theme-script.tsx';
import { type RootData, useRootData } from './layout/use-root-data.ts';
import { optional, requestOf } from './load.ts';
import { Shell } from './shell/shell.tsx';
// Imported as an address: imported as a side effect, it would belong to the script of all pages, each part that is loaded later
// would load it again, and the browser would compute the styles and layout of the whole page again.
import appStyles from './styles/app.css?url';

/** Data of every page; without the catalogue the layout has no categories. */
export async function loader({ context }: Route.LoaderArgs) {
  const { api, language } = requestOf(context);
  const [categories, isDemo] = await Promise.all([
    optional(context, api('listCategories', { language }, departmentsOf)),
    optional(
      context,
      api('getCatalogueFigures', { language }, ({ isDemo }) => isDemo),
    ),
  ]);
  const { publicUrl, contact } = context.get(siteContext);
  const isWhole = categories !== undefined && isDemo !== undefined;
  const shown: RootData = { language, site: { publicUrl, contact }, categories, isDemo: isDemo ?? false };
  return data(shown, { status: isWhole ? 200 : 503 });
}

function languagePrefix({ pathname }: URL) {
  const first = pathname.split('/')[1];
  return isLanguage(first) ? first : undefined;
}

/**
 * The layout's data depends on the language only, which the first page may have been given without a prefix; a retry
 * reloads everything. If the layout were reloaded with each page, a page's failure would be reported as the layout's.
 */
export function shouldRevalidate({ currentUrl, nextUrl, ...rest }: ShouldRevalidateFunctionArgs) {
  if (currentUrl.href === nextUrl.href) return rest.defaultShouldRevalidate;
  const next = languagePrefix(nextUrl);
  return next !== languagePrefix(currentUrl) && next !== document.documentElement.lang;
}

export const links: Route.LinksFunction = () => [
  // Preloaded, it arrives with the styles, and texts are laid out once; found in the styles only, it would come after the first paint.
  { rel: 'preload', href: displayFont, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' },
  { rel: 'stylesheet', href: appStyles },
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
  { rel: 'manifest', href: '/manifest.webmanifest' },
];

export function Layout({ children }: { children: ReactNode }) {
  const { language } = useRootData();
  return (
    <html lang={language} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content={themeColors.light} />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content={themeColors.dark} />
        <ThemeScript />
        {import.meta.env.SSR && <EarlyClicks />}
        <Meta />
        <Links />
        {/* Nothing is painted before the bar has wholly arrived: each part of it would move those before. */}
        <link rel="expect" href="#bar-end" blocking="render" />
      </head>
      <body>
        <LanguageProvider value={language}>{children}</LanguageProvider>
        <ScrollRestoration />
        {/* No part of hydration: React skips elements at the end of the body that it does not know. */}
        {import.meta.env.SSR && <LateScripts />}
      </body>
    </html>
  );
}

export default function Root() {
  return (
    <Shell>
      <Outlet />
    </Shell>
  );
}

/** The error page, inside the layout. Unknown errors are shown without their message. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <Shell>
      <ErrorPage status={isRouteErrorResponse(error) ? error.status : undefined} />
    </Shell>
  );
}
