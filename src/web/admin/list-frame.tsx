import type { ReactNode } from 'react';
import { formatNumber } from '../i18n/format.ts';
import { useLanguage } from '../i18n/language.ts';
import { useTexts } from '../i18n/texts.ts';
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

/** The frame of every list: count, pages, empty and error states. */
export function ListFrame({ list, query, limit, children }: ListFrameProps) {
  const { table } = useTexts(adminTexts);
  const language = useLanguage();
  const { items, total, error } = list;
  if (!items) return <Loading error={error} onRetry={list.reload} />;
  return (
    <div className="grid gap-2">
      {/* What is there stays: somebody may be editing it. */}
      {error && <Loading error={error} onRetry={list.reload} />}
      <p role="status" className="text-sm text-ink-soft">
        {total > 0 ? table.found(formatNumber(language, total), total) : table.none}
      </p>
      {items.length > 0 && children}
      <Pagination page={query.page} pages={Math.ceil(total / limit)} address={query.pageAddress} />
    </div>
  );
}
