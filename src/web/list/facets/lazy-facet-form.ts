import { lazyPart } from '../../ui/behaviour/lazy-part.ts';
import { lazyWhenWanted } from '../../ui/behaviour/lazy-when-wanted.ts';
import { columnId } from './column-id.ts';

const load = () => import('./facet-form.tsx');

/** The facets beside a list: a form that works before its script is there. */
export const ColumnForm = lazyWhenWanted(columnId, load);
/** The facets in a sheet, loaded when it opens. */
export const SheetForm = lazyPart(load);
