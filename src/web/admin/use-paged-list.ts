import type { CallInput } from '../../contract/api.ts';
import { callList, type ListItem, type PagedCallName } from '../api/call.ts';
import { useCall } from './use-call.ts';

export type PagedList<Item> = {
  /** undefined: not there yet. */
  items: Item[] | undefined;
  total: number;
  error: string | undefined;
  /** Whether these are the requested items; the former ones stay until they have loaded. */
  isCurrent: boolean;
  reload: () => Promise<void>;
  /** Updates an item without reloading the list. */
  replace: (isMeant: (item: Item) => boolean, item: Item) => void;
};

/** One page of a list, reloaded when `input` changes. */
export function usePagedList<N extends PagedCallName>(name: N, input: CallInput<N>): PagedList<ListItem<N>> {
  const { value, error, isCurrent, change, load } = useCall(callList<N>, name, input);
  return {
    items: value?.items,
    total: value?.total ?? 0,
    error: isCurrent ? error : undefined,
    isCurrent,
    reload: load,
    replace: (isMeant, item) =>
      change((list) => list && { ...list, items: list.items.map((old) => (isMeant(old) ? item : old)) }),
  };
}
