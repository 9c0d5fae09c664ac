import type { ManagedUser } from '../../../contract/users/schema.ts';
import { formatDate } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/language.ts';
import { useTexts } from '../../i18n/texts.ts';
import { RelativeTime } from '../../ui/time.tsx';
import { RowActions } from '../row-actions.tsx';
import { Cell, Row } from '../table.tsx';
import { usersTexts } from './texts/texts.ts';

type UserRowProps = { user: ManagedUser; onEdit: () => void; onDelete: () => void };

/** A user as they stand in the list; a superadmin is fixed. */
export function UserRow({ user, onEdit, onDelete }: UserRowProps) {
  const texts = useTexts(usersTexts);
  const language = useLanguage();
  const { columns } = texts;
  return (
    <Row>
      <Cell label={columns.name} isName>
        <span className="font-semibold">{user.name}</span>
      </Cell>
      <Cell label={columns.email} isName>
        {user.email}
        {!user.emailVerified && <span className="block text-ink-soft">{texts.notVerified}</span>}
      </Cell>
      <Cell label={columns.phone}>
        <span className="inline-block min-w-28">{user.phone || '–'}</span>
      </Cell>
      <Cell label={columns.role} isWords>
        <span className="whitespace-nowrap">{texts.roles[user.role]}</span>
      </Cell>
      <Cell label={columns.created} isWords>
        {formatDate(language, new Date(user.createdAt))}
      </Cell>
      <Cell label={columns.seen} isWords>
        {user.lastSeenAt ? <RelativeTime at={user.lastSeenAt} /> : texts.neverSeen}
      </Cell>
      <Cell>
        {user.role === 'superadmin' ? (
          <p className="text-ink-soft">{texts.fixed}</p>
        ) : (
          <RowActions name={user.name} texts={texts} onEdit={onEdit} onDelete={onDelete} />
        )}
      </Cell>
    </Row>
  );
}
