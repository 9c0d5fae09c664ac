import type { ComponentProps, ReactNode } from 'react';
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
      <tbody role="rowgroup">{children}</tbody>
    </table>
  );
}

/** A row of a table. */
export function Row(props: ComponentProps<'tr'>) {
  // biome-ignore lint/a11y/noRedundantRoles: see Table
  return <tr role="row" {...props} />;
}

type CellProps = {
  label?: string;
  isNumber?: boolean;
  /** Has room for a name, so that few are broken within. */
  isName?: boolean;
  span?: number;
  children: ReactNode;
};

/** A cell; `label` is its column's name, shown beside it on phones; without one it takes the whole width. */
export function Cell({ label, isNumber, isName, span, children }: CellProps) {
  return (
    <td
      // biome-ignore lint/a11y/noRedundantRoles: see Table
      role="cell"
      data-label={label}
      colSpan={span}
      className={classNames(isNumber && 'admin-number', isName && 'admin-name', !label && 'admin-whole')}
    >
      {label ? <span className="min-w-0">{children}</span> : children}
    </td>
  );
}
