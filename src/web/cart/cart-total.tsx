import { addresses } from '../../contract/addresses.ts';
import type { CartPlan } from '../../contract/cart.schema.ts';
import { useCartTexts } from '../i18n/cart-texts.ts';
import { formatPrice } from '../i18n/format.ts';
import { useLanguage } from '../i18n/messages.tsx';
import { LinkButton } from '../ui/button.tsx';
import { Price } from '../ui/price.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import type { CartLine } from './cart-lines.ts';
import { bestPlan, type SplitAnswer } from './use-split.ts';

function BestTotal({ plan, isLeft }: { plan: CartPlan; isLeft: boolean }) {
  const language = useLanguage();
  const texts = useCartTexts();
  const { total, deliveryKnown, parcels, saving } = plan;
  return (
    <>
      <p>
        <Price euros={total} size="lg" isBest={deliveryKnown} />
      </p>
      <p className="text-sm text-ink-soft">
        {texts.split.parcels(parcels.length)},{' '}
        {deliveryKnown ? texts.deliveryIncluded : texts.split.deliveryUnknown}
        {isLeft && <span className="block text-warn">{texts.notAll}</span>}
      </p>
      {saving !== null && saving > 0 && (
        <p suppressHydrationWarning className="text-sm font-medium text-good">
          {texts.split.saving(formatPrice(language, saving))}
        </p>
      )}
    </>
  );
}

/** What the whole cart costs at best, and the way to the merchants. */
export function CartTotal({
  lines,
  answer: { split, isAsking, hasFailed },
}: {
  lines: readonly CartLine[];
  answer: SplitAnswer;
}) {
  const language = useLanguage();
  const texts = useCartTexts();
  const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  const plan = split && (bestPlan(split.plans) ?? split.plans[0]);
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
      {plan && <BestTotal plan={plan} isLeft={split.left.length > 0} />}
      {split && !plan && <p>{texts.split.nothing}</p>}
      <LinkButton to={addresses.checkout(language)} tone="primary">
        {texts.checkout}
      </LinkButton>
      <p className="text-sm text-ink-soft">{texts.checkoutNote}</p>
    </section>
  );
}
