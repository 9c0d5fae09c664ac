import { useMessages } from '../i18n/messages.tsx';
import { PageHead } from '../layout/page-head.tsx';
import { RecentStrip } from '../recent/recent-strip.tsx';

export default function HomeRoute() {
  const { home } = useMessages();
  return (
    <>
      <PageHead title={home.title} path="/" />
      <h1 className="text-3xl font-extrabold">{home.headline}</h1>
      <RecentStrip />
    </>
  );
}
