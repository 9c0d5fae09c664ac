import type { ComponentProps } from 'react';
import { useHref, useLinkClickHandler, useLocation } from 'react-router';

/** History state of navigations that change only the view of a page: the focus stays where it is. */
export const viewState = { isView: true } as const;

/** True after a navigation by a `ViewLink`: another view of the same page. */
export const isViewChange = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'isView' in state;

type ViewLinkProps = Omit<ComponentProps<'a'>, 'href' | 'onClick'> & {
  /** Query with its question mark; empty for the page as it opens. */
  query: string;
  /** Id of the part that changes: the fragment for browsers without scripts. */
  part: string;
};

/**
 * A link to another view of the same page (a filter, an order, a length): replaces the address at once,
 * without moving the page or the focus; without scripts it reloads the page at the part that changes.
 * Crawlers are asked not to follow it: the views are one page. `data-loads`: it shows what the page has not loaded yet.
 */
export function ViewLink({ query, part, ...rest }: ViewLinkProps) {
  const { pathname } = useLocation();
  const href = useHref({ pathname, search: query, hash: part });
  const onClick = useLinkClickHandler<HTMLAnchorElement>(
    { pathname, search: query },
    { replace: true, preventScrollReset: true, state: viewState },
  );
  return <a {...rest} href={href} rel="nofollow" onClick={onClick} />;
}
