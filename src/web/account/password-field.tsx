import { type ComponentProps, useId, useState } from 'react';
import { controlClass } from '../forms/control.tsx';
import { FieldFrame } from '../forms/field.tsx';
import { useTexts } from '../i18n/texts.ts';
import { IconButton } from '../ui/button.tsx';
import { accountTexts } from './texts/texts.ts';

/** A password with its label, and a button that shows or hides it. */
export function PasswordField({ label, ...rest }: { label: string } & ComponentProps<'input'>) {
  const { auth } = useTexts(accountTexts);
  const [isShown, setShown] = useState(false);
  const id = useId();
  return (
    <FieldFrame id={id} label={label}>
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
    </FieldFrame>
  );
}
