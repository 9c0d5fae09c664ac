import { useState } from 'react';
import { currentOf } from './conflict-response.ts';

/** The state saved by somebody else, the own edit, and the server's message. */
export type EditConflict<Current, Mine> = { current: Current; mine: Mine; message: string };

/** Saves an edit with optimistic locking: a version conflict is shown, and nothing is overwritten. */
export function useConflict<Current, Mine>() {
  const [clash, setClash] = useState<EditConflict<Current, Mine>>();
  /**
   * Rejects as `save` does, except for a conflict; returns the result of `save`, undefined for a conflict.
   */
  async function saveUnlessConflict<T>(mine: Mine, save: () => Promise<T>): Promise<T | undefined> {
    try {
      return await save();
    } catch (error) {
      const current = currentOf<Current>(error);
      if (!current) throw error;
      setClash({ current, mine, message: (error as Error).message });
      return undefined;
    }
  }
  return { clash, saveUnlessConflict, forget: () => setClash(undefined) };
}
