/**
 * Runs in the page, as text: where a browser brings back the page as it was left, with the button “back”, it is seen where it was
 * left. Safari places it after the event `pageshow`, in which the router tells browsers to leave the place alone, so that it would
 * stand at the top.
 */
export function returnToPlace(): void {
  let left = 0;
  addEventListener('pagehide', () => {
    left = scrollY;
  });
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted && scrollY === 0) scrollTo(0, left);
  });
}
