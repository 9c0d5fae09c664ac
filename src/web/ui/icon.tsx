import type { LucideIcon } from 'lucide-react';

type IconProps = { of: LucideIcon; size?: 16 | 20 | 24; className?: string };

/** A decorative icon of the one set; what it means stands in a label beside it or on its button. */
export function Icon({ of: Drawing, size = 20, className = 'shrink-0' }: IconProps) {
  return <Drawing aria-hidden="true" size={size} strokeWidth={1.75} className={className} />;
}
