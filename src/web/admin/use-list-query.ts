import { useCallback } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { viewState } from '../layout/view-link.tsx';

export type ListQuery = {
  /** The value of a parameter of the address; '' where it has none. */
  get(name: string): string;
  page: number;
  /**
   * Sets parameters (undefined or '': removes them) and navigates to the first page, keeping scroll position
   * and focus.
   */
  set(values: Record<string, string | undefined>): void;
  /** The address of another page of the list. */
  pageAddress(page: number): string;
};

/** The state of a list in the address, so that it can be reloaded, shared and bookmarked. */
export function useListQuery(): ListQuery {
  const [parameters] = useSearchParams();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const addressOf = useCallback(
    (values: Record<string, string | undefined>) => {
      const next = new URLSearchParams(parameters);
      for (const [name, value] of Object.entries(values)) {
        if (value) next.set(name, value);
        else next.delete(name);
      }
      return `${pathname}${next.size > 0 ? `?${next}` : ''}`;
    },
    [parameters, pathname],
  );
  return {
    get: (name) => parameters.get(name) ?? '',
    page: Math.max(1, Math.trunc(Number(parameters.get('page'))) || 1),
    set: (values) =>
      void navigate(addressOf({ page: undefined, ...values }), {
        preventScrollReset: true,
        state: viewState,
      }),
    pageAddress: (page) => addressOf({ page: page > 1 ? String(page) : undefined }),
  };
}
