import { useEffect } from 'react';
import { Link, useLocation } from 'react-router';
import { addresses } from '../../../contract/addresses.ts';
import { useLanguage } from '../../i18n/language.ts';
import { useTexts } from '../../i18n/texts.ts';
import { useFocusAfterRemoval } from '../../ui/behaviour/use-focus-after-removal.ts';
import { IconButton, LinkButton } from '../../ui/button.tsx';
import { ProductImage } from '../../ui/product/product-image.tsx';
import { clearComparison, removeFromComparison, useComparison } from '../compare-list.ts';
import { maxChosen, sideBySideAddress } from '../side-by-side/chosen-products.ts';
import { trayTexts } from './texts/texts.ts';

/** Moves the focus to the content when the tray disappears. */
function useFocusOnceGone() {
  useEffect(
    () => () => {
      if (document.activeElement === document.body)
        document.getElementById('main')?.focus({ preventScroll: true });
    },
    [],
  );
}

/** Shown on every page except the comparison itself. */
export default function CompareTray() {
  const language = useLanguage();
  const texts = useTexts(trayTexts);
  const { pathname } = useLocation();
  const products = useComparison().toReversed();
  const tray = useFocusAfterRemoval<HTMLElement>(products.length);
  useFocusOnceGone();
  if (products.length === 0 || pathname.endsWith('/comparePrice')) return null;
  return (
    <section ref={tray} tabIndex={-1} aria-label={texts.label} className="compare-tray">
      <ul className="flex min-w-0 gap-2">
        {products.map(({ id, title, image }) => (
          <li key={id} className="relative w-9 shrink-0 sm:w-12">
            <Link to={addresses.product(language, id)} aria-label={title} title={title}>
              <ProductImage src={image} alt="" size={48} className="rounded-sm" />
            </Link>
            <button
              type="button"
              aria-label={texts.removeOf(title)}
              onClick={() => removeFromComparison(id)}
              className="compare-tray-remove"
            >
              ×
            </button>
          </li>
        ))}
      </ul>
      <p className="sr-only" role="status">
        {texts.count(products.length, maxChosen)}
      </p>
      <div className="ml-auto flex items-center gap-1">
        <LinkButton
          to={sideBySideAddress(
            language,
            products.map(({ id }) => id),
          )}
          tone="primary"
          size="sm"
          className="whitespace-nowrap"
        >
          {texts.compare(products.length)}
        </LinkButton>
        <IconButton label={texts.clear} icon="trash" onClick={clearComparison} className="max-sm:hidden" />
      </div>
    </section>
  );
}
