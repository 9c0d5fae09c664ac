import { Link } from 'react-router';
import { formatNumber } from '../i18n/format.ts';
import { useLanguage } from '../i18n/language.ts';
import { sharedTexts } from '../i18n/shared-texts.ts';
import { useTexts } from '../i18n/texts.ts';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';

/** The pages to name: the first, the last and those around the current one; `gap` stands for the rest. */
export function pageNumbers(page: number, pages: number): (number | 'gap')[] {
  const named = [1, page - 1, page, page + 1, pages].filter((n) => n >= 1 && n <= pages);
  const sorted = [...new Set(named)].sort((a, b) => a - b);
  return sorted.flatMap((n, index) => {
    const previous = sorted[index - 1];
    return previous !== undefined && n - previous > 1 ? (['gap', n] as const) : [n];
  });
}

const item =
  'inline-flex min-h-11 min-w-11 items-center justify-center gap-1 rounded-md border border-transparent px-3 font-medium hover:bg-shade';

type PaginationProps = { page: number; pages: number; address: (page: number) => string };

/** Real links to the pages of a list; nothing where there is only one. */
export function Pagination({ page, pages, address }: PaginationProps) {
  const language = useLanguage();
  const { ui } = useTexts(sharedTexts);
  if (pages <= 1) return null;
  return (
    <nav aria-label={ui.pages} className="flex flex-wrap items-center justify-center gap-1 pt-6">
      {page > 1 && (
        <Link to={address(page - 1)} rel="prev" aria-label={ui.previousPage} className={item}>
          <Icon of="chevron-left" />
          <span className="max-sm:sr-only">{ui.previous}</span>
        </Link>
      )}
      {pageNumbers(page, pages).map((number, index) =>
        number === 'gap' ? (
          // The page before a gap identifies it.
          <span key={`gap-${pageNumbers(page, pages)[index - 1]}`} aria-hidden="true" className="px-1">
            …
          </span>
        ) : (
          <Link
            key={number}
            to={address(number)}
            aria-label={ui.page(formatNumber(language, number))}
            aria-current={number === page ? 'page' : undefined}
            className={classNames(item, number === page && 'border-brand! text-brand')}
          >
            {formatNumber(language, number)}
          </Link>
        ),
      )}
      {page < pages && (
        <Link to={address(page + 1)} rel="next" aria-label={ui.nextPage} className={item}>
          <span className="max-sm:sr-only">{ui.next}</span>
          <Icon of="chevron-right" />
        </Link>
      )}
    </nav>
  );
}
