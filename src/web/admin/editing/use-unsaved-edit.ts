import { useEffect, useState, useSyncExternalStore } from 'react';
import { createListeners } from '../../ui/behaviour/listeners.ts';

/** The forms on the screen in which somebody has typed what is not saved. */
const unsaved = new Set<object>();
const { subscribe, notify } = createListeners();

export const hasUnsavedEdits = (): boolean => unsaved.size > 0;

/** The same, as it changes. */
export const useHasUnsavedEdits = (): boolean =>
  useSyncExternalStore(subscribe, hasUnsavedEdits, hasUnsavedEdits);

/** Keeps in mind whether a form holds what is not saved, for as long as it is shown. */
export function useUnsavedEdit(): { begin: () => void; settle: () => void } {
  const [edit] = useState(() => {
    const form = {};
    return {
      begin() {
        unsaved.add(form);
        notify();
      },
      settle() {
        unsaved.delete(form);
        notify();
      },
    };
  });
  useEffect(() => edit.settle, [edit]);
  return edit;
}
