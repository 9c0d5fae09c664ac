import { useEffect, useState } from 'react';

/** The forms on the screen in which somebody has typed what is not saved. */
const unsaved = new Set<object>();

export const hasUnsavedEdits = (): boolean => unsaved.size > 0;

/** Keeps in mind whether a form holds what is not saved, for as long as it is shown. */
export function useUnsavedEdit(): { begin: () => void; settle: () => void } {
  const [form] = useState(() => ({}));
  useEffect(() => () => void unsaved.delete(form), [form]);
  return { begin: () => void unsaved.add(form), settle: () => void unsaved.delete(form) };
}
