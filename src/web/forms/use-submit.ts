import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { messageOf } from '../api/call.ts';

/** Something that makes a call: what it says when that fails, and whether it is under way. */
export type Attempt = {
  isBusy: boolean;
  error: string | undefined;
  setError: (message: string | undefined) => void;
  /** Does the work, and says what fails. */
  run: (work: () => Promise<void>) => void;
};

/** Told when something has succeeded: what failed before it is old news, wherever on the screen it is said. */
const forgetters = new Set<() => void>();

/**
 * Work rejects with a CallError, whose message is shown, or `fallback` where it has none (SPEC §8), until something on the
 * screen succeeds.
 */
export function useAttempt(fallback: string): Attempt {
  const [isBusy, setBusy] = useState(false);
  const [error, showError] = useState<string>();
  const hasFailed = useRef(false);
  useEffect(() => {
    const forget = () => showError(undefined);
    forgetters.add(forget);
    return () => void forgetters.delete(forget);
  }, []);

  function setError(message: string | undefined) {
    hasFailed.current = message !== undefined;
    showError(message);
  }

  async function attempt(work: () => Promise<void>) {
    setBusy(true);
    setError(undefined);
    try {
      await work();
      if (!hasFailed.current) for (const forget of forgetters) forget();
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
