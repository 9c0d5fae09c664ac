import { type ContextType, use, useSyncExternalStore } from 'react';
import { UNSAFE_DataRouterContext } from 'react-router';

type Routed = NonNullable<ContextType<typeof UNSAFE_DataRouterContext>>;

/**
 * Whether another page is being loaded, told at once: `useNavigation` tells it in a transition, which waits for any part of
 * the present page whose script is on its way, and so says nothing where connections are slow.
 */
export function useIsNavigating(): boolean {
  const { router } = use(UNSAFE_DataRouterContext) as Routed;
  return useSyncExternalStore(
    router.subscribe,
    () => router.state.navigation.state !== 'idle',
    () => false,
  );
}
