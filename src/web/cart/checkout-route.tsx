import { useState } from 'react';
import { addresses } from '../../contract/addresses.ts';
import { useLanguage } from '../i18n/language.ts';
import { useTexts } from '../i18n/texts.ts';
import { PageHead } from '../layout/page-head.tsx';
import { LinkButton } from '../ui/button.tsx';
import { RetryFailure } from '../ui/retry-failure.tsx';
import { EmptyState, TextLink } from '../ui/states.tsx';
import type { CartLine } from './cart-lines.ts';
import { CartSkeleton } from './cart-states.tsx';
import { useCart } from './cart-store.ts';
import { SplitView } from './split-view.tsx';
import { cartTexts } from './texts/texts.ts';
import { useSplit } from './use-split.ts';
import '../styles/cart.css';

function Split({ lines }: { lines: CartLine[] }) {
  const texts = useTexts(cartTexts);
  const [by, setBy] = useState('');
  const { split, hasFailed, retry } = useSplit(lines, by || undefined);
  if (hasFailed) return <RetryFailure message={texts.split.failed} onRetry={retry} />;
  if (split) return <SplitView lines={lines} split={split} by={by} onBy={setBy} />;
  return (
    <div role="status">
      <p className="pb-4 text-ink-soft">{texts.split.loading}</p>
      <CartSkeleton />
    </div>
  );
}

function Contents() {
  const language = useLanguage();
  const texts = useTexts(cartTexts);
  const lines = useCart();
  if (!lines) return <CartSkeleton />;
  if (lines.length > 0) return <Split lines={lines} />;
  return (
    <EmptyState message={texts.empty}>
      <LinkButton to={addresses.products(language)}>{texts.browse}</LinkButton>
    </EmptyState>
  );
}

/**
 * Checkout: where to buy the whole cart, with links to each merchant; nothing is sold here.
 * Rendered in the browser only.
 */
export default function CheckoutRoute() {
  const language = useLanguage();
  const { split } = useTexts(cartTexts);
  return (
    <div className="grid min-h-[90dvh] content-start gap-6">
      <PageHead title={split.title} description={split.description} isHidden />
      <div className="grid gap-2">
        <h1 className="text-3xl font-extrabold">{split.title}</h1>
        <p className="text-ink-soft">
          {split.lead} <TextLink to={addresses.cart(language)}>{split.back}</TextLink>
        </p>
      </div>
      <Contents />
    </div>
  );
}
