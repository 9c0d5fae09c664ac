/**
 * Runs in the page, as text, before its scripts are asked for: a press on a button that nothing listens to yet is done once
 * React has taken the button over. React marks what it has taken over: the document where it begins, then each element. Only
 * the last press counts, and for `maxWait` milliseconds. What a popover's button does needs no script, and is not done again.
 */
export function replayEarlyClick(maxWait: number): void {
  const hasMark = (node: Node, mark: string) => Object.keys(node).some((key) => key.startsWith(mark));
  let pressed: HTMLElement | null | undefined;

  function waitFor(button: HTMLElement, until: number) {
    if (button !== pressed || !button.isConnected || Date.now() > until) return;
    if (hasMark(button, '__reactProps')) button.click();
    else setTimeout(waitFor, 50, button, until);
  }
  function notePress({ target }: Event) {
    // Once it has begun, React sees presses itself.
    pressed = hasMark(document, '__reactContainer') ? undefined : (target as Element).closest('button');
    if (pressed?.matches('[type=button]:not([popovertarget])')) waitFor(pressed, Date.now() + maxWait);
  }
  addEventListener('click', notePress, true);
}
