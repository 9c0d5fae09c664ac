/**
 * Runs in the page, as text, right after the `noscript` that holds the output of `<Scripts>`: a browser with scripting
 * parses it as text. Classic scripts run at once, since the data of the loaders are passed to them. Module scripts and
 * their preloads wait until a frame is painted and the first picture is loaded, at most `maxForPicture` milliseconds; in
 * a hidden page they wait for nothing, so that a page opened in the background is hydrated when its visitor comes to it.
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
