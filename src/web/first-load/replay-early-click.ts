/**
 * Runs in the page, as text, before its scripts are asked for: a press on a button that nothing listens to yet is done once
 * React has taken the button over, which marks it. Until then React knows nothing of the press, or stops it where it cannot
 * hydrate the button's part at once. Only the last press counts, and for `maxWait` milliseconds. What a popover's button
 * does needs no script, and is not done again.
 */
export function replayEarlyClick(maxWait: number): void {
  const isHydrated = (button: Element) => Object.keys(button).some((key) => key.startsWith('__reactProps'));
  let until: number;
  let waiting: ReturnType<typeof setTimeout>;

  function press(button: HTMLElement) {
    if (!button.isConnected || Date.now() > until) return;
    if (isHydrated(button)) button.click();
    else waiting = setTimeout(press, 50, button);
  }
  function notePress(event: Event) {
    // Who presses again because nothing happens means it once.
    clearTimeout(waiting);
    const button = (event.target as Element).closest<HTMLElement>('button');
    if (event.isTrusted) until = Date.now() + maxWait;
    if (!button?.matches('[type=button]:not([popovertarget])')) return;
    // Added now, it comes after React's own listener in the document.
    const afterReact = () => {
      if (!isHydrated(button) || event.cancelBubble) waiting = setTimeout(press, 50, button);
    };
    document.addEventListener('click', afterReact, { capture: true, once: true });
  }
  addEventListener('click', notePress, true);
}
