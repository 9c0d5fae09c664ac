import { useIsBusy } from '../api/busy.ts';
import { useTexts } from '../i18n/texts.ts';
import { DrawnTogether } from '../ui/drawn-together.tsx';
import { LoadingStatus } from '../ui/loading-status.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { AlertList } from './alert-list.tsx';
import { AlertSettings } from './alert-settings.tsx';
import { ListAlerts } from './lists/list-alerts.tsx';
import { SearchAlerts } from './lists/search-alerts.tsx';
import { NewsPart } from './news-part.tsx';
import { alertTexts } from './texts/texts.ts';
import UnconfirmedNote from './unconfirmed-note.tsx';

/** The user's alerts, notifications and settings. */
export default function Alerts({ userId }: { userId: string }) {
  const texts = useTexts(alertTexts);
  const isOverlaid = useIsBusy();
  return (
    <>
      <h1 className="text-3xl font-extrabold">{texts.title}</h1>
      <UnconfirmedNote />
      <DrawnTogether
        fallback={
          <>
            <LoadingStatus isLoading={!isOverlaid} />
            <Skeleton className="h-40" />
          </>
        }
      >
        <NewsPart />
        <AlertList userId={userId} />
        <ListAlerts />
        <SearchAlerts />
        <AlertSettings />
      </DrawnTogether>
    </>
  );
}
