import { type ReactNode, type RefObject, useEffect, useEffectEvent, useId, useRef } from 'react';
import { useLocation } from 'react-router';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';
import type { IconName } from './icon-names.ts';

type MenuProps = {
  label: string;
  icon: IconName;
  /** Only the icon is shown; the label is its accessible name. */
  isCompact?: boolean;
  className?: string;
  onOpen?: () => void;
  children: ReactNode;
};

function useCloseOnNavigation(panel: RefObject<HTMLElement | null>) {
  const { key } = useLocation();
  const shownAt = useRef(key);
  useEffect(() => {
    if (shownAt.current !== key) panel.current?.hidePopover?.();
    shownAt.current = key;
  }, [key, panel]);
}

/** A button with a popover below it: works before the page's scripts, closes on Escape, outside and on leaving. */
export function Menu({ label, icon, isCompact = false, className, onOpen, children }: MenuProps) {
  const id = useId();
  const panel = useRef<HTMLDivElement>(null);
  useCloseOnNavigation(panel);
  const noteOpened = useEffectEvent(() => {
    if (panel.current?.hidePopover && panel.current.matches(':popover-open')) onOpen?.();
  });
  // Whoever was quick has opened it before the scripts came. Browsers without popovers know no such selector.
  useEffect(() => noteOpened(), []);
  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        {...(isCompact && { 'aria-label': label, title: label })}
        className={classNames(
          'inline-flex min-h-11 shrink-0 items-center justify-center gap-2 rounded-md px-3 font-semibold hover:bg-shade',
          isCompact && 'min-w-11',
          className,
        )}
      >
        <Icon of={icon} />
        {!isCompact && label}
        {!isCompact && <Icon of="chevron-down" size={16} />}
      </button>
      <div
        ref={panel}
        id={id}
        popover="auto"
        onBeforeToggle={onOpen}
        className="menu max-h-[70dvh] overflow-y-auto rounded-md border border-rule bg-surface p-2 text-ink shadow-float"
      >
        {children}
      </div>
    </>
  );
}

/** The look of a link or button in a menu or sheet. */
export const menuItemClass = 'menu-item';
