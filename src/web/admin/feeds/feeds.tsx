import { useState } from 'react';
import type { Feed } from '../../../contract/feeds/schema.ts';
import { useTexts } from '../../i18n/texts.ts';
import { useFocusAfterRemoval } from '../../ui/behaviour/use-focus-after-removal.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ListFrame } from '../list-frame.tsx';
import { ListSearch } from '../list-search.tsx';
import { Cell, Row, Table } from '../table.tsx';
import { useListQuery } from '../use-list-query.ts';
import { usePagedList } from '../use-paged-list.ts';
import { FeedForm } from './feed-form.tsx';
import { FeedRow } from './feed-row.tsx';
import { ImportRuns } from './import-runs.tsx';
import { PushKey } from './push-key.tsx';
import { feedsTexts } from './texts/texts.ts';
import { useLiveFeeds } from './use-live-feeds.ts';

const limit = 50;
/** What is open below a feed's row; one at a time. */
type Opened = { id: string; what: 'edit' | 'history' };

/** Merchants' feeds and their state. */
export default function Feeds() {
  const texts = useTexts(feedsTexts);
  const query = useListQuery();
  const list = usePagedList('listFeeds', {
    query: { search: query.get('search'), page: query.page, limit },
  });
  const { feeds, now } = useLiveFeeds(list);
  const [isAdding, setAdding] = useState(false);
  const addButton = useFocusAfterRemoval<HTMLButtonElement>(isAdding ? 1 : 0);
  const [opened, setOpened] = useState<Opened>();
  const toggle = (id: string, what: Opened['what']) =>
    setOpened((shown) => (shown?.id === id && shown.what === what ? undefined : { id, what }));
  const finish = (saved?: Feed) => {
    setAdding(false);
    setOpened(undefined);
    if (saved) void list.reload();
  };
  const { columns } = texts;

  return (
    <div className="grid gap-4">
      <div className="admin-tools">
        <ListSearch label={texts.search} query={query} />
        <Button ref={addButton} tone="primary" aria-expanded={isAdding} onClick={() => setAdding(!isAdding)}>
          {texts.add}
        </Button>
      </div>
      {isAdding && (
        <Card>
          <FeedForm onDone={finish} />
        </Card>
      )}
      <ListFrame list={list} query={query} limit={limit}>
        <Table
          label={texts.label}
          columns={(['merchant', 'feed', 'state', 'last', 'next'] as const).map((key) => ({
            key,
            label: columns[key],
          }))}
          hasActions
        >
          {feeds?.flatMap((feed) => {
            const what = opened?.id === feed._id ? opened.what : undefined;
            return [
              <FeedRow
                key={feed._id}
                feed={feed}
                now={now}
                isHistoryShown={what === 'history'}
                onChanged={() => void list.reload()}
                onEdit={() => toggle(feed._id, 'edit')}
                onHistory={() => toggle(feed._id, 'history')}
              />,
              what && (
                <Row key={`${feed._id} ${what}`} isBelow>
                  <Cell span={6}>
                    {what === 'edit' ? (
                      <>
                        <FeedForm feed={feed} onDone={finish} />
                        <PushKey feed={feed} onChanged={() => void list.reload()} />
                      </>
                    ) : (
                      <ImportRuns key={feed.lastRun?._id} feed={feed} onChanged={() => void list.reload()} />
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
