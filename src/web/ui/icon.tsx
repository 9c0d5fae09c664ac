import { classNames } from './class-names.ts';
import type { IconName } from './icon-names.ts';
import sprite from './icons.svg';

type IconProps = { of: IconName; size?: 16 | 20 | 24 | 28; className?: string };

/**
 * A decorative icon of the one set; what it means stands in a label beside it or on its button.
 * The outlines are one file that the browser keeps, not part of pages and scripts.
 */
export function Icon({ of: name, size = 20, className }: IconProps) {
  return (
    <svg aria-hidden="true" width={size} height={size} className={classNames('icon', className)}>
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}
