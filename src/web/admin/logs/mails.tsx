import { mailStates } from '../../../contract/logs/mail-states.ts';
import { formatDateTime, formatNumber } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/language.ts';
import { useTexts } from '../../i18n/texts.ts';
import { ListFrame } from '../list-frame.tsx';
import { ListTools } from '../list-tools.tsx';
import { Cell, Row, Table } from '../table.tsx';
import { adminTexts } from '../texts/texts.ts';
import { useListQuery } from '../use-list-query.ts';
import { usePagedList } from '../use-paged-list.ts';
import { logsTexts } from './texts/texts.ts';

const limit = 50;

/** Sent mails and their states. */
export default function Mails() {
  const { mails: texts } = useTexts(logsTexts);
  const { tabs } = useTexts(adminTexts);
  const language = useLanguage();
  const query = useListQuery();
  const list = usePagedList('listMails', {
    query: {
      search: query.get('search') || undefined,
      state: mailStates.find((each) => each === query.get('state')),
      page: query.page,
      limit,
    },
  });
  const { at, to, subject, state } = texts.columns;
  const { errors } = texts;
  const isOurs = (error: string): error is keyof typeof errors => Object.hasOwn(errors, error);
  const inWords = (error: string) => (isOurs(error) ? errors[error] : error);
  const columns = [
    { key: 'at', label: at },
    { key: 'to', label: to },
    { key: 'subject', label: subject },
    { key: 'state', label: state },
  ];
  return (
    <div className="grid gap-4">
      <ListTools query={query} name="state" values={mailStates} texts={{ ...texts, names: texts.states }} />
      <ListFrame list={list} query={query} limit={limit}>
        <Table label={tabs.mails} columns={columns}>
          {list.items?.map((mail) => (
            <Row key={mail._id}>
              <Cell label={at}>{formatDateTime(language, new Date(mail.createdAt))}</Cell>
              <Cell label={to}>{mail.toAddress}</Cell>
              <Cell label={subject}>
                {mail.subject}
                {mail.text !== null && (
                  <details>
                    <summary className="text-ink-soft">{texts.show}</summary>
                    <p className="whitespace-pre-line">{mail.text}</p>
                  </details>
                )}
              </Cell>
              <Cell label={state}>
                {texts.states[mail.state]}
                {mail.attempts > 1 && `, ${texts.attempts(formatNumber(language, mail.attempts))}`}
                {mail.error && <span className="block text-warn">{inWords(mail.error)}</span>}
              </Cell>
            </Row>
          ))}
        </Table>
      </ListFrame>
    </div>
  );
}
