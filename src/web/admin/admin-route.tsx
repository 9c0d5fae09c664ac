import { Suspense, useId, useState } from 'react';
import { Link } from 'react-router';
import { mayUse } from '../../contract/accounts/roles.ts';
import { addresses } from '../../contract/addresses.ts';
import { useLanguage } from '../i18n/language.ts';
import { useTexts } from '../i18n/texts.ts';
import { PageHead } from '../layout/page-head.tsx';
import { routeError } from '../load.ts';
import { Protected } from '../session/protected.tsx';
import type { SessionUser } from '../session/session.ts';
import { Button } from '../ui/button.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import type { Route } from './+types/admin-route.ts';
import { adminTexts } from './texts/texts.ts';
import './admin.css';
import { LeaveGuard } from './editing/leave-guard.tsx';
import { rootOf, type TabName, tabAt, tabNames, tabs } from './tabs.ts';

function readTab(rest: string | undefined) {
  const tab = tabAt(rest);
  if (!tab) throw routeError('not_found');
  return { tab };
}

/** Depends on the address only: roles are checked in the browser, and enforced by each call. */
export const loader = ({ params }: Route.LoaderArgs) => readTab(params['*']);
export const clientLoader = ({ params }: Route.ClientLoaderArgs) => readTab(params['*']);

const accessOf = (name: TabName) => tabs[name].access ?? 'admin';

/** All tabs: beside what they show where there is room, else behind a button. */
function TabBar({ current, user }: { current: TabName; user: SessionUser }) {
  const texts = useTexts(adminTexts);
  const language = useLanguage();
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <nav
      aria-label={texts.title}
      className="admin-tabs"
      onKeyDown={(event) => event.key === 'Escape' && setOpen(false)}
    >
      <Button icon="menu" aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
        {texts.title}
      </Button>
      <div id={id} data-open={isOpen}>
        {tabNames
          .filter((name) => !tabs[name].under && mayUse(user.role, accessOf(name)))
          .map((name) => (
            <Link
              key={name}
              to={addresses.admin(language, tabs[name].path)}
              aria-current={name === current ? 'page' : name === rootOf(current) ? 'true' : undefined}
            >
              {texts.tabs[name]}
            </Link>
          ))}
      </div>
    </nav>
  );
}

/** The parts of a tab, each with an address of its own. */
function Sections({ current }: { current: TabName }) {
  const texts = useTexts(adminTexts);
  const language = useLanguage();
  const parts = tabNames.filter((name) => rootOf(name) === rootOf(current));
  const sections: Partial<Record<TabName, string>> = texts.sections;
  if (parts.length === 1) return null;
  return (
    <nav aria-label={texts.parts} className="admin-sections">
      {parts.map((name) => (
        <Link
          key={name}
          to={addresses.admin(language, tabs[name].path)}
          aria-current={name === current ? 'page' : undefined}
        >
          {sections[name] ?? texts.tabs[name]}
        </Link>
      ))}
    </nav>
  );
}

function Waiting() {
  return (
    <div className="grid content-start gap-4">
      <Skeleton className="h-11" />
      <Skeleton className="h-60" />
    </div>
  );
}

/** The back office: tabs, each with an address of its own. Rendered in the browser only. */
export default function AdminRoute({ loaderData: { tab } }: Route.ComponentProps) {
  const texts = useTexts(adminTexts);
  const { Content } = tabs[tab];
  return (
    <div className="admin">
      <PageHead title={`${texts.tabs[tab]} – ${texts.title}`} isHidden />
      <h1 className="text-2xl font-extrabold">{texts.tabs[tab]}</h1>
      <Protected key={tab} access={accessOf(tab)} fallback={<Waiting />}>
        {(user) => (
          <>
            <LeaveGuard />
            <TabBar current={tab} user={user} />
            <div className="grid min-w-0 content-start gap-6">
              <Sections current={tab} />
              <Suspense fallback={<Waiting />}>
                <Content user={user} />
              </Suspense>
            </div>
          </>
        )}
      </Protected>
    </div>
  );
}
