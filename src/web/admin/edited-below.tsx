import { type ComponentProps, Fragment, type ReactNode, useState } from 'react';
import { ListFrame } from './list-frame.tsx';
import { Cell, Row, Table } from './table.tsx';
import type { ListQuery } from './use-list-query.ts';
import type { PagedList } from './use-paged-list.ts';

type EditedBelowProps<Item> = {
  list: PagedList<Item>;
  query: ListQuery;
  limit: number;
  label: string;
  columns: ComponentProps<typeof Table>['columns'];
  idOf: (item: Item) => string;
  row: (item: Item, acts: { onEdit: () => void; onDelete: () => void }) => ReactNode;
  form: (item: Item, acts: { onSaved: () => Promise<void>; onCancel: () => void }) => ReactNode;
  /** Asks before an item is deleted. */
  deletion: (item: Item, acts: { onDeleted: () => Promise<void>; onClose: () => void }) => ReactNode;
};

/** A table of which one row at a time is edited, in a form below it. */
export function EditedBelow<Item>({
  list,
  query,
  limit,
  label,
  columns,
  idOf,
  row,
  form,
  deletion,
}: EditedBelowProps<Item>) {
  const [edited, setEdited] = useState<string>();
  const [toDelete, setToDelete] = useState<Item>();
  const stopEditing = () => setEdited(undefined);
  const onSaved = async () => {
    stopEditing();
    await list.reload();
  };
  return (
    <>
      <ListFrame list={list} query={query} limit={limit}>
        <Table label={label} columns={columns} hasActions>
          {list.items?.map((item) => (
            <Fragment key={idOf(item)}>
              {row(item, { onEdit: () => setEdited(idOf(item)), onDelete: () => setToDelete(item) })}
              {edited === idOf(item) && (
                <Row isBelow>
                  <Cell span={columns.length + 1}>{form(item, { onSaved, onCancel: stopEditing })}</Cell>
                </Row>
              )}
            </Fragment>
          ))}
        </Table>
      </ListFrame>
      {toDelete && deletion(toDelete, { onDeleted: list.reload, onClose: () => setToDelete(undefined) })}
    </>
  );
}
