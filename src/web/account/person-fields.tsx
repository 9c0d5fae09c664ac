import type { ComponentProps } from 'react';
import { accountLimits } from '../../contract/accounts/account-rules.ts';
import { TextField } from '../forms/field.tsx';
import { useTexts } from '../i18n/texts.ts';
import { accountTexts } from './texts/texts.ts';

type FieldProps = Partial<ComponentProps<typeof TextField>>;

/** What an account knows of a person: all of it is required. */
export function NameField(props: FieldProps) {
  const { auth } = useTexts(accountTexts);
  return (
    <TextField
      label={auth.name}
      name="name"
      autoComplete="name"
      required
      maxLength={accountLimits.name}
      {...props}
    />
  );
}

export function EmailField(props: FieldProps) {
  const { auth } = useTexts(accountTexts);
  return (
    <TextField
      label={auth.email}
      name="email"
      type="email"
      autoComplete="email"
      required
      maxLength={accountLimits.email}
      {...props}
    />
  );
}

export function PhoneField(props: FieldProps) {
  const { auth } = useTexts(accountTexts);
  return (
    <TextField
      label={auth.phone}
      name="phone"
      type="tel"
      autoComplete="tel"
      required
      maxLength={accountLimits.phone.max}
      {...props}
    />
  );
}
