import { type ReactNode, useEffect } from 'react';
import { useNavigate } from 'react-router';
import { formatNumber } from '../i18n/format.ts';
import { useLanguage } from '../i18n/language.ts';
import { useTexts } from '../i18n/texts.ts';
import { useFocusAfterRemoval } from '../ui/behaviour/use-focus-after-removal.ts';
import { Pagination } from '../ui/pagination.tsx';
import { Loading } from './loading.tsx';
import { adminTexts } from './texts/texts.ts';
import type { ListQuery } from './use-list-query.ts';
import type { PagedList } from './use-paged-list.ts';

type ListFrameProps = {
  list: Pick<PagedList<unknown>, 'items' | 'total' | 'error' | 'reload'>;
  query: ListQuery;
  limit: number;
  children: ReactNode;
};

/** A page beyond the last one, whose only row was deleted, gives way to that. */
function useLastPage({ items, total }: ListFrameProps['list'], query: ListQuery, pages: number) {
  const navigate = useNavigate();
  const isBeyond = items?.length === 0 && total > 0 && query.page > pages;
  const address = query.pageAddress(pages);
  useEffect(() => {
    if (isBeyond) void navigate(address, { replace: true });
  }, [isBeyond, address, navigate]);
}

/** The frame of every list: count, pages, empty and error states. */
export function ListFrame({ list, query, limit, children }: ListFrameProps) {
  const { table } = useTexts(adminTexts);
  const language = useLanguage();
  const { items, total, error } = list;
  const pages = Math.ceil(total / limit);
  useLastPage(list, query, pages);
  // Of the last row of all, the table goes too.
  const count = useFocusAfterRemoval<HTMLParagraphElement>(items?.length ? 1 : 0);
  if (!items) return <Loading error={error} onRetry={list.reload} />;
  return (
    <div className="grid gap-2">
      {/* What is there stays: somebody may be editing it. */}
      {error && <Loading error={error} onRetry={list.reload} />}
      <p ref={count} role="status" tabIndex={-1} className="text-sm text-ink-soft">
        {total > 0 ? table.found(formatNumber(language, total), total) : table.none}
      </p>
      {items.length > 0 && children}
      <Pagination page={query.page} pages={pages} address={query.pageAddress} />
    </div>
  );
}
