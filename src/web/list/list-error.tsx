import { useEffect } from 'react';
import { isRouteErrorResponse } from 'react-router';
import { ErrorPage } from '../errors/error-page.tsx';
import { sharedTexts } from '../i18n/shared-texts.ts';
import { useTexts } from '../i18n/texts.ts';
import { PageHead } from '../layout/page-head.tsx';
import { ErrorState } from '../ui/states.tsx';
import { CategoryChips } from './category-chips.tsx';

/** The error boundary of a list: an unknown one is an error page, in its own words; a failed one can be tried again. */
export function ListError({ error, unknown }: { error: unknown; unknown?: string }) {
  const { list } = useTexts(sharedTexts);
  // Whoever went back to the middle of a list would see nothing: what failed is said at the top.
  useEffect(() => {
    scrollTo(0, 0);
  }, []);
  const status = isRouteErrorResponse(error) ? error.status : undefined;
  if (status === 404 && unknown !== undefined) {
    return (
      <>
        <ErrorPage status={status} text={unknown} />
        <CategoryChips />
      </>
    );
  }
  if (status !== undefined && status < 500) return <ErrorPage status={status} />;
  return (
    <div className="grid gap-4">
      <PageHead title={list.products} isHidden />
      <h1 className="text-2xl font-bold">{list.products}</h1>
      <ErrorState message={list.failed} />
    </div>
  );
}
