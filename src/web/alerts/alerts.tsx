import { useState } from 'react';
import { useTexts } from '../i18n/texts.ts';
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
  /** What stands below the list would jump as that is drawn. */
  const [isDrawn, setDrawn] = useState(false);
  return (
    <>
      <h1 className="text-3xl font-extrabold">{texts.title}</h1>
      <UnconfirmedNote />
      <NewsPart />
      <AlertList userId={userId} onDrawn={setDrawn} />
      {isDrawn && (
        <>
          <ListAlerts />
          <SearchAlerts />
          <AlertSettings />
        </>
      )}
    </>
  );
}
