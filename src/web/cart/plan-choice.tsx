import type { CartPlan } from '../../contract/cart/schema.ts';
import { formatPrice } from '../i18n/format.ts';
import { useLanguage } from '../i18n/language.ts';
import { type TextsIn, useTexts } from '../i18n/texts.ts';
import { Icon } from '../ui/icon.tsx';
import { PlanPrice } from './plan-price.tsx';
import { cartTexts } from './texts/texts.ts';

type Kind = CartPlan['kinds'][number];
type SplitTexts = TextsIn<typeof cartTexts>['split'];

/** The label of a plan; not "lowest cost" where some costs are unknown. */
export const planNames = ({ kinds, deliveryKnown }: CartPlan, { kinds: names, lowestKnown }: SplitTexts) =>
  kinds.map((kind) => (kind === 'cheapest' && !deliveryKnown ? lowestKnown : names[kind]));

type PlanChoiceProps = {
  plans: readonly CartPlan[];
  best: CartPlan | undefined;
  chosen: CartPlan;
  onChoice: (kind: Kind) => void;
  /** With one product there is no merchant who lacks one of several. */
  isOne: boolean;
};

/** Whether a delivery cost is part of a plan's total, and what is not known of it. */
function DeliveryNote({ plan }: { plan: CartPlan }) {
  const language = useLanguage();
  const { split } = useTexts(cartTexts);
  const known = plan.delivery > 0 ? split.delivery(formatPrice(language, plan.delivery)) : split.freeDelivery;
  if (plan.deliveryKnown) return known;
  return (
    <>
      {plan.delivery > 0 && `${known}, `}
      <span className="font-medium text-warn">{split.deliveryUnknown}</span>
    </>
  );
}

function Difference({ plan, first }: { plan: CartPlan; first: CartPlan | undefined }) {
  const language = useLanguage();
  const { split } = useTexts(cartTexts);
  if (plan.saving !== null && plan.saving > 0) {
    return <p className="font-medium text-good">{split.saving(formatPrice(language, plan.saving))}</p>;
  }
  // Of what both cost at least, a difference says nothing.
  const more = first?.deliveryKnown && plan.deliveryKnown ? plan.total - first.total : 0;
  if (more <= 0) return null;
  return <p className="text-ink-soft">{split.dearer(formatPrice(language, more))}</p>;
}

function Plan({
  plan,
  best,
  chosen,
  onChoice,
  first,
}: Omit<PlanChoiceProps, 'isOne'> & { plan: CartPlan; first: CartPlan | undefined }) {
  const { split } = useTexts(cartTexts);
  const [kind] = plan.kinds;
  return (
    <label className="plan">
      <span className="flex items-start gap-2 font-semibold">
        <input
          type="radio"
          name="plan"
          checked={plan === chosen}
          onChange={() => kind && onChoice(kind)}
          className="mt-1 size-4 shrink-0"
        />
        <span>{planNames(plan, split).join(' · ')}</span>
      </span>
      <span className="block">
        <PlanPrice plan={plan} size="lg" isBest={plan === best} />
      </span>
      <span className="block text-sm text-ink-soft">
        {split.parcels(plan.parcels.length)}, <DeliveryNote plan={plan} />
      </span>
      <span className="flex items-start gap-1 text-sm text-ink-soft">
        {plan.isProven && <Icon of="check" size={16} className="mt-0.5 shrink-0" />}
        {plan.isProven ? split.proven : split.found}
      </span>
      <span className="block text-sm">
        <Difference plan={plan} first={first} />
      </span>
    </label>
  );
}

/** The plans side by side, one of them chosen. */
export function PlanChoice(props: PlanChoiceProps) {
  const { split } = useTexts(cartTexts);
  const { plans, isOne } = props;
  const [first] = plans;
  const hasOneMerchant = isOne || plans.some(({ kinds }) => kinds.includes('oneMerchant'));
  return (
    <fieldset className="grid gap-3">
      <legend className="pb-3 font-display text-xl font-bold">{split.choose}</legend>
      <div className="plans">
        {plans.map((plan) => (
          <Plan key={plan.kinds[0]} {...props} plan={plan} first={first} />
        ))}
      </div>
      {!hasOneMerchant && <p className="text-sm text-ink-soft">{split.noMerchant}</p>}
    </fieldset>
  );
}
