import type { MatchDecision } from '../../../contract/matches/schema.ts';
import { callApi } from '../../api/call.ts';
import { FormError } from '../../forms/form-error.tsx';
import { useAttempt } from '../../forms/use-submit.ts';
import { formatDateTime } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/language.ts';
import { useTexts } from '../../i18n/texts.ts';
import { Button } from '../../ui/button.tsx';
import { useToast } from '../../ui/toasts.tsx';
import { ListFrame } from '../list-frame.tsx';
import { Cell, Row, Table } from '../table.tsx';
import { useListQuery } from '../use-list-query.ts';
import { usePagedList } from '../use-paged-list.ts';
import { DecisionSubject } from './decision-subject.tsx';
import { matchesTexts } from './texts/texts.ts';
import { usePerson } from './use-person.ts';

const limit = 24;
const keys = ['at', 'kind', 'subject', 'note', 'by'] as const;

type DecisionRowProps = { decision: MatchDecision; isBusy: boolean; onUndo: () => void };

function DecisionRow({ decision, isBusy, onUndo }: DecisionRowProps) {
  const texts = useTexts(matchesTexts);
  const language = useLanguage();
  const nameOf = usePerson();
  const { columns } = texts;
  const { _id, kind, note, decidedBy, decidedAt, undoneBy, undoneAt, overruledBy } = decision;
  const at = (time: string) => formatDateTime(language, new Date(time));
  return (
    <Row>
      <Cell label={columns.at}>
        {at(decidedAt)}
        <span className="block text-ink-soft">{texts.numbered(_id)}</span>
      </Cell>
      <Cell label={columns.kind}>
        <span className="font-semibold">{texts.kinds[kind]}</span>
        {overruledBy && <span className="block text-warn">{texts.overruled(overruledBy)}</span>}
      </Cell>
      <Cell label={columns.subject} isName>
        <DecisionSubject subject={decision} />
      </Cell>
      <Cell label={columns.note}>{note || '–'}</Cell>
      <Cell label={columns.by}>
        <span className="md:inline-block md:min-w-20">{nameOf(decidedBy)}</span>
      </Cell>
      <Cell>
        {undoneAt && undoneBy ? (
          <span className="text-ink-soft">{texts.undone(nameOf(undoneBy), at(undoneAt))}</span>
        ) : (
          <Button
            size="sm"
            disabled={isBusy}
            onClick={onUndo}
            aria-label={texts.undoOf(_id)}
            className="whitespace-nowrap"
          >
            {texts.undo}
          </Button>
        )}
      </Cell>
    </Row>
  );
}

type DecisionsProps = {
  label: string;
  /** Only those about this product. */
  product?: string;
  onUndone: () => Promise<void>;
};

/** What was decided about matches, newest first; each can be taken back. */
export function Decisions({ label, product, onUndone }: DecisionsProps) {
  const texts = useTexts(matchesTexts);
  const language = useLanguage();
  const toast = useToast();
  const query = useListQuery();
  const list = usePagedList('listMatchDecisions', { query: { product, page: query.page, limit } });
  const { run, isBusy, error } = useAttempt(texts.undoFailed);
  const { columns } = texts;
  const undo = (id: string) =>
    run(async () => {
      try {
        await callApi('undoMatchDecision', { language, params: { id } });
        toast(texts.undoneToast);
      } finally {
        // Reloads to show the other decision.
        await Promise.all([list.reload(), onUndone()]);
      }
    });
  return (
    <section aria-label={label} className="grid gap-4 border-t border-rule pt-6">
      <h2 className="text-xl font-bold">{label}</h2>
      <FormError message={error} />
      <ListFrame list={list} query={query} limit={limit}>
        <Table label={label} columns={keys.map((key) => ({ key, label: columns[key] }))} hasActions>
          {list.items?.map((decision) => (
            <DecisionRow
              key={decision._id}
              decision={decision}
              isBusy={isBusy}
              onUndo={() => undo(decision._id)}
            />
          ))}
        </Table>
      </ListFrame>
    </section>
  );
}
