import { useEffect, useState } from 'react';
import { addresses } from '../../../contract/addresses.ts';
import type { ManagedMerchant } from '../../../contract/merchants/schema.ts';
import { useLanguage } from '../../i18n/language.ts';
import { useTexts } from '../../i18n/texts.ts';
import { TextLink } from '../../ui/states.tsx';
import { ListFrame } from '../list-frame.tsx';
import { ListSearch } from '../list-search.tsx';
import { Cell, Row, Table } from '../table.tsx';
import { useListQuery } from '../use-list-query.ts';
import { useLoadedWithToast } from '../use-loaded.ts';
import { type PagedList, usePagedList } from '../use-paged-list.ts';
import { MerchantForm } from './merchant-form.tsx';
import { MerchantRow, type OpenedPart } from './merchant-row.tsx';
import { Quality } from './quality.tsx';
import { merchantsTexts } from './texts/texts.ts';

const limit = 50;
const pollEvery = 2_000;
const columnCount = 6;

/** Polls while a change is not applied to offers yet. */
function useFollowing({ items, reload }: PagedList<ManagedMerchant>): void {
  const isMoving = items?.some(({ isApplied }) => !isApplied) ?? false;
  useEffect(() => {
    if (!isMoving) return undefined;
    const timer = setInterval(() => document.visibilityState === 'visible' && void reload(), pollEvery);
    return () => clearInterval(timer);
  }, [isMoving, reload]);
}

function useColumns() {
  const { columns } = useTexts(merchantsTexts);
  return [
    { key: 'merchant', label: columns.merchant },
    { key: 'state', label: columns.state },
    { key: 'offers', label: columns.offers, isNumber: true },
    { key: 'delivery', label: columns.delivery },
    { key: 'freshness', label: columns.freshness },
  ];
}

/** Management of merchants. */
export default function Merchants() {
  const texts = useTexts(merchantsTexts);
  const query = useListQuery();
  const list = usePagedList('listMerchants', {
    query: { search: query.get('search'), page: query.page, limit },
  });
  useFollowing(list);
  const suggestions = useLoadedWithToast('listDeliveryRuleSuggestions', {});
  const columns = useColumns();
  const language = useLanguage();
  const [opened, setOpened] = useState<{ id: string; part: OpenedPart }>();
  const toggle = (id: string, part: OpenedPart) =>
    setOpened((shown) => (shown?.id === id && shown.part === part ? undefined : { id, part }));
  const stopEditing = (changed?: ManagedMerchant) => {
    setOpened(undefined);
    if (!changed) return;
    list.replace(({ _id }) => _id === changed._id, changed);
    void suggestions.reload();
  };
  const reload = () => {
    void list.reload();
    void suggestions.reload();
  };

  return (
    <div className="grid gap-4">
      <div className="admin-tools">
        <ListSearch label={texts.search} query={query} />
      </div>
      <p className="text-sm text-ink-soft">
        {texts.madeByFeeds} <TextLink to={addresses.admin(language, 'feeds')}>{texts.toFeeds}</TextLink>
      </p>
      <ListFrame list={list} query={query} limit={limit}>
        <Table label={texts.label} columns={columns} hasActions>
          {list.items?.flatMap((merchant) => {
            const part = opened?.id === merchant._id ? opened.part : undefined;
            return [
              <MerchantRow
                key={merchant._id}
                merchant={merchant}
                suggestion={suggestions.value?.find(({ merchantId }) => merchantId === merchant._id)}
                opened={part}
                onOpen={(wanted) => toggle(merchant._id, wanted)}
                onChanged={reload}
              />,
              part && (
                <Row key={`${merchant._id} ${part}`} isBelow>
                  <Cell span={columnCount}>
                    {part === 'edit' ? (
                      <MerchantForm merchant={merchant} onDone={stopEditing} />
                    ) : (
                      <Quality merchant={merchant} />
                    )}
                  </Cell>
                </Row>
              ),
            ];
          })}
        </Table>
      </ListFrame>
    </div>
  );
}
