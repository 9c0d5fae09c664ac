import type { Product } from '../../contract/catalogue/schema.ts';
import { useTexts } from '../i18n/texts.ts';
import { bodyTexts } from './body-texts/texts.ts';
import { productTexts } from './texts/texts.ts';

/** Where the parts of a long page begin. */
export function PageContents({ product }: { product: Product }) {
  const { offers, specifications } = useTexts(productTexts);
  const texts = useTexts(bodyTexts);
  const parts = [
    { id: 'offers', label: product.merchantsCount ? offers.nav(product.merchantsCount) : offers.title },
    { id: 'history', label: texts.historyTitle },
    ...(product.labels ? [{ id: 'labels', label: texts.labels.title }] : []),
    { id: 'specifications', label: specifications.title },
    { id: 'similar', label: texts.similar.title },
  ];
  return (
    <nav aria-label={texts.onThisPage} className="border-y border-ink">
      <ul className="flex flex-wrap gap-x-6">
        {parts.map(({ id, label }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="inline-flex min-h-11 items-center text-sm font-semibold hover:text-brand hover:underline"
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
