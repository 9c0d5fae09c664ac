import { type ComponentProps, useId, useState } from 'react';
import { useAccountTexts } from '../account/texts/use-texts.ts';
import { IconButton } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { controlClass } from './control.tsx';

/** A long form may have been sent from far below. */
const bringIntoView = (message: HTMLElement | null) => message?.scrollIntoView({ block: 'nearest' });

/** What is wrong, above a form; read out and seen when it appears. */
export function FormError({ id, message }: { id?: string; message: string | undefined }) {
  return (
    <div role="alert" id={id}>
      {message && (
        <p
          ref={bringIntoView}
          className="flex items-start gap-2 rounded-md border border-warn p-3 text-sm font-medium text-warn"
        >
          <Icon of="triangle-exclamation-point" />
          <span className="min-w-0 wrap-anywhere">{message}</span>
        </p>
      )}
    </div>
  );
}

/** A password with its label, and a button that shows or hides it. */
export function PasswordField({ label, ...rest }: { label: string } & ComponentProps<'input'>) {
  const { auth } = useAccountTexts();
  const [isShown, setShown] = useState(false);
  const id = useId();
  return (
    <div className="grid gap-1">
      <label htmlFor={id} className="text-sm font-semibold">
        {label}
      </label>
      <div className="relative">
        <input
          maxLength={1_024}
          autoCapitalize="none"
          spellCheck={false}
          {...rest}
          id={id}
          type={isShown ? 'text' : 'password'}
          className={`${controlClass} pr-12`}
        />
        <IconButton
          label={isShown ? auth.hidePassword : auth.showPassword}
          aria-controls={id}
          icon={isShown ? 'eye-off' : 'eye'}
          onClick={() => setShown(!isShown)}
          className="absolute top-0 right-0"
        />
      </div>
    </div>
  );
}
