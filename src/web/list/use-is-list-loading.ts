import { useLocation, useNavigation } from 'react-router';
import { useDelayed } from '../ui/behaviour/use-delayed.ts';

/** True once another order or page of the shown list keeps the visitor waiting. */
export function useIsListLoading(): boolean {
  const { pathname } = useLocation();
  const { location } = useNavigation();
  return useDelayed(location?.pathname === pathname);
}
