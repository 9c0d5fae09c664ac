import { useState } from 'react';
import { accountLimits } from '../../../contract/accounts/account-rules.ts';
import { type Role, roles } from '../../../contract/accounts/roles.ts';
import type { ManagedUser } from '../../../contract/users/schema.ts';
import { callApi } from '../../api/call.ts';
import { Select, TextField } from '../../forms/field.tsx';
import { useLanguage } from '../../i18n/language.ts';
import { useTexts } from '../../i18n/texts.ts';
import { useToast } from '../../ui/toasts.tsx';
import { EditForm, FormActions } from '../editing/edit-form.tsx';
import { useEdit } from '../editing/use-edit.ts';
import { Cell, Row } from '../table.tsx';
import { usersTexts } from './texts/texts.ts';

type Values = Pick<ManagedUser, 'name' | 'email' | 'phone' | 'role'>;

type EditProps = { user: ManagedUser; mayChangeRole: boolean; onDone: (changed?: ManagedUser) => void };

const fieldNames = ['name', 'email', 'phone', 'role'] as const;

function useUserEdit({ user, onDone }: EditProps) {
  const { columns, roles: roleNames } = useTexts(usersTexts);
  const language = useLanguage();
  const toast = useToast();
  const shown = (values: Values, name: keyof Values) =>
    name === 'role' ? roleNames[values.role] : values[name];
  return useEdit({
    record: user,
    read: (field, _, seen): Values => ({
      name: field('name'),
      email: field('email'),
      phone: field('phone'),
      role: (field('role') || seen.role) as Role,
    }),
    send: (mine, { _id, version }) =>
      callApi('updateUser', { language, params: { id: _id }, body: { ...mine, version } }),
    compare: (current, mine) =>
      fieldNames.map((name) => ({
        label: columns[name],
        theirs: shown(current, name),
        mine: shown(mine, name),
      })),
    onSaved({ message, user: changed }) {
      toast(message);
      onDone(changed);
    },
  });
}

function RoleSelect({ role }: { role: Role }) {
  const texts = useTexts(usersTexts);
  const [chosen, setChosen] = useState<string>(role);
  return (
    <div className="grid gap-1">
      <Select
        label={texts.role}
        name="role"
        value={chosen}
        onChange={(event) => setChosen(event.currentTarget.value)}
        options={roles.map((each) => ({ value: each, label: texts.roles[each] }))}
      />
      {chosen === 'superadmin' && <p className="text-sm text-warn">{texts.fixedRole}</p>}
    </div>
  );
}

/** A user whose row is being edited: Save or Cancel. */
export function EditedUserRow(props: EditProps) {
  const { mayChangeRole, onDone } = props;
  const { columns } = useTexts(usersTexts);
  const edit = useUserEdit(props);
  const user = edit.initial;
  return (
    <Row>
      <Cell span={7}>
        <EditForm edit={edit} onTakeTheirs={onDone}>
          <div className="grid gap-4 md:grid-cols-3">
            <TextField
              label={columns.name}
              name="name"
              defaultValue={user.name}
              maxLength={accountLimits.name}
              autoFocus
            />
            <TextField
              label={columns.email}
              name="email"
              type="email"
              defaultValue={user.email}
              maxLength={accountLimits.email}
            />
            <TextField
              label={columns.phone}
              name="phone"
              type="tel"
              defaultValue={user.phone}
              maxLength={accountLimits.phone.max}
            />
          </div>
          <div className="flex flex-wrap items-start justify-between gap-3">
            {mayChangeRole ? <RoleSelect role={user.role} /> : <span />}
            <FormActions isBusy={edit.isBusy} onCancel={() => onDone()} />
          </div>
        </EditForm>
      </Cell>
    </Row>
  );
}
