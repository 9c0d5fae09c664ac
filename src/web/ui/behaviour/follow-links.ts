import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router';

const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !(metaKey || ctrlKey || shiftKey || altKey);

/**
 * Event delegation for a list of many links, those of our own pages: each is a plain `a`, as the router's own link component
 * would cost time for each, on the server and during hydration.
 */
export function useFollowLinks(): (event: MouseEvent) => void {
  const navigate = useNavigate();
  return (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || link.origin !== location.origin || !isPlain(event) || event.defaultPrevented) return;
    event.preventDefault();
    const { pathname, search, hash, href } = link;
    void navigate(pathname + search + hash, { replace: href === location.href });
  };
}
