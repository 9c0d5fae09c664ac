import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router';

const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !(metaKey || ctrlKey || shiftKey || altKey);

/**
 * What a list of many links of the site hears presses with: each of them is a plain `a`, where the router's own would
 * compute and listen for itself, on the server and once more in the browser.
 */
export function useFollowLinks(): (event: MouseEvent) => void {
  const navigate = useNavigate();
  return (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || !isPlain(event) || event.defaultPrevented) return;
    event.preventDefault();
    const { pathname, search, hash, href } = link;
    void navigate(pathname + search + hash, { replace: href === location.href });
  };
}
