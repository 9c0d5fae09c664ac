import { messageOf } from '../api/call.ts';
import { useToast } from '../ui/toasts.tsx';

/** Does work that makes a call; a toast tells where it fails, in the server's words or in `fallback`. */
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
