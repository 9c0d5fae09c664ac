import { Suspense, useCallback } from 'react';
import { useLocation } from 'react-router';
import { addresses } from '../../contract/addresses.ts';
import { callApi } from '../api/call.ts';
import { CallError } from '../api/call-error.ts';
import { useRequest } from '../api/use-request.ts';
import { useLanguage } from '../i18n/language.ts';
import { sharedTexts } from '../i18n/shared-texts.ts';
import { useTexts } from '../i18n/texts.ts';
import { PageHead } from '../layout/page-head.tsx';
import { ProductGrid, ProductGridSkeleton } from '../list/product-grid.tsx';
import { useSession } from '../session/session.ts';
import { lazyPart } from '../ui/behaviour/lazy-part.ts';
import { LinkButton } from '../ui/button.tsx';
import { LoadingStatus } from '../ui/loading-status.tsx';
import { RetryFailure } from '../ui/retry-failure.tsx';
import { EmptyState } from '../ui/states.tsx';
import { selectionTexts } from './texts/texts.ts';

const ListAlertPart = lazyPart(() => import('../alerts/lists/alert-part.tsx'));

/** Loads the list of the token in the fragment, which is in no log. */
function useSharedList(fallback: string) {
  const language = useLanguage();
  const token = useLocation().hash.slice(1);
  const ask = useCallback(async () => {
    // An address that lost its secret on the way is nobody's list.
    if (!token) return 'gone' as const;
    try {
      return (await callApi('getSharedList', { language, params: { token } })).products;
    } catch (error) {
      if (error instanceof CallError && error.status === 404) return 'gone' as const;
      throw error;
    }
  }, [language, token]);
  const { value, isCurrent, error, load } = useRequest(ask, fallback);
  return { loaded: isCurrent ? value : undefined, hasFailed: isCurrent && error !== undefined, token, load };
}

/** A list that somebody shared by its secret link. Rendered in the browser only. */
export default function SharedListRoute() {
  const texts = useTexts(selectionTexts);
  const language = useLanguage();
  const { list } = useTexts(sharedTexts);
  const { loaded, hasFailed, token, load } = useSharedList(texts.shared.failed);
  const session = useSession();
  const isList = Array.isArray(loaded) && loaded.length > 0;
  return (
    <div className="grid gap-6">
      <PageHead title={texts.shared.title} isHidden />
      <h1 className="text-3xl font-extrabold">{texts.shared.title}</h1>
      {isList && <p>{texts.shared.lead}</p>}
      <LoadingStatus isLoading={loaded === undefined && !hasFailed} />
      {loaded === undefined && !hasFailed && <ProductGridSkeleton count={4} />}
      {hasFailed && loaded === undefined && <RetryFailure message={texts.shared.failed} onRetry={load} />}
      {(loaded === 'gone' || (Array.isArray(loaded) && !isList)) && (
        <EmptyState message={loaded === 'gone' ? texts.shared.gone : texts.shared.empty}>
          <LinkButton to={addresses.products(language)}>{texts.browse}</LinkButton>
        </EmptyState>
      )}
      {isList && <h2 className="sr-only">{list.products}</h2>}
      {isList && <ProductGrid products={loaded} isFirstOnPage />}
      {isList && session.state === 'signedIn' && (
        <Suspense fallback={null}>
          <ListAlertPart list="shared" token={token} />
        </Suspense>
      )}
    </div>
  );
}
