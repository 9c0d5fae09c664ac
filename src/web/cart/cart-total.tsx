import { Suspense } from 'react';
import { addresses } from '../../contract/addresses.ts';
import type { CartPlan, CartSplit } from '../../contract/cart/schema.ts';
import { formatPrice } from '../i18n/format.ts';
import { useLanguage } from '../i18n/language.ts';
import { useTexts } from '../i18n/texts.ts';
import { lazyPart } from '../ui/behaviour/lazy-part.ts';
import { LinkButton } from '../ui/button.tsx';
import { Price } from '../ui/product/price.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { TextLink } from '../ui/states.tsx';
import type { CartLine } from './cart-lines.ts';
import { PlanPrice } from './plan-price.tsx';
import { cartTexts } from './texts/texts.ts';
import { useDeliveryText } from './use-delivery-text.ts';
import { ownPlan, type SplitResult, shownPlan } from './use-split.ts';

/** Few shoppers have terms of their own. */
const OwnLine = lazyPart(async () => ({ default: (await import('../my-price/own-line.tsx')).OwnLine }));

function BestTotal({ plan, isLeft }: { plan: CartPlan; isLeft: boolean }) {
  const language = useLanguage();
  const texts = useTexts(cartTexts);
  const { goods, delivery, deliveryKnown, parcels, saving } = plan;
  const cost = useDeliveryText(plan);
  const included = delivery > 0 ? texts.deliveryIncluded : texts.split.freeDelivery;
  return (
    <>
      <dl className="grid gap-1 text-sm">
        <div className="leader">
          <dt>{texts.goods}</dt>
          <dd>
            <Price euros={goods} size="sm" />
          </dd>
        </div>
        <div className="leader">
          <dt>{texts.deliveryOf(texts.split.parcels(parcels.length))}</dt>
          <dd className="tabular-nums">{cost}</dd>
        </div>
      </dl>
      <p>
        <PlanPrice plan={plan} size="lg" isBest={deliveryKnown} />
      </p>
      <p className="text-sm text-ink-soft">
        {texts.split.parcels(parcels.length)}, {deliveryKnown ? included : texts.split.deliveryUnknown}
        {isLeft && <span className="block text-warn">{texts.notAll}</span>}
      </p>
      {saving !== null && saving > 0 && (
        <p className="text-sm font-medium text-good">{texts.split.saving(formatPrice(language, saving))}</p>
      )}
    </>
  );
}

/** The total by the shopper's own terms, beside the public one. */
function OwnTotal({ split }: { split: CartSplit }) {
  const language = useLanguage();
  const { own: texts } = useTexts(cartTexts);
  const plan = ownPlan(split);
  return (
    <div className="grid gap-1 text-sm">
      {plan && (
        <Suspense fallback={null}>
          <OwnLine total={plan.total} deliveryKnown={plan.deliveryKnown} parts={[]} />
        </Suspense>
      )}
      {split.own && split.own.left.length > 0 && (
        <p className="text-ink-soft">{texts.left(split.own.left.length)}</p>
      )}
      <TextLink to={addresses.myPrice(language)}>{texts.terms}</TextLink>
    </div>
  );
}

/** The best total of the cart, and the link to checkout. */
export function CartTotal({
  lines,
  result: { split, isAsking, hasFailed },
}: {
  lines: readonly CartLine[];
  result: SplitResult;
}) {
  const language = useLanguage();
  const texts = useTexts(cartTexts);
  const plan = split && shownPlan(split);
  // Those of the total, as long as there is one.
  const counted = plan?.parcels.flatMap(({ items }) => items) ?? lines;
  const pieces = counted.reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    <section
      aria-labelledby="total"
      aria-busy={isAsking}
      className="decision-box grid content-start gap-3 self-start"
    >
      <h2 id="total" className="font-sans text-sm font-semibold text-ink-soft">
        {texts.best(pieces)}
      </h2>
      {!split && !hasFailed && <Skeleton className="h-24" />}
      {plan && <BestTotal plan={plan} isLeft={split.left.some(({ reason }) => reason !== 'unknown')} />}
      {split && !plan && <p>{texts.split.nothing}</p>}
      {split && <OwnTotal split={split} />}
      {(plan || !split) && (
        <LinkButton to={addresses.checkout(language)} tone="primary">
          {texts.checkout}
        </LinkButton>
      )}
      <p className="text-sm text-ink-soft">{texts.checkoutNote}</p>
    </section>
  );
}
