import { type FocusEvent, Suspense, useRef } from 'react';
import type { NamedCategory } from '../layout/named-category.ts';
import { lazyPart } from '../ui/behaviour/lazy-part.ts';
import { CategoryLinks } from './category-links.tsx';

const CategoryMenu = lazyPart(() => import('./category-menu.tsx'));

type Props = { departments: NamedCategory[]; className?: string };

/** The departments, and what is below them once that is loaded; the focus stays at the department that had it. */
export function Categories({ departments, className = '' }: Props) {
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
      <Suspense fallback={<CategoryLinks categories={departments} className={className} />}>
        <CategoryMenu departments={departments} onChange={restoreFocus} />
      </Suspense>
    </div>
  );
}
