import { useState } from 'react';
import { currentOf } from './conflict-response.ts';

/** What somebody else saved meanwhile, what was to be saved, and how the server says so. */
export type EditConflict<Current, Mine> = { current: Current; mine: Mine; message: string };

/** Saves an edit; where somebody else has saved meanwhile that is shown as a clash, and nothing is overwritten. */
export function useConflict<Current, Mine>() {
  const [clash, setClash] = useState<EditConflict<Current, Mine>>();
  /** Rejects as `save` does, but for a clash; answers what was saved, undefined for a clash. */
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
