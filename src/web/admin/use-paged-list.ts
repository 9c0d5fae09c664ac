import type { CallInput } from '../../contract/api.ts';
import { callList, type ListItem, type PagedCallName } from '../api/call.ts';
import { useCall } from './use-call.ts';

export type PagedList<Item> = {
  /** undefined: not there yet. */
  items: Item[] | undefined;
  total: number;
  error: string | undefined;
  /** Whether these are the items that are asked for; the former ones stay until they have come. */
  isCurrent: boolean;
  reload: () => Promise<void>;
  /** Shows an item as it is now, without asking for the list again. */
  replace: (isMeant: (item: Item) => boolean, item: Item) => void;
};

/** One page of a list, asked for anew when `input` changes. */
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
