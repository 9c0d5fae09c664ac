import { type RefObject, useEffect, useRef } from 'react';

/** An uncontrolled field that is set to `value` when that changes; a new key would lose the focus. */
export function useShownValue<T extends HTMLInputElement | HTMLSelectElement>(
  value: string,
): RefObject<T | null> {
  const field = useRef<T>(null);
  const shown = useRef(value);
  useEffect(() => {
    // Not on mount: something may have been typed before hydration.
    if (shown.current !== value && field.current) field.current.value = value;
    shown.current = value;
  }, [value]);
  return field;
}
