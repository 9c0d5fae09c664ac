import { useState } from 'react';
import type { CartPlan, CartSplit } from '../../contract/cart/schema.ts';
import { useTexts } from '../i18n/texts.ts';
import { ArrivalChoice, type ArrivalChoiceProps } from './arrival-choice.tsx';
import type { CartLine } from './cart-lines.ts';
import { useNames } from './line-names.ts';
import { ChangedPrices, LeftLines } from './line-notes.tsx';
import { byLine } from './line-now.ts';
import { ParcelCard } from './parcel-card.tsx';
import { PlanChoice, planNames } from './plan-choice.tsx';
import { cartTexts } from './texts/texts.ts';
import { bestPlan } from './use-split.ts';

function Assumptions() {
  const { split } = useTexts(cartTexts);
  return (
    <details className="max-w-prose text-sm">
      <summary className="min-h-11 py-3 font-medium text-brand">{split.how}</summary>
      <ul className="grid list-disc gap-2 pl-5 text-ink-soft">
        {split.assumptions.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </details>
  );
}

/** Ways to buy the cart side by side, and the parcels of the one that is chosen. */
export function SplitView({
  lines,
  split: { plans, left, lines: linesNow, arrival },
  by,
  onBy,
}: {
  lines: CartLine[];
  split: CartSplit;
} & Pick<ArrivalChoiceProps, 'by' | 'onBy'>) {
  const { split } = useTexts(cartTexts);
  const best = bestPlan(plans);
  const [kind, setKind] = useState<CartPlan['kinds'][number]>();
  const chosen = plans.find(({ kinds }) => kind && kinds.includes(kind)) ?? best ?? plans[0];
  const now = byLine(linesNow);
  const names = useNames(lines, now);
  return (
    <div className="grid gap-8">
      <LeftLines lines={lines} left={left} now={now} names={names} />
      {chosen ? (
        <>
          <PlanChoice
            plans={plans}
            best={best}
            chosen={chosen}
            onChoice={setKind}
            isOne={lines.length === 1}
          />
          <ArrivalChoice by={by} onBy={onBy} arrival={arrival} names={names} />
          <section aria-label={split.plan(planNames(chosen, split).join(', '))}>
            <ul className="parcels">
              {chosen.parcels.map((parcel) => (
                <ParcelCard
                  key={`${parcel.merchant} ${parcel.seller}`}
                  parcel={parcel}
                  now={now}
                  names={names}
                />
              ))}
            </ul>
          </section>
          <ChangedPrices lines={lines} now={now} names={names} />
          <Assumptions />
        </>
      ) : (
        <p className="font-display text-lg font-semibold">{split.nothing}</p>
      )}
    </div>
  );
}
