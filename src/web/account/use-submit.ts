import { type SubmitEvent, useState } from 'react';
import { messageOf } from '../api/call.ts';

/** Something that makes a call: what it says when that fails, and whether it is under way. */
export type Attempt = {
  isBusy: boolean;
  error: string | undefined;
  setError: (message: string | undefined) => void;
  /** Does the work, and says what fails. */
  run: (work: () => Promise<void>) => void;
};

/** Work rejects with a CallError, whose message is shown, or `fallback` where it has none (SPEC §8). */
export function useAttempt(fallback: string): Attempt {
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<string>();

  async function attempt(work: () => Promise<void>) {
    setBusy(true);
    setError(undefined);
    try {
      await work();
    } catch (failure) {
      setError(messageOf(failure, fallback));
    } finally {
      setBusy(false);
    }
  }
  return { isBusy, error, setError, run: (work) => void attempt(work) };
}

/** The same for a form. */
export type Submission = Attempt & {
  /** Handles `onSubmit`; `work` gets the fields by their names. */
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
};

type Fields = (name: string) => string;

/** A form that makes a call, once at a time. */
export function useSubmit(
  work: (field: Fields, form: HTMLFormElement) => Promise<void>,
  fallback: string,
): Submission {
  const attempt = useAttempt(fallback);
  return {
    ...attempt,
    onSubmit(event) {
      event.preventDefault();
      if (attempt.isBusy) return;
      const form = event.currentTarget;
      const data = new FormData(form);
      attempt.run(() => work((name) => String(data.get(name) ?? ''), form));
    },
  };
}
