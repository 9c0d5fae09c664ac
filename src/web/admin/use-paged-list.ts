import type { CallInput } from '../../contract/api.ts';
import { callList, type ListItem, type PagedCallName } from '../api/call.ts';
import { useAnswer } from './use-answer.ts';

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
  const { answer, isCurrent, change, reload } = useAnswer(callList<N>, name, input);
  return {
    items: answer?.value?.items,
    total: answer?.value?.total ?? 0,
    error: isCurrent ? answer?.error : undefined,
    isCurrent,
    reload,
    replace: (isMeant, item) =>
      change((list) => ({ ...list, items: list.items.map((old) => (isMeant(old) ? item : old)) })),
  };
}
