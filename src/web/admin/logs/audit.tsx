import { type AuditAction, auditActions } from '../../../contract/logs/audit-actions.ts';
import { formatDateTime } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/language.ts';
import { useTexts } from '../../i18n/texts.ts';
import { ListFrame } from '../list-frame.tsx';
import { ListTools } from '../list-tools.tsx';
import { Cell, Row, Table } from '../table.tsx';
import { adminTexts } from '../texts/texts.ts';
import { useListQuery } from '../use-list-query.ts';
import { usePagedList } from '../use-paged-list.ts';
import { detailsInWords } from './details-in-words.ts';
import { logsTexts } from './texts/texts.ts';

const limit = 50;
const keys = ['at', 'action', 'actor', 'subject', 'address', 'details'] as const;

function Details({ lines }: { lines: readonly string[] }) {
  if (lines.length === 0) return '–';
  return lines.map((line) => (
    <span key={line} className="block wrap-anywhere">
      {line}
    </span>
  ));
}

/** An account by its name, where it has one still, and its number. */
function Account({ id, name }: { id: string | null; name: string | null }) {
  if (id === null) return '–';
  return (
    <>
      {name} <span className="text-ink-soft">{id}</span>
    </>
  );
}

/** The audit log, for superadmins. */
export default function Audit() {
  const { audit } = useTexts(logsTexts);
  const { tabs } = useTexts(adminTexts);
  const language = useLanguage();
  const query = useListQuery();
  const list = usePagedList('listAudit', {
    query: {
      search: query.get('search') || undefined,
      action: auditActions.find((each) => each === query.get('action')),
      page: query.page,
      limit,
    },
  });
  const { columns, actions } = audit;
  const isKnown = (action: string): action is AuditAction => Object.hasOwn(actions, action);
  return (
    <div className="grid gap-4">
      <ListTools query={query} name="action" values={auditActions} texts={{ ...audit, names: actions }} />
      <ListFrame list={list} query={query} limit={limit}>
        <Table label={tabs.audit} columns={keys.map((key) => ({ key, label: columns[key] }))}>
          {list.items?.map((entry) => (
            <Row key={entry._id}>
              <Cell label={columns.at} isName>
                {formatDateTime(language, new Date(entry.at))}
              </Cell>
              <Cell label={columns.action} isName>
                {isKnown(entry.action) ? actions[entry.action] : entry.action}
              </Cell>
              <Cell label={columns.actor}>
                <Account id={entry.actorId} name={entry.actorName} />
              </Cell>
              <Cell label={columns.subject}>
                <Account id={entry.subjectId} name={entry.subjectName} />
              </Cell>
              <Cell label={columns.address}>{entry.address || '–'}</Cell>
              <Cell label={columns.details}>
                <Details lines={detailsInWords(entry, audit.details, language)} />
              </Cell>
            </Row>
          ))}
        </Table>
      </ListFrame>
    </div>
  );
}
