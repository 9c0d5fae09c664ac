import { lazy, Suspense } from 'react';
import { addresses } from '../../contract/addresses.ts';
import { useCartTexts } from '../i18n/cart-texts.ts';
import { useLanguage } from '../i18n/messages.tsx';
import { PageHead } from '../layout/page-head.tsx';
import { useSession } from '../session/session.ts';
import { AskFailed } from '../ui/ask-failed.tsx';
import { Button, LinkButton } from '../ui/button.tsx';
import { EmptyState } from '../ui/states.tsx';
import { useFocusAfterRemoval } from '../ui/use-focus-after-removal.ts';
import { CartLineRow } from './cart-line-row.tsx';
import type { CartLine } from './cart-lines.ts';
import { CartSkeleton } from './cart-states.tsx';
import { changeCart, useCart, useIsUnsaved } from './cart-store.ts';
import { CartTotal } from './cart-total.tsx';
import { byId } from './line-now.ts';
import { useSplit } from './use-split.ts';
import '../styles/cart.css';

const ListAlertPart = lazy(() => import('../alerts/list-alert-part.tsx'));

function CartLines({ lines }: { lines: CartLine[] }) {
  const texts = useCartTexts();
  const answer = useSplit(lines);
  const now = byId(answer.split?.lines ?? []);
  return (
    <div className="cart-page">
      <div className="grid content-start gap-4">
        {answer.hasFailed && <AskFailed message={texts.loadFailed} onRetry={answer.retry} />}
        <ul className="border-t border-ink">
          {lines.map((line) => (
            <CartLineRow key={line._id} line={line} now={now.get(line._id)} hasFailed={answer.hasFailed} />
          ))}
        </ul>
        <p>
          <Button tone="quiet" size="sm" icon="trash" onClick={() => changeCart(() => [])}>
            {texts.clear}
          </Button>
        </p>
      </div>
      <CartTotal lines={lines} answer={answer} />
    </div>
  );
}

function Contents() {
  const language = useLanguage();
  const texts = useCartTexts();
  const lines = useCart();
  const session = useSession();
  const isUnsaved = useIsUnsaved();
  if (!lines) return <CartSkeleton />;
  if (lines.length > 0) {
    return (
      <>
        <CartLines lines={lines} />
        {session.state === 'signedIn' && (
          <Suspense fallback={null}>
            <ListAlertPart list="cart" isUnsaved={isUnsaved} />
          </Suspense>
        )}
      </>
    );
  }
  return (
    <EmptyState message={texts.empty}>
      <LinkButton to={addresses.products(language)}>{texts.browse}</LinkButton>
    </EmptyState>
  );
}

/** The cart as a page (SPEC §4, DECISIONS "Where the spec shows no content"). Drawn in the browser alone. */
export default function CartRoute() {
  const texts = useCartTexts();
  const heading = useFocusAfterRemoval<HTMLHeadingElement>(useCart()?.length ?? 0);
  return (
    <div className="grid min-h-[90dvh] content-start gap-6">
      <PageHead title={texts.title} description={texts.description} isHidden />
      <h1 ref={heading} tabIndex={-1} className="text-3xl font-extrabold">
        {texts.title}
      </h1>
      <Contents />
    </div>
  );
}
