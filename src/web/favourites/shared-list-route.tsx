import { lazy, Suspense, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { addresses } from '../../contract/addresses.ts';
import type { ProductCard } from '../../contract/catalogue/schema.ts';
import { CallError, callApi } from '../api/call.ts';
import { useLanguage } from '../i18n/language.ts';
import { sharedTexts } from '../i18n/shared-texts.ts';
import { useTexts } from '../i18n/texts.ts';
import { PageHead } from '../layout/page-head.tsx';
import { ProductGrid, ProductGridSkeleton } from '../list/product-grid.tsx';
import { useSession } from '../session/session.ts';
import { Button, LinkButton } from '../ui/button.tsx';
import { EmptyState } from '../ui/states.tsx';
import { selectionTexts } from './texts/texts.ts';

const ListAlertPart = lazy(() => import('../alerts/list-alert-part.tsx'));

type Loaded = ProductCard[] | 'gone' | 'failed' | undefined;

/** Asks for the list that the token behind `#` stands for: there it is in no log. */
function useSharedList() {
  const language = useLanguage();
  const { hash } = useLocation();
  const [attempt, setAttempt] = useState(0);
  const [loaded, setLoaded] = useState<Loaded>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks again
  useEffect(() => {
    let isCurrent = true;
    const settle = (answer: Loaded) => isCurrent && setLoaded(answer);
    setLoaded(undefined);
    callApi('getSharedList', { language, params: { token: hash.slice(1) || '-' } }).then(
      ({ products }) => settle(products),
      (error: unknown) => settle(error instanceof CallError && error.status === 404 ? 'gone' : 'failed'),
    );
    return () => {
      isCurrent = false;
    };
  }, [language, hash, attempt]);
  return { loaded, token: hash.slice(1), retry: () => setAttempt(attempt + 1) };
}

/** A list that somebody shared by its secret link. Drawn in the browser alone. */
export default function SharedListRoute() {
  const texts = useTexts(selectionTexts);
  const language = useLanguage();
  const { list } = useTexts(sharedTexts);
  const { loaded, token, retry } = useSharedList();
  const session = useSession();
  const isList = Array.isArray(loaded) && loaded.length > 0;
  return (
    <div className="grid gap-6">
      <PageHead title={texts.shared.title} isHidden />
      <h1 className="text-3xl font-extrabold">{texts.shared.title}</h1>
      {isList && <p>{texts.shared.lead}</p>}
      {loaded === undefined && <ProductGridSkeleton count={4} />}
      {loaded === 'failed' && (
        <EmptyState message={texts.failed}>
          <Button onClick={retry}>{texts.retry}</Button>
        </EmptyState>
      )}
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
