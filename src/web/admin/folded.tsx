import { type ReactNode, useState } from 'react';
import { Icon } from '../ui/icon.tsx';

type FoldedProps = {
  title: string;
  /** What of it is set, beside the title. */
  note?: string | undefined;
  /** Something in it is set or asked: it opens by itself, and closes by hand alone. */
  isWanted?: boolean;
  children: ReactNode;
};

/** A part of a form that few need, behind its title. */
export function Folded({ title, note, isWanted = false, children }: FoldedProps) {
  const [isOpen, setOpen] = useState(isWanted);
  const [wasWanted, setWasWanted] = useState(isWanted);
  if (isWanted !== wasWanted) {
    setWasWanted(isWanted);
    if (isWanted) setOpen(true);
  }
  return (
    <details
      open={isOpen}
      onToggle={(event) => setOpen(event.currentTarget.open)}
      className="admin-folded group"
    >
      <summary>
        <Icon of="chevron-down" size={16} className="shrink-0 group-open:rotate-180" />
        <span className="min-w-0">{title}</span>
        {note && <span className="text-sm font-normal text-ink-soft">{note}</span>}
      </summary>
      <div className="grid gap-4 pt-1 pb-4">{children}</div>
    </details>
  );
}
