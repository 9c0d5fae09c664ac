import type { Feed } from '../../../contract/feeds/schema.ts';
import { callApi } from '../../api/call.ts';
import { formatNumber } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/language.ts';
import { useTexts } from '../../i18n/texts.ts';
import { ConfirmDialog } from '../confirm-dialog.tsx';
import { useLoaded } from '../use-loaded.ts';
import { feedsTexts } from './texts/texts.ts';

type FeedDeletionProps = { feed: Feed; onDeleted: () => void; onClose: () => void };

/** What is lost with a feed, in numbers. */
function Loss({ feed }: { feed: Feed }) {
  const { deletion: texts } = useTexts(feedsTexts);
  const language = useLanguage();
  const { value: loss, error } = useLoaded('getFeedLoss', { params: { id: feed._id } });
  if (!loss) return <p role="status">{error ?? texts.counting}</p>;
  const shown = (n: number) => formatNumber(language, n);
  const { offers, kept, products, productsWithout, runs } = loss;
  const lost = offers - kept;
  return (
    <ul className="list-disc pl-5">
      <li>{texts.lost(lost, shown(lost))}</li>
      {kept > 0 && <li>{texts.kept(kept, shown(kept))}</li>}
      {products > 0 && <li>{texts.products(products, shown(products))}</li>}
      {productsWithout > 0 && <li>{texts.without(productsWithout, shown(productsWithout))}</li>}
      {runs > 0 && <li>{texts.runs(runs, shown(runs))}</li>}
      {feed.busySince !== null && <li>{texts.running}</li>}
    </ul>
  );
}

/** Confirms the deletion of a feed, with what is lost. */
export function FeedDeletion({ feed, onDeleted, onClose }: FeedDeletionProps) {
  const { deletion: texts } = useTexts(feedsTexts);
  const language = useLanguage();
  return (
    <ConfirmDialog
      title={texts.ask(feed.name, feed.merchant.name)}
      onConfirm={async () => (await callApi('deleteFeed', { language, params: { id: feed._id } })).message}
      onDone={onDeleted}
      onClose={onClose}
    >
      <Loss feed={feed} />
      <p>{texts.stays}</p>
    </ConfirmDialog>
  );
}
