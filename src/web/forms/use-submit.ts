import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { CallError, messageOf } from '../api/call-error.ts';
import { useKeptFocus } from '../ui/behaviour/use-kept-focus.ts';
import { tellFaultsInPageLanguage } from './page-language.ts';

/** The state of an action: its error message, and whether it is pending. */
export type Attempt = {
  isBusy: boolean;
  error: string | undefined;
  /** The refused or failed call that the error is about; undefined: it is about none. */
  failure: CallError | undefined;
  setError: (message: string | undefined) => void;
  /** Runs the work and sets the error. */
  run: (work: () => Promise<void>) => void;
};

/** Notified of a success anywhere on the screen, which clears old errors. */
const clearers = new Set<() => void>();

const nothing = { error: undefined, failure: undefined };

/**
 * The message of a rejected CallError is shown, or `fallback`, until another action succeeds; one that only looks
 * (`isLook`) leaves the messages of others.
 */
export function useAttempt(fallback: string, isLook = false): Attempt {
  const [isBusy, setBusy] = useState(false);
  const keepFocus = useKeptFocus(isBusy);
  const [{ error, failure }, show] = useState<Pick<Attempt, 'error' | 'failure'>>(nothing);
  const hasFailed = useRef(false);
  useEffect(() => {
    const clear = () => show(nothing);
    clearers.add(clear);
    return () => void clearers.delete(clear);
  }, []);

  function setError(message: string | undefined) {
    hasFailed.current = message !== undefined;
    show({ error: message, failure: undefined });
  }

  async function attempt(work: () => Promise<void>) {
    keepFocus();
    setBusy(true);
    setError(undefined);
    try {
      await work();
      if (!isLook && !hasFailed.current) for (const clear of clearers) clear();
    } catch (reason) {
      hasFailed.current = true;
      show({
        error: messageOf(reason, fallback),
        failure: reason instanceof CallError ? reason : undefined,
      });
    } finally {
      setBusy(false);
    }
  }
  return { isBusy, error, failure, setError, run: (work) => void attempt(work) };
}

/** The same for a form. */
export type Submission = Attempt & {
  /** Handles `onSubmit`; `work` gets the fields by their names. */
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
};

/** A form's texts by their fields' names; '' where there is none. */
export type Fields = (name: string) => string;

export const fieldsOf =
  (data: FormData): Fields =>
  (name) =>
    String(data.get(name) ?? '');

/** A form that makes a call, once at a time. */
export function useSubmit(
  work: (field: Fields, form: HTMLFormElement) => Promise<void>,
  fallback: string,
): Submission {
  const attempt = useAttempt(fallback);
  useEffect(tellFaultsInPageLanguage, []);
  return {
    ...attempt,
    onSubmit(event) {
      event.preventDefault();
      if (attempt.isBusy) return;
      const form = event.currentTarget;
      const field = fieldsOf(new FormData(form));
      attempt.run(() => work(field, form));
    },
  };
}
