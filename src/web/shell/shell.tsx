import { type ReactNode, Suspense, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { useIsBusy } from '../api/busy.ts';
import { CompareTrayHost } from '../compare/tray/compare-tray-host.tsx';
import { sharedTexts } from '../i18n/shared-texts.ts';
import { useTexts } from '../i18n/texts.ts';
import { useRootData } from '../layout/use-root-data.ts';
import { isViewChange } from '../layout/view-link.tsx';
import { LoadingOverlay } from '../ui/loading-overlay.tsx';
import { ToastProvider } from '../ui/toasts.tsx';
import { Footer } from './footer.tsx';
import { Navbar } from './navbar.tsx';
import { OfflineGuard } from './offline-guard.tsx';
import { SignInHost } from './sign-in-host.tsx';
import { useIsNavigating } from './use-is-navigating.ts';

/** Moves the focus to a new page's content, as a full page load would; links within a page keep it. */
function useFocusOnPageChange() {
  const main = useRef<HTMLElement>(null);
  const { pathname, search, state } = useLocation();
  const address = pathname + search;
  const shown = useRef(address);
  useEffect(() => {
    if (shown.current !== address && !isViewChange(state)) main.current?.focus({ preventScroll: true });
    shown.current = address;
  }, [address, state]);
  return main;
}

/** By itself, so that nothing else is drawn again when it comes and goes. */
function BusyOverlay() {
  const isNavigating = useIsNavigating();
  const isCalling = useIsBusy();
  return <LoadingOverlay isBusy={isNavigating || isCalling} />;
}

/** The shared layout: navbar, content, footer, toast area, loading overlay. */
export function Shell({ children }: { children: ReactNode }) {
  const { layout, ui } = useTexts(sharedTexts);
  const { categories, isDemo, site } = useRootData();
  const main = useFocusOnPageChange();
  return (
    <ToastProvider>
      <a
        href="#main"
        className="sr-only z-50 rounded-md bg-brand px-4 py-3 font-semibold text-on-brand focus:not-sr-only focus:fixed focus:left-4 focus:top-2"
      >
        {layout.skip}
      </a>
      {isDemo && (
        <aside className="bg-shade px-4 py-1 text-center text-sm text-ink-soft">{layout.demo}</aside>
      )}
      <noscript>
        <p className="bg-shade px-4 py-1 text-center text-sm text-ink-soft">{ui.withoutScripts}</p>
      </noscript>
      <Navbar categories={categories} />
      <span id="bar-end" hidden />
      <main ref={main} id="main" tabIndex={-1} className="mx-auto w-full max-w-page grow px-4 pt-6">
        <Suspense>{children}</Suspense>
      </main>
      <Suspense>
        <Footer contact={site.contact} />
      </Suspense>
      <CompareTrayHost />
      <SignInHost />
      <OfflineGuard />
      <BusyOverlay />
    </ToastProvider>
  );
}
