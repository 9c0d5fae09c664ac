import { useState } from 'react';
import { maxPhraseCharacters } from '../../../contract/aliases/phrase-limit.ts';
import type { CallInput, CallOutput } from '../../../contract/api.ts';
import { callApi } from '../../api/call.ts';
import { Select, TextField } from '../../forms/field.tsx';
import { FormError } from '../../forms/form-error.tsx';
import { useAttempt, useSubmit } from '../../forms/use-submit.ts';
import { formatDate, formatNumber } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/language.ts';
import { useTexts } from '../../i18n/texts.ts';
import { Button } from '../../ui/button.tsx';
import { useToast } from '../../ui/toasts.tsx';
import { FormActions } from '../editing/edit-form.tsx';
import { ListFrame } from '../list-frame.tsx';
import { ListTools } from '../list-tools.tsx';
import { Cell, Row, Table } from '../table.tsx';
import { adminTexts } from '../texts/texts.ts';
import { useListQuery } from '../use-list-query.ts';
import { usePagedList } from '../use-paged-list.ts';
import { vocabularyTexts } from './texts/texts.ts';

type MissedSearch = CallOutput<'listMissedSearches'>[number];

const limit = 50;
const periods = [1, 7, 30, 90];
const states = ['open', 'dismissed'] as const;

type Decision = Omit<CallInput<'decideMissedSearch'>['body'], 'query'>;

function useDecide(onDecided: () => Promise<void>) {
  const { missed: texts } = useTexts(vocabularyTexts);
  const language = useLanguage();
  const toast = useToast();
  const said = { alias: texts.aliased, dismiss: texts.dismissed, restore: texts.restored };
  return async (query: string, decision: Decision) => {
    await callApi('decideMissedSearch', { language, body: { query, ...decision } });
    toast(said[decision.decision]);
    await onDecided();
  };
}

type AliasProps = { query: string; onSave: (meaning: string) => Promise<void>; onCancel: () => void };

/** Asks what a search means. */
function MeaningForm({ query, onSave, onCancel }: AliasProps) {
  const { missed: texts } = useTexts(vocabularyTexts);
  const { failures } = useTexts(adminTexts);
  const { isBusy, error, onSubmit } = useSubmit((field) => onSave(field('meaning')), failures.update);
  return (
    <form onSubmit={onSubmit} noValidate className="grid gap-3 py-2">
      <FormError message={error} />
      <TextField
        label={texts.meaning(query)}
        name="meaning"
        hint={texts.meaningHint}
        maxLength={maxPhraseCharacters}
        autoFocus
      />
      <FormActions isBusy={isBusy} action={texts.alias} onCancel={onCancel} />
    </form>
  );
}

type RowProps = { item: MissedSearch; isDismissed: boolean; onDecide: ReturnType<typeof useDecide> };

function MissedRow({ item, isDismissed, onDecide }: RowProps) {
  const { missed: texts } = useTexts(vocabularyTexts);
  const { failures } = useTexts(adminTexts);
  const language = useLanguage();
  const { run, isBusy, error } = useAttempt(failures.update);
  const [isAsking, setAsking] = useState(false);
  const { query, count, lastDay } = item;
  if (isAsking) {
    const save = (meaning: string) => onDecide(query, { decision: 'alias', meaning });
    return (
      <Row>
        <Cell span={4}>
          <MeaningForm query={query} onSave={save} onCancel={() => setAsking(false)} />
        </Cell>
      </Row>
    );
  }
  const decide = (decision: 'dismiss' | 'restore') => run(() => onDecide(query, { decision }));
  return (
    <Row>
      <Cell label={texts.columns.query}>
        <span className="font-semibold">{query}</span>
        <FormError message={error} />
      </Cell>
      <Cell label={texts.columns.count} isNumber>
        {formatNumber(language, count)}
      </Cell>
      <Cell label={texts.columns.last}>{formatDate(language, new Date(`${lastDay}T12:00:00Z`))}</Cell>
      <Cell>
        <div className="admin-row-actions admin-one-line">
          <Button size="sm" onClick={() => setAsking(true)} aria-label={texts.aliasOf(query)}>
            {texts.alias}
          </Button>
          {isDismissed ? (
            <Button
              size="sm"
              disabled={isBusy}
              onClick={() => decide('restore')}
              aria-label={texts.restoreOf(query)}
            >
              {texts.restore}
            </Button>
          ) : (
            <Button
              size="sm"
              disabled={isBusy}
              onClick={() => decide('dismiss')}
              aria-label={texts.dismissOf(query)}
            >
              {texts.dismiss}
            </Button>
          )}
        </div>
      </Cell>
    </Row>
  );
}

/** Searches without results: made synonyms, or dismissed. */
export default function MissedSearches() {
  const { missed: texts } = useTexts(vocabularyTexts);
  const query = useListQuery();
  const days = periods.find((each) => String(each) === query.get('days')) ?? 30;
  const state = states.find((each) => each === query.get('state')) ?? 'open';
  const isDismissed = state === 'dismissed';
  const list = usePagedList('listMissedSearches', {
    query: { days, dismissed: String(isDismissed), page: query.page, limit },
  });
  const decide = useDecide(list.reload);
  const columns = [
    { key: 'query', label: texts.columns.query },
    { key: 'count', label: texts.columns.count, isNumber: true },
    { key: 'last', label: texts.columns.last },
  ];
  return (
    <div className="grid gap-4">
      <p className="text-sm text-ink-soft">{texts.note}</p>
      <ListTools
        query={query}
        name="state"
        values={states}
        texts={{ filter: texts.state, names: texts.states }}
      >
        <Select
          label={texts.days}
          value={String(days)}
          onChange={(event) => query.set({ days: event.currentTarget.value })}
          options={periods.map((each) => ({ value: String(each), label: texts.lastDays(each) }))}
        />
      </ListTools>
      <ListFrame list={list} query={query} limit={limit}>
        <Table label={texts.label} columns={columns} hasActions>
          {list.items?.map((item) => (
            <MissedRow key={item.query} item={item} isDismissed={isDismissed} onDecide={decide} />
          ))}
        </Table>
      </ListFrame>
    </div>
  );
}
