import { useState } from 'react';
import { CallError } from '../../api/call-error.ts';
import { type Attempt, type Fields, type Submission, useSubmit } from '../../forms/use-submit.ts';
import { useTexts } from '../../i18n/texts.ts';
import { adminTexts } from '../texts/texts.ts';
import type { ConflictField } from './conflict.tsx';
import { currentOf } from './conflict-response.ts';
import { useUnsavedEdit } from './use-unsaved-edit.ts';

/** The state saved by somebody else, the own edit, the fields in which they differ, and the server's message. */
type EditConflict<Current, Mine> = {
  current: Current;
  mine: Mine;
  fields: readonly ConflictField[];
  message: string;
};

type EditOptions<Seen, Mine, Saved> = {
  /** What is edited; undefined: a new one. */
  record: Seen;
  read: (field: Fields, form: FormData, seen: Seen) => Mine;
  /** Saves over the version that was `seen`. */
  send: (mine: Mine, seen: Seen) => Promise<Saved>;
  onSaved: (saved: Saved) => void | Promise<void>;
  /** Everything that the form edits, in both versions. */
  compare: (current: NonNullable<Seen>, mine: Mine) => readonly ConflictField[];
  /** Shown where saving fails without a message of its own. */
  failure?: string;
};

export type Edit<Seen, Mine> = Pick<Attempt, 'isBusy' | 'error' | 'failure' | 'setError'> &
  Pick<Submission, 'onSubmit'> & {
    /** Notes that there is something to lose. */
    onInput: () => void;
    /** The state at the start of the edit: the list's may be newer, which would hide conflicts. */
    initial: Seen;
    /** Continues from what is saved, where the rest of the work may still fail. */
    setInitial: (saved: Seen) => void;
    conflict: EditConflict<NonNullable<Seen>, Mine> | undefined;
    /** After a conflict: overwrites what somebody else saved. */
    keepMine: () => void;
  };

/**
 * A form that edits a record with optimistic locking: a version conflict is shown, and nothing is overwritten. Where somebody
 * else has saved the same, or something that the form does not edit, there is nothing to choose, and it is saved.
 */
export function useEdit<Seen, Mine, Saved>(options: EditOptions<Seen, Mine, Saved>): Edit<Seen, Mine> {
  type Current = NonNullable<Seen>;
  const { failures, conflict: conflictTexts } = useTexts(adminTexts);
  const [initial, setInitial] = useState(options.record);
  const unsaved = useUnsavedEdit();
  const [conflict, setConflict] = useState<EditConflict<Current, Mine>>();

  async function save(mine: Mine, seen: Seen): Promise<void> {
    let saved: Saved;
    try {
      saved = await options.send(mine, seen);
    } catch (error) {
      const current = currentOf<Current>(error);
      if (seen && error instanceof CallError && error.status === 404)
        throw new CallError(404, conflictTexts.gone, error.details);
      if (!current) throw error;
      const fields = options.compare(current, mine).filter(({ theirs, mine: own }) => theirs !== own);
      if (fields.length === 0) return save(mine, current);
      return setConflict({ current, mine, fields, message: (error as Error).message });
    }
    setConflict(undefined);
    unsaved.settle();
    await options.onSaved(saved);
  }

  const { isBusy, error, failure, setError, onSubmit, run } = useSubmit(
    (field, form) => save(options.read(field, new FormData(form), initial), initial),
    options.failure ?? failures.update,
  );
  const keepMine = () => {
    if (conflict) run(() => save(conflict.mine, conflict.current));
  };
  return {
    isBusy,
    error,
    failure,
    setError,
    onSubmit,
    onInput: unsaved.begin,
    initial,
    setInitial,
    conflict,
    keepMine,
  };
}
