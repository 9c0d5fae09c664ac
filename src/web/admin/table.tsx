import {
  type ComponentProps,
  createContext,
  type FocusEvent,
  type ReactNode,
  use,
  useCallback,
  useLayoutEffect,
  useRef,
} from 'react';
import { useTexts } from '../i18n/texts.ts';
import { classNames } from '../ui/class-names.ts';
import { Icon } from '../ui/icon.tsx';
import { adminTexts } from './texts/texts.ts';

export type SortOrder = 'asc' | 'desc';

type Column = {
  key: string;
  label: string;
  isNumber?: boolean;
  /** Makes the column sortable; its present order. */
  sort?: { order: SortOrder | undefined; onSort: () => void };
};

function HeadCell({ label, isNumber, sort }: Column) {
  const { table } = useTexts(adminTexts);
  const isUp = sort?.order === 'asc';
  const direction = isUp ? 'ascending' : 'descending';
  return (
    <th scope="col" className={isNumber ? 'admin-number' : undefined} aria-sort={sort?.order && direction}>
      {sort ? (
        <button type="button" onClick={sort.onSort} title={table.sortBy(label)}>
          {label}
          {sort.order && <Icon of="chevron-down" size={16} className={isUp ? 'rotate-180' : ''} />}
        </button>
      ) : (
        label
      )}
    </th>
  );
}

/** A table as a whole has the focus where its rows have no buttons; else a press on a cell would give it that. */
function focusOnce(table: HTMLTableElement | null | undefined): void {
  if (!table) return;
  table.tabIndex = -1;
  table.focus();
  table.addEventListener('blur', () => table.removeAttribute('tabindex'), { once: true });
}

/**
 * Restores the focus after an edit or a deletion, as it was in the row's form or in the dialog: to the button that
 * opened it, or to that of the row which took its place.
 */
function useReturnedFocus() {
  const body = useRef<HTMLTableSectionElement>(null);
  const row = useRef(-1);
  const button = useRef(0);
  const restore = useCallback(() => {
    const rows = body.current?.rows;
    if (!rows || row.current < 0 || document.activeElement !== document.body) return;
    const place = rows[Math.min(row.current, rows.length - 1)];
    const same = place?.querySelectorAll('button')[button.current];
    if (same) same.focus();
    else focusOnce(body.current?.closest('table'));
  }, []);
  useLayoutEffect(restore);
  const followed = {
    ref: body,
    onFocus({ target }: FocusEvent) {
      // Not one of a table within a row.
      const focused = [...(body.current?.rows ?? [])].find((each) => each.contains(target));
      row.current = (focused?.sectionRowIndex ?? -1) - (focused?.matches('[data-below]') ? 1 : 0);
      if (!focused || target.closest('form, dialog')) return;
      const buttons: Element[] = [...focused.querySelectorAll('button')];
      button.current = buttons.indexOf(target);
    },
    // Not called for what is removed; a button is disabled while its call runs.
    onBlur({ target, relatedTarget }: FocusEvent) {
      if (!target.matches(':disabled') && !relatedTarget?.closest('dialog')) row.current = -1;
    },
  };
  return { restore, followed };
}

/** Called by a row that takes another's place. */
const FocusRestoring = createContext(() => {});

type TableProps = {
  label: string;
  columns: readonly Column[];
  /** A last column holds what can be done with each row. */
  hasActions?: boolean;
  children: ReactNode;
};

/**
 * A table whose rows become sheets on phones; its parts keep their roles there, which `display: block` would take
 * from them.
 */
export function Table({ label, columns, hasActions = false, children }: TableProps) {
  const { table } = useTexts(adminTexts);
  const { restore, followed } = useReturnedFocus();
  return (
    // biome-ignore lint/a11y/noRedundantRoles: see above
    <table role="table" aria-label={label} className="admin-table">
      <thead>
        <tr>
          {columns.map((column) => (
            <HeadCell {...column} key={column.key} />
          ))}
          {hasActions && (
            <th scope="col">
              <span className="sr-only">{table.actions}</span>
            </th>
          )}
        </tr>
      </thead>
      {/* biome-ignore lint/a11y/noRedundantRoles: see above */}
      <tbody role="rowgroup" {...followed}>
        <FocusRestoring value={restore}>{children}</FocusRestoring>
      </tbody>
    </table>
  );
}

type RowProps = ComponentProps<'tr'> & {
  /** It belongs to the row above: once it is gone, the focus goes there. */
  isBelow?: boolean;
};

/** A row of a table. */
export function Row({ isBelow, ...rest }: RowProps) {
  const restore = use(FocusRestoring);
  useLayoutEffect(restore, [restore]);
  // biome-ignore lint/a11y/noRedundantRoles: see Table
  return <tr role="row" data-below={isBelow} {...rest} />;
}

type CellProps = {
  label?: string;
  isNumber?: boolean;
  /** Has room for a name, so that few are broken within. */
  isName?: boolean;
  /** Holds words of ours, none of which is broken within, however long the names beside are. */
  isWords?: boolean;
  span?: number;
  children: ReactNode;
};

/** A cell; `label` is its column's name, shown beside it on phones; without one it takes the whole width. */
export function Cell({ label, isNumber, isName, isWords, span, children }: CellProps) {
  return (
    <td
      // biome-ignore lint/a11y/noRedundantRoles: see Table
      role="cell"
      data-label={label}
      colSpan={span}
      className={classNames(
        isNumber && 'admin-number',
        isName && 'admin-name',
        isWords && 'admin-words',
        !label && 'admin-whole',
      )}
    >
      {label ? <span className="min-w-0">{children}</span> : children}
    </td>
  );
}
