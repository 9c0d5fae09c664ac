import { useState } from 'react';
import { accountLimits } from '../../../contract/accounts/account-rules.ts';
import { type Role, roles } from '../../../contract/accounts/roles.ts';
import type { ManagedUser } from '../../../contract/users/schema.ts';
import { callApi } from '../../api/call.ts';
import { Select, TextField } from '../../forms/field.tsx';
import { FormError } from '../../forms/form-error.tsx';
import { useSubmit } from '../../forms/use-submit.ts';
import { useLanguage } from '../../i18n/language.ts';
import { useTexts } from '../../i18n/texts.ts';
import { Button } from '../../ui/button.tsx';
import { useToast } from '../../ui/toasts.tsx';
import { Conflict } from '../conflict.tsx';
import { Cell, Row } from '../table.tsx';
import { adminTexts } from '../texts/texts.ts';
import { type EditConflict, useConflict } from '../use-conflict.ts';
import { usersTexts } from './texts/texts.ts';

type Values = Pick<ManagedUser, 'name' | 'email' | 'phone' | 'role'>;
type UserClash = EditConflict<ManagedUser, Values>;

type EditProps = { user: ManagedUser; mayChangeRole: boolean; onDone: (changed?: ManagedUser) => void };

const fieldNames = ['name', 'email', 'phone', 'role'] as const;

/** Saves an edit; `clash` is the state saved by somebody else meanwhile. */
function useUserEdit({ user, onDone }: EditProps) {
  const language = useLanguage();
  const toast = useToast();
  const { failures } = useTexts(adminTexts);
  const { clash, saveUnlessConflict } = useConflict<ManagedUser, Values>();

  async function save(values: Values, version: number) {
    const input = { language, params: { id: user._id }, body: { ...values, version } };
    await saveUnlessConflict(values, async () => {
      const { message, user: changed } = await callApi('updateUser', input);
      toast(message);
      onDone(changed);
    });
  }

  const submission = useSubmit(async (field) => {
    const typed = { name: field('name'), email: field('email'), phone: field('phone') };
    await save({ ...typed, role: (field('role') || user.role) as Role }, user.version);
  }, failures.update);
  return { ...submission, clash, save };
}

function Clashed({ clash, onKeep, onTake }: { clash: UserClash; onKeep: () => void; onTake: () => void }) {
  const { columns, roles: roleNames } = useTexts(usersTexts);
  const show = (name: keyof Values, values: Values) =>
    name === 'role' ? roleNames[values.role] : values[name];
  const fields = fieldNames
    .filter((name) => clash.current[name] !== clash.mine[name])
    .map((name) => ({
      label: columns[name],
      theirs: show(name, clash.current),
      mine: show(name, clash.mine),
    }));
  return <Conflict message={clash.message} fields={fields} onKeepMine={onKeep} onTakeTheirs={onTake} />;
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

/** A user whose row is being edited: Save or Cancel (SPEC §4). */
export function EditedUserRow(props: EditProps) {
  const { user, mayChangeRole, onDone } = props;
  const { columns } = useTexts(usersTexts);
  const { actions } = useTexts(adminTexts);
  const { clash, save, error, isBusy, onSubmit, run } = useUserEdit(props);
  return (
    <Row>
      <Cell span={7}>
        <form onSubmit={onSubmit} noValidate className="grid gap-4 py-2">
          <FormError message={error} />
          {clash && (
            <Clashed
              clash={clash}
              onKeep={() => run(() => save(clash.mine, clash.current.version))}
              onTake={() => onDone(clash.current)}
            />
          )}
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
            <div className="admin-row-actions">
              <Button onClick={() => onDone()}>{actions.cancel}</Button>
              <Button type="submit" tone="primary" disabled={isBusy}>
                {actions.save}
              </Button>
            </div>
          </div>
        </form>
      </Cell>
    </Row>
  );
}
