import { useState } from 'react';
import { isStaff, type Role, roles } from '../../../contract/accounts/roles.ts';
import type { ManagedUser } from '../../../contract/users/schema.ts';
import { type UserSort, userSorts } from '../../../contract/users/user-sorts.ts';
import { callApi } from '../../api/call.ts';
import { useLanguage } from '../../i18n/language.ts';
import { useTexts } from '../../i18n/texts.ts';
import { ConfirmDialog } from '../confirm-dialog.tsx';
import { ListFrame } from '../list-frame.tsx';
import { ListTools } from '../list-tools.tsx';
import type { TabProps } from '../tab-props.ts';
import { type SortOrder, Table } from '../table.tsx';
import { type ListQuery, useListQuery } from '../use-list-query.ts';
import { type PagedList, usePagedList } from '../use-paged-list.ts';
import { EditedUserRow } from './edited-user-row.tsx';
import { usersTexts } from './texts/texts.ts';
import { UserRow } from './user-row.tsx';

const limit = 50;

const oneOf = <T extends string>(values: readonly T[], value: string): T | undefined =>
  values.find((each) => each === value);

/** How the list is sorted: newest first, unless the address says otherwise. */
function readSort(query: ListQuery): { sortBy: UserSort; order: SortOrder } {
  const sortBy = oneOf(userSorts, query.get('sortBy')) ?? 'created';
  const usual = sortBy === 'created' ? 'desc' : 'asc';
  return { sortBy, order: oneOf(['asc', 'desc'] as const, query.get('order')) ?? usual };
}

function useColumns(query: ListQuery) {
  const { columns } = useTexts(usersTexts);
  const { sortBy, order } = readSort(query);
  const sortable = (key: UserSort) => ({
    key,
    label: columns[key],
    sort: {
      order: key === sortBy ? order : undefined,
      onSort: () => {
        const isTurned = key === sortBy;
        query.set({ sortBy: key, order: isTurned ? (order === 'asc' ? 'desc' : 'asc') : undefined });
      },
    },
  });
  return [
    sortable('name'),
    sortable('email'),
    { key: 'phone', label: columns.phone },
    sortable('role'),
    sortable('created'),
    { key: 'seen', label: columns.seen },
  ];
}

/** Asks before a user is deleted, and takes them out of the list. */
function Deletion({ user, list, onClose }: DeletionProps) {
  const texts = useTexts(usersTexts);
  const language = useLanguage();
  const remove = async () => (await callApi('deleteUser', { language, params: { id: user._id } })).message;
  return (
    <ConfirmDialog
      title={texts.deleteTitle}
      failure={texts.deleteFailed}
      onConfirm={remove}
      onDone={list.reload}
      onClose={onClose}
    >
      <p>{texts.deleteLoss(user.name, user.email)}</p>
      {isStaff(user.role) && <p>{texts.hoursLoss}</p>}
    </ConfirmDialog>
  );
}
type DeletionProps = { user: ManagedUser; list: PagedList<ManagedUser>; onClose: () => void };

/** Everybody who has an account. */
export default function UserManagement({ user: self }: TabProps) {
  const texts = useTexts(usersTexts);
  const query = useListQuery();
  const columns = useColumns(query);
  const role = oneOf<Role>(roles, query.get('role'));
  const list = usePagedList('listUsers', {
    query: { search: query.get('search') || undefined, role, ...readSort(query), page: query.page, limit },
  });
  const [editedId, setEditedId] = useState<string>();
  const [toDelete, setToDelete] = useState<ManagedUser>();
  const stopEditing = (changed?: ManagedUser) => {
    setEditedId(undefined);
    if (changed) list.replace(({ _id }) => _id === changed._id, changed);
  };

  return (
    <div className="grid gap-4">
      <ListTools
        query={query}
        name="role"
        values={roles}
        texts={{ search: texts.search, filter: texts.role, all: texts.allRoles, names: texts.roles }}
      />
      <ListFrame list={list} query={query} limit={limit}>
        <Table label={texts.label} columns={columns} hasActions>
          {list.items?.map((user) =>
            user._id === editedId ? (
              <EditedUserRow
                key={user._id}
                user={user}
                mayChangeRole={self.role === 'superadmin'}
                onDone={stopEditing}
              />
            ) : (
              <UserRow
                key={user._id}
                user={user}
                onEdit={() => setEditedId(user._id)}
                onDelete={() => setToDelete(user)}
              />
            ),
          )}
        </Table>
      </ListFrame>
      {toDelete && <Deletion user={toDelete} list={list} onClose={() => setToDelete(undefined)} />}
    </div>
  );
}
