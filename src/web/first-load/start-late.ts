/**
 * Runs in a page, as text, right after the `noscript` that holds what `<Scripts>` rendered, which a browser that runs scripts
 * takes for text. Plain scripts run at once: the page's data are handed to them. What loads files waits until a frame is painted
 * and the first picture is there, for that at most `maxForPicture` milliseconds. Where nobody looks it waits for nothing, so that
 * a page opened in the background is alive when its visitor comes to it.
 */
export function startLate(maxForPicture: number): void {
  const text = document.currentScript?.previousElementSibling?.textContent ?? '';
  const parts = document.createRange().createContextualFragment(text);
  document.head.append(...parts.querySelectorAll('script:not([type])'));
  // A second time there is nothing left to append.
  const begin = () => document.head.append(parts);
  const afterPaint = () => requestAnimationFrame(() => setTimeout(begin));
  const picture = document.querySelector<HTMLImageElement>('img[fetchpriority=high]');
  if (document.hidden) begin();
  else if (!picture || picture.complete) afterPaint();
  else {
    picture.addEventListener('load', afterPaint);
    picture.addEventListener('error', afterPaint);
    setTimeout(afterPaint, maxForPicture);
  }
}
