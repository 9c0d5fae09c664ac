import { normalEmail } from '../../../contract/accounts/email-form.ts';
import { type Role, roles } from '../../../contract/accounts/roles.ts';
import type { DatabasePool } from '../../platform/database/database.ts';
import { readCommandLine } from '../../platform/process/command-line.ts';
import { createPerson, type Issued, issuePassword, setRole } from './staff.ts';

const usage = `Usage: npm run user -- create --email E --name N --role R [--password P]
       npm run user -- set-role --email E --role R [--confirmed]
       npm run user -- reset-password --email E [--password P]

  Roles: ${roles.join(', ')}. Without --password a one-time password is made and printed;
  its owner has to change it.
  Staff need a confirmed address: with --confirmed you vouch for it. Other roles and passwords end all sessions of the account.`;

type Values = Partial<Record<'email' | 'name' | 'role' | 'password', string>> & { confirmed?: boolean };

function required(values: Values, name: 'email' | 'name' | 'role'): string {
  const value = values[name]?.trim().normalize('NFC');
  if (!value) throw new Error(usage);
  return value;
}

const emailOf = (values: Values): string => normalEmail(required(values, 'email'));

function roleOf(values: Values): Role {
  const given = required(values, 'role');
  const role = roles.find((each) => each === given);
  if (!role) throw new Error(`--role ${given}: write one of ${roles.join(', ')}.`);
  return role;
}

const describe = ({ email, password }: Issued): string =>
  password === undefined ? `${email}: done.` : `${email}: one-time password ${password}`;

const commands: Record<string, (db: DatabasePool, values: Values) => Promise<string>> = {
  create: async (db, values) => {
    const person = { email: emailOf(values), name: required(values, 'name'), role: roleOf(values) };
    return describe(await createPerson(db, { ...person, password: values.password }));
  },
  'set-role': async (db, values) => {
    const [email, role] = [emailOf(values), roleOf(values)];
    await setRole(db, email, role, { isConfirmed: values.confirmed ?? false });
    return `${email} is ${role} now.`;
  },
  'reset-password': async (db, values) => describe(await issuePassword(db, emailOf(values), values.password)),
};

/**
 * `npm run user -- …`: accounts from the operator's terminal. Returns the exit code. @throws Error in words
 */
export async function runUserCommand(
  argv: readonly string[],
  { database, write }: { database: DatabasePool; write: (text: string) => void },
): Promise<number> {
  const { values, positionals } = readCommandLine(
    argv,
    {
      email: { type: 'string' },
      name: { type: 'string' },
      role: { type: 'string' },
      password: { type: 'string' },
      confirmed: { type: 'boolean' },
    },
    usage,
  );
  const [name = '', ...others] = positionals;
  const command = commands[name];
  if (!command || others.length > 0) throw new Error(usage);
  write(`${await command(database, values)}\n`);
  return 0;
}
