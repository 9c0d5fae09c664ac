import { useState } from 'react';
import type { MerchantCategory } from '../../../contract/merchant-categories/schema.ts';
import { Checkbox, Select } from '../../forms/field.tsx';
import { FormError } from '../../forms/form-error.tsx';
import { formatNumber } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/language.ts';
import { useTexts } from '../../i18n/texts.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ListFrame } from '../list-frame.tsx';
import { ListTools } from '../list-tools.tsx';
import { Table } from '../table.tsx';
import { useListQuery } from '../use-list-query.ts';
import { usePagedList } from '../use-paged-list.ts';
import { Extent } from './extent.tsx';
import { MerchantCategoryRow } from './merchant-category-row.tsx';
import { merchantCategoriesTexts } from './texts/texts.ts';
import { type Decision, useDecide } from './use-category-decision.ts';
import { type OurCategories, useOurCategories } from './use-our-categories.ts';

const limit = 50;
const states = ['open', 'unsure', 'sure', 'decided', 'ignored'] as const;
type State = (typeof states)[number];

type BulkProps = {
  state: State;
  items: readonly MerchantCategory[];
  chosen: ReadonlySet<string>;
  ours: OurCategories;
  onChoose: (ids: readonly string[]) => void;
  onDecide: (decision: Decision) => void;
  isBusy: boolean;
};

/** What is done with all chosen ones at once. */
function Bulk({ state, items, chosen, ours, onChoose, onDecide, isBusy }: BulkProps) {
  const texts = useTexts(merchantCategoriesTexts);
  const language = useLanguage();
  const [category, setCategory] = useState('');
  const isNone = chosen.size === 0 || isBusy;
  const isDecided = state === 'decided' || state === 'ignored';
  return (
    <div className="admin-tools admin-bulk">
      <Checkbox
        checked={items.length > 0 && chosen.size === items.length}
        onChange={(event) => onChoose(event.currentTarget.checked ? items.map(({ _id }) => _id) : [])}
      >
        {texts.selectAll}
      </Checkbox>
      <span role="status" className="self-center text-sm text-ink-soft">
        {texts.selected(chosen.size, formatNumber(language, chosen.size))}
      </span>
      <Select
        label={texts.target}
        value={category}
        onChange={(event) => setCategory(event.currentTarget.value)}
        options={[{ value: '', label: texts.noTarget }, ...ours.options]}
      />
      {chosen.size > 0 && <Extent ids={[...chosen]} />}
      <Button
        tone="primary"
        disabled={isNone || category === ''}
        onClick={() => onDecide({ decision: 'map', category })}
      >
        {texts.map}
      </Button>
      {state !== 'ignored' && (
        <Button disabled={isNone} onClick={() => onDecide({ decision: 'ignore' })}>
          {texts.ignore}
        </Button>
      )}
      {isDecided && (
        <Button disabled={isNone} onClick={() => onDecide({ decision: 'undo' })}>
          {texts.undo}
        </Button>
      )}
    </div>
  );
}

function useChosen(items: readonly MerchantCategory[] | undefined) {
  const [ids, setIds] = useState<readonly string[]>([]);
  // Only visible rows count as chosen.
  const chosen = new Set(items?.flatMap(({ _id }) => (ids.includes(_id) ? [_id] : [])));
  const toggle = (id: string) =>
    setIds(chosen.has(id) ? [...chosen].filter((each) => each !== id) : [...chosen, id]);
  return { chosen, setIds, toggle };
}

/** Merchants' categories and their mapping, one by one or many at once. */
export default function MerchantCategories() {
  const texts = useTexts(merchantCategoriesTexts);
  const query = useListQuery();
  const state = states.find((each) => each === query.get('state')) ?? 'open';
  const search = query.get('search') || undefined;
  const list = usePagedList('listMerchantCategories', { query: { state, search, page: query.page, limit } });
  const ours = useOurCategories();
  const { chosen, setIds, toggle } = useChosen(list.items);
  const { decide, takeBack, last, isBusy, error } = useDecide(async () => {
    setIds([]);
    await list.reload();
  });
  const { path, offers, merchant, ours: our } = texts.columns;
  const columns = [
    { key: 'path', label: path },
    { key: 'merchant', label: merchant },
    { key: 'offers', label: offers, isNumber: true },
    { key: 'ours', label: our },
  ];
  return (
    <div className="grid gap-4">
      <ListTools
        query={query}
        name="state"
        values={states}
        texts={{ search: texts.search, filter: texts.state, names: texts.states }}
      />
      <p className="text-sm text-ink-soft">{texts.notes[state]}</p>
      <FormError message={error} />
      <div role="status">
        {last && (
          <Card className="flex flex-wrap items-center justify-between gap-3">
            <span>{last.text}</span>
            <Button size="sm" disabled={isBusy} onClick={takeBack}>
              {texts.takeBack}
            </Button>
          </Card>
        )}
      </div>
      <ListFrame list={list} query={query} limit={limit}>
        <Bulk
          state={state}
          items={list.items ?? []}
          chosen={chosen}
          ours={ours}
          onChoose={setIds}
          onDecide={(decision) => decide([...chosen], decision)}
          isBusy={isBusy}
        />
        <Table label={texts.label} columns={columns} hasActions>
          {list.items?.map((item) => (
            <MerchantCategoryRow
              key={item._id}
              item={item}
              ours={ours}
              isChosen={chosen.has(item._id)}
              isBusy={isBusy}
              onChoose={() => toggle(item._id)}
              onDecide={(decision) => decide([item._id], decision)}
            />
          ))}
        </Table>
      </ListFrame>
    </div>
  );
}
