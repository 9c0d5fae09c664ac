import { type SubmitEvent, useState } from 'react';
import { messageOf } from '../api/call.ts';

/** A form that makes a call: what it says when that fails, and whether it is under way. */
export type Submission = {
  isBusy: boolean;
  error: string | undefined;
  setError: (message: string | undefined) => void;
  /** Handles `onSubmit`; `work` gets the fields by their names. */
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
  /** Does the same with other work: says what fails. */
  run: (work: () => Promise<void>) => void;
};

type Fields = (name: string) => string;

/** `work` rejects with a CallError, whose message is shown, or `fallback` where it has none (SPEC §8). */
export function useSubmit(
  work: (field: Fields, form: HTMLFormElement) => Promise<void>,
  fallback: string,
): Submission {
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<string>();

  async function attempt(task: () => Promise<void>) {
    setBusy(true);
    setError(undefined);
    try {
      await task();
    } catch (failure) {
      setError(messageOf(failure, fallback));
    } finally {
      setBusy(false);
    }
  }

  return {
    isBusy,
    error,
    setError,
    onSubmit(event) {
      event.preventDefault();
      if (isBusy) return;
      const form = event.currentTarget;
      const data = new FormData(form);
      void attempt(() => work((name) => String(data.get(name) ?? ''), form));
    },
    run: (task) => void attempt(task),
  };
}
