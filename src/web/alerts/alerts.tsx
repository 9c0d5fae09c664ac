import { AlertList } from './alert-list.tsx';
import { AlertSettings } from './alert-settings.tsx';
import { ListAlerts } from './list-alerts.tsx';
import { NewsPart } from './news-part.tsx';
import { useAlertTexts } from './texts/use-texts.ts';
import UnconfirmedNote from './unconfirmed-note.tsx';

/** One's alerts, what they told, and how they tell it. */
export default function Alerts({ userId }: { userId: string }) {
  const texts = useAlertTexts();
  return (
    <>
      <h1 className="text-3xl font-extrabold">{texts.title}</h1>
      <UnconfirmedNote />
      <NewsPart />
      <AlertList userId={userId} />
      <ListAlerts />
      <AlertSettings />
    </>
  );
}
