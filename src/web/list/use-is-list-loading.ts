import { useLocation, useNavigation } from 'react-router';
import { useDelayed } from '../ui/behaviour/use-delayed.ts';

/** True once loading another order or page of the list takes noticeable time. */
export function useIsListLoading(): boolean {
  const { pathname } = useLocation();
  const { location } = useNavigation();
  return useDelayed(location?.pathname === pathname);
}
