import { lazyWhenWanted } from '../ui/behaviour/lazy-when-wanted.ts';

export const watchId = 'list-watch';

/** The alert on a list, hydrated when it is seen or the visitor does anything. */
export const ListWatch = lazyWhenWanted(watchId, () => import('../alerts/lists/list-watch.tsx'));
