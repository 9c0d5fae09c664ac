import { routeError } from '../load.ts';

/** Any path that is no page: 404, drawn by the root's error boundary inside the layout. */
export function loader() {
  throw routeError('not_found');
}

export default function NotFoundRoute() {
  return null;
}
