import { useCallback, useState } from 'react';
import { type PictureFormat, pictureAddress } from '../../../contract/catalogue/pictures.ts';
import type { Picture } from '../../../contract/catalogue/schema.ts';
import { classNames } from '../class-names.ts';

const placeholder = '/placeholder.svg';

type ProductImageProps = {
  src: string | null;
  /** Our copies of it, for the browser to choose from. */
  picture?: Picture | null;
  /** What the picture shows; empty where the text beside it says so already. */
  alt: string;
  /** Width and height of the square that is kept free for it, in CSS pixels. */
  size: number;
  /** How wide it is drawn, where that is not `size`: the `sizes` of an image. */
  sizes?: string;
  /** The largest picture of the first screen: loaded at once and first. */
  isPriority?: boolean;
  className?: string;
};

/** `width` counts the copy's longer side: in a square of that width it is as sharp as can be. */
const srcSetOf = (picture: Picture, format: PictureFormat): string =>
  picture.sizes.map((size) => `${pictureAddress(picture.name, size, format)} ${size}w`).join(', ');

/** A picture on white in a square of fixed size; the placeholder where it is missing or does not load. */
export function ProductImage({
  src,
  picture = null,
  alt,
  size,
  sizes = `${size}px`,
  isPriority = false,
  className,
}: ProductImageProps) {
  const [brokenSrc, setBrokenSrc] = useState<string>();
  // A picture may have failed before hydration, without an error event.
  const checkLoaded = useCallback((image: HTMLImageElement | null) => {
    if (image?.complete && image.naturalWidth === 0) setBrokenSrc(image.getAttribute('src') ?? undefined);
  }, []);
  const isShown = src !== null && src !== brokenSrc;
  const copies = isShown ? picture : null;
  return (
    <span className={classNames('picture', className)}>
      <picture>
        {copies?.formats.includes('avif') && (
          <source type="image/avif" srcSet={srcSetOf(copies, 'avif')} sizes={sizes} />
        )}
        <img
          ref={checkLoaded}
          loading={isPriority ? 'eager' : 'lazy'}
          fetchPriority={isPriority ? 'high' : undefined}
          decoding="async"
          sizes={copies ? sizes : undefined}
          srcSet={copies ? srcSetOf(copies, 'webp') : undefined}
          src={isShown ? src : placeholder}
          alt={alt}
          width={copies?.width ?? size}
          height={copies?.height ?? size}
          onError={() => src && setBrokenSrc(src)}
        />
      </picture>
    </span>
  );
}
