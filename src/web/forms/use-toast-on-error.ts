import { messageOf } from '../api/call-error.ts';
import { useToast } from '../ui/toasts.tsx';

/** Runs an action; a failure is shown in a toast, with the server's message or `fallback`. */
export function useToastOnError(fallback: string): (work: () => Promise<void>) => Promise<void> {
  const toast = useToast();
  return async (work) => {
    try {
      await work();
    } catch (failure) {
      toast(messageOf(failure, fallback));
    }
  };
}
