import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';
import type { IconName } from './icon-names.ts';

type Tone = 'primary' | 'secondary' | 'quiet';
type Size = 'md' | 'sm';

const tones: Record<Tone, string> = {
  primary: 'button-primary',
  secondary: 'button-secondary',
  quiet: 'button-quiet',
};
const sizes: Record<Size, string> = { md: 'button-md', sm: 'button-sm' };
const base = 'button';

type Look = { tone?: Tone | undefined; size?: Size | undefined; icon?: IconName | undefined };

/** The look of a button, for a plain `<a>` that leads out of the site. */
export const buttonClass = ({ tone = 'secondary', size = 'md' }: Look = {}, className?: string): string =>
  classNames(base, tones[tone], sizes[size], className);

/** A button; `type` is `button` unless said otherwise. */
export function Button({ tone, size, icon, className, children, ...rest }: Look & ComponentProps<'button'>) {
  return (
    <button type="button" {...rest} className={buttonClass({ tone, size }, className)}>
      {icon && <Icon of={icon} />}
      {children}
    </button>
  );
}

/** A link of the site that looks like a button. */
export function LinkButton({
  tone,
  size,
  icon,
  className,
  children,
  ...rest
}: Look & ComponentProps<typeof Link>) {
  return (
    <Link {...rest} className={buttonClass({ tone, size }, className)}>
      {icon && <Icon of={icon} />}
      {children}
    </Link>
  );
}

type IconButtonProps = Omit<ComponentProps<'button'>, 'children'> & {
  label: string;
  icon: IconName;
  /** A letter that stands in the icon's place. */
  mark?: string | undefined;
};

/** A 44 px button that shows only an icon; its label is its accessible name and its tooltip. */
export function IconButton({ label, icon, mark, className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      {...rest}
      className={classNames(base, tones.quiet, 'size-11 shrink-0', className)}
    >
      {mark ? (
        <span aria-hidden="true" className="button-mark">
          {mark}
        </span>
      ) : (
        <Icon of={icon} />
      )}
    </button>
  );
}
