import { FormError } from '../../account/form-parts.tsx';
import { useAttempt } from '../../account/use-submit.ts';
import { callApi } from '../../api/call.ts';
import { formatDateTime, formatNumber } from '../../i18n/format.ts';
import { useMatchesTexts } from '../../i18n/matches-texts.ts';
import { useLanguage } from '../../i18n/messages.tsx';
import { Button } from '../../ui/button.tsx';
import { ListFrame } from '../list-frame.tsx';
import { Cell, Row, Table } from '../table.tsx';
import { useListQuery } from '../use-list-query.ts';
import { usePagedList } from '../use-paged-list.ts';

const limit = 24;
const keys = ['at', 'kind', 'articles', 'note', 'by'] as const;

/** What was decided about matches, newest first; each can be taken back. */
export function Decisions({ onUndone }: { onUndone: () => Promise<void> }) {
  const texts = useMatchesTexts();
  const language = useLanguage();
  const query = useListQuery();
  const list = usePagedList('listMatchDecisions', { query: { page: query.page, limit } });
  const { run, isBusy, error } = useAttempt(texts.failed);
  const { columns } = texts;
  const undo = (id: string) =>
    run(async () => {
      await callApi('undoMatchDecision', { language, params: { id } });
      await Promise.all([list.reload(), onUndone()]);
    });
  return (
    <section aria-label={texts.decisions} className="grid gap-4 border-t border-rule pt-6">
      <h2 className="text-xl font-bold">{texts.decisions}</h2>
      <FormError message={error} />
      <ListFrame list={list} query={query} limit={limit}>
        <Table label={texts.decisions} columns={keys.map((key) => ({ key, label: columns[key] }))} hasActions>
          {list.items?.map(({ _id, kind, note, articles, decidedBy, decidedAt, undoneAt }) => (
            <Row key={_id}>
              <Cell label={columns.at}>{formatDateTime(language, new Date(decidedAt))}</Cell>
              <Cell label={columns.kind}>{texts.kinds[kind]}</Cell>
              <Cell label={columns.articles}>{formatNumber(language, articles)}</Cell>
              <Cell label={columns.note}>{note || '–'}</Cell>
              <Cell label={columns.by}>{decidedBy}</Cell>
              <Cell>
                {undoneAt ? (
                  <span className="text-ink-soft">{texts.undone}</span>
                ) : (
                  <Button
                    size="sm"
                    disabled={isBusy}
                    onClick={() => undo(_id)}
                    aria-label={texts.undoOf(_id)}
                  >
                    {texts.undo}
                  </Button>
                )}
              </Cell>
            </Row>
          ))}
        </Table>
      </ListFrame>
    </section>
  );
}
