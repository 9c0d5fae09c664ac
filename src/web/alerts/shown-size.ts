/** Whether the product of the page comes in sizes. */
export const hasSizes = (): boolean => document.querySelector('#sizes') !== null;

/** The size that a product's page shows, for an alert that is set with one press. An address may name one that it does not come in. */
export function shownSize(): { size?: string } {
  const size = document.querySelector('#sizes [aria-current]')?.textContent;
  return size ? { size } : {};
}
