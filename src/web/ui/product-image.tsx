import { useCallback, useState } from 'react';
import { classNames } from './class-names.ts';

const placeholder = '/placeholder.svg';

type ProductImageProps = {
  src: string | null;
  /** What the picture shows; empty where the text beside it says so already. */
  alt: string;
  /** Width and height of the square that is kept free for it, in CSS pixels. */
  size: number;
  /** The largest picture of the first screen: loaded at once and first. */
  isPriority?: boolean;
  className?: string;
};

/** A picture on white in a square of fixed size; the placeholder where it is missing or does not load. */
export function ProductImage({ src, alt, size, isPriority = false, className }: ProductImageProps) {
  const [brokenSrc, setBrokenSrc] = useState<string>();
  // A picture may have failed before the page's scripts ran: its error event is over by then.
  const checkLoaded = useCallback((image: HTMLImageElement | null) => {
    if (image?.complete && image.naturalWidth === 0) setBrokenSrc(image.getAttribute('src') ?? undefined);
  }, []);
  return (
    <span className={classNames('block aspect-square overflow-hidden bg-plate', className)}>
      <img
        ref={checkLoaded}
        src={src && src !== brokenSrc ? src : placeholder}
        alt={alt}
        width={size}
        height={size}
        loading={isPriority ? 'eager' : 'lazy'}
        fetchPriority={isPriority ? 'high' : 'auto'}
        decoding="async"
        onError={() => src && setBrokenSrc(src)}
        className="size-full object-contain"
      />
    </span>
  );
}
