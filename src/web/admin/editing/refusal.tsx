import { type ReactNode, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { CallError } from '../../api/call-error.ts';
import { FormError } from '../../forms/form-error.tsx';
import { type RefusedField, RefusedFieldContext } from '../../forms/refused-field.ts';
import { refusedFieldOf } from './refused-field.ts';

type RefusalProps = {
  error: string | undefined;
  failure: CallError | undefined;
  /** The field that the form itself finds wrong. */
  wrong?: RefusedField | undefined;
  /** Of something else in the form. */
  otherError?: string | undefined;
  children: ReactNode;
};

/** What is wrong: at the field that the form or the server refused, which gets the focus, or else above the fields. */
export function Refusal({ error, failure, wrong, otherError, children }: RefusalProps) {
  const refused = useMemo(() => wrong ?? (failure && refusedFieldOf(failure)), [wrong, failure]);
  const [isAtField, setAtField] = useState(false);
  const fields = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const named = [...(fields.current?.querySelectorAll<HTMLElement>('[name]') ?? [])];
    const field = named.find((each) => each.getAttribute('name') === refused?.name);
    setAtField(field !== undefined);
    // What is folded away takes no focus.
    const folded = field?.closest('details');
    if (folded) folded.open = true;
    field?.focus();
  }, [refused]);
  const errors = new Set([isAtField ? undefined : error, otherError]);
  return (
    <RefusedFieldContext value={refused}>
      <FormError message={[...errors].filter(Boolean).join(' ') || undefined} />
      <div ref={fields} className="contents">
        {children}
      </div>
    </RefusedFieldContext>
  );
}
