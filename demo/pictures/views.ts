import type { DemoProduct } from '../catalogue/products.ts';
import { between } from '../random.ts';

/** How a product is shown: from the front, turned to either side, or a part of it close by. */
export const views = ['front', 'left', 'detail', 'right'] as const;
export type View = (typeof views)[number];

/** Products that have further pictures, of all; most of them two. */
const share = 0.6;

/** The views that a product's merchants have pictures of, the front first; none of a product without pictures. */
export function viewsOf({ sku, exception }: Pick<DemoProduct, 'sku' | 'exception'>): View[] {
  if (exception.hasNoPicture) return [];
  if (between(0, 1, sku, 'views') > share) return ['front'];
  return between(0, 1, sku, 'all views') < 0.35
    ? ['front', 'left', 'detail', 'right']
    : ['front', 'left', 'detail'];
}

/** What is drawn of a sheet from that side: part of it, and how that is turned. */
export const framing: Record<View, { viewBox: (size: number, margin: number) => string; transform: string }> =
  {
    front: { viewBox: whole, transform: '' },
    left: { viewBox: whole, transform: 'translate(70 58) scale(.78 .94) skewY(-7)' },
    right: { viewBox: whole, transform: 'translate(70 -20) scale(.78 .94) skewY(7)' },
    detail: { viewBox: (size) => `${size * 0.3} ${size * 0.28} ${size * 0.4} ${size * 0.4}`, transform: '' },
  };

function whole(size: number, margin: number): string {
  return `${margin} ${margin} ${size - 2 * margin} ${size - 2 * margin}`;
}
