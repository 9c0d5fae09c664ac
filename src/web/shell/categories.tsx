import { type FocusEvent, useEffect, useRef, useState } from 'react';
import type { NamedCategory } from '../layout/named-category.ts';
import { noticeMissing } from '../ui/behaviour/offline-notice.ts';
import { withRetries } from '../ui/behaviour/with-retries.ts';
import { CategoryLinks } from './category-links.tsx';

const loadMenu = withRetries(() => import('./category-menu.tsx'), noticeMissing);
type Loaded = Awaited<ReturnType<typeof loadMenu>>;

type Props = { departments: NamedCategory[]; className?: string };

/** The departments, and what is below them once that is loaded; the focus stays at the department that had it. */
export function Categories({ departments, className = '' }: Props) {
  const [menu, setMenu] = useState<Loaded>();
  useEffect(() => {
    void loadMenu().then((loaded) => loaded.showAtRest(() => setMenu(loaded)));
  }, []);
  const place = useRef<HTMLDivElement>(null);
  const focused = useRef(-1);
  const items = () => [...(place.current?.firstElementChild?.children ?? [])];
  const noteFocus = ({ target }: FocusEvent) => {
    focused.current = items().findIndex((item) => item.contains(target));
  };
  // Whoever has gone elsewhere since is not called back: only what was removed leaves the focus to the page or the dialog.
  const restoreFocus = () => {
    if (!document.activeElement?.contains(place.current)) return;
    items()[focused.current]?.querySelector<HTMLElement>('summary, a')?.focus();
  };
  return (
    // biome-ignore lint/a11y: it only looks where the focus is.
    <div ref={place} className="contents" onFocus={noteFocus}>
      {menu ? (
        <menu.CategoryMenu departments={departments} onChange={restoreFocus} />
      ) : (
        <CategoryLinks categories={departments} className={className} />
      )}
    </div>
  );
}
