import { type KeyboardEvent, type MouseEvent, type UIEvent, useRef, useState } from 'react';
import { largestCopy, pictureAddress } from '../../contract/catalogue/pictures.ts';
import type { Product } from '../../contract/catalogue/schema.ts';
import { useTexts } from '../i18n/texts.ts';
import { ProductImage } from '../ui/product/product-image.tsx';
import { productTexts } from './texts/texts.ts';

const sizes = '(min-width: 64rem) 352px, (min-width: 50rem) 176px, 92vw';
const thumbnail = 64;

/** Number of pictures that a key moves by. */
const steps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 };

const slideId = (index: number) => `picture-${index + 1}`;

/**
 * Several pictures of a product in a strip that is swiped, scrolled, or gone through by arrow keys and thumbnails; the
 * strip works before the page's scripts, and thumbnails do as links.
 */
export function Gallery({ product: { title, pictures } }: { product: Pick<Product, 'title' | 'pictures'> }) {
  const { gallery: texts } = useTexts(productTexts);
  const strip = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(0);
  const count = pictures.length;

  const go = (index: number) => strip.current?.scrollTo({ left: strip.current.clientWidth * index });
  const onScroll = ({ currentTarget: { scrollLeft, clientWidth } }: UIEvent) =>
    setCurrent(Math.round(scrollLeft / clientWidth));
  function onKeyDown(event: KeyboardEvent) {
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    go(Math.min(Math.max(current + step, 0), count - 1));
  }
  const choose = (index: number) => (event: MouseEvent) => {
    event.preventDefault();
    go(index);
  };

  return (
    <section aria-label={texts.of(title)} className="gallery">
      {/* biome-ignore lint/a11y: what scrolls has to be reached by keys */}
      <ul ref={strip} tabIndex={0} className="gallery-strip" onScroll={onScroll} onKeyDown={onKeyDown}>
        {pictures.map((picture, index) => (
          <li key={picture.name} id={slideId(index)}>
            <ProductImage
              src={largestCopy(picture)}
              picture={picture}
              alt={texts.picture(index + 1, count)}
              size={352}
              sizes={sizes}
              isPriority={index === 0}
            />
          </li>
        ))}
      </ul>
      <p aria-hidden="true" className="gallery-count">
        {current + 1} / {count}
      </p>
      <ul className="gallery-thumbs">
        {pictures.map(({ name, sizes: [smallest = 0] }, index) => (
          <li key={name}>
            <a
              href={`#${slideId(index)}`}
              aria-label={texts.picture(index + 1, count)}
              aria-current={index === current ? 'true' : undefined}
              onClick={choose(index)}
            >
              <ProductImage src={pictureAddress(name, smallest, 'webp')} alt="" size={thumbnail} />
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
