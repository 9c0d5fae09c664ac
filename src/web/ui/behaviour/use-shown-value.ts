import { type RefObject, useEffect, useRef } from 'react';

/** A field of its own that shows `value` when that changes; under another key it would lose the focus. */
export function useShownValue<T extends HTMLInputElement | HTMLSelectElement>(
  value: string,
): RefObject<T | null> {
  const field = useRef<T>(null);
  const shown = useRef(value);
  useEffect(() => {
    // Not at first: something may have been typed before the script was there.
    if (shown.current !== value && field.current) field.current.value = value;
    shown.current = value;
  }, [value]);
  return field;
}
