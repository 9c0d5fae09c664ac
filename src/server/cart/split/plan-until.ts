import type { CartPlan, CartSplit } from '../../../contract/cart/schema.ts';
import type { Language } from '../../../contract/language.ts';
import { eurosToCents, optionalCentsToEuros } from '../../../contract/money.ts';
import { AppError } from '../../platform/app-error.ts';
import { dayMs } from '../../platform/durations.ts';
import { type OfferedLine, refOf } from '../offered-lines.ts';
import { workingDaysUntil } from '../working-days.ts';
import { describePlans } from './describe-plans.ts';
import { type CartProblem, makeProblem } from './make-problem.ts';
import type { Splitter } from './splitter.ts';

/** Days from now that can be asked for. */
const maxDays = 90;

type InTime = { plans: CartPlan[]; arrival: CartSplit['arrival'] };

/** What one plan costs more than another in euros; null where a delivery cost of either is not known. */
function costMore(plan: CartPlan | undefined, cheapest: CartPlan | undefined): number | null {
  if (!plan?.deliveryKnown || !cheapest?.deliveryKnown) return null;
  return optionalCentsToEuros(eurosToCents(plan.total) - eurosToCents(cheapest.total));
}

/**
 * The cheapest split of a cart among offers whose stated delivery time fits the end of a day ("2026-12-24"); none
 * where a line has no such offer. Lines that no plan can contain are not counted.
 * @throws AppError `invalid_request` where the day is too far away
 */
export async function planUntil(
  splitter: Splitter,
  cart: CartProblem,
  plans: readonly CartPlan[],
  { by, language }: { by: string; language: Language },
): Promise<InTime> {
  const now = new Date();
  if (Date.parse(by) > now.getTime() + maxDays * dayMs) throw new AppError('invalid_request');
  const workingDays = workingDaysUntil(by, now);
  const inTime = (offers: OfferedLine['offers']) =>
    offers.filter(({ deliveryMaxDays: days }) => days !== null && days <= workingDays);
  const soon = makeProblem(
    cart.lines.map((line) => ({
      ...line,
      offers: inTime(line.offers),
      inAnyColour: inTime(line.inAnyColour),
    })),
  );
  const late = soon.left.map(({ line }) => refOf(line));
  if (late.length > 0 || soon.lines.length === 0)
    return { plans: [], arrival: { by, workingDays, late, more: null } };
  const [found] = describePlans(soon, await splitter.split(soon.problem), language);
  const plan: CartPlan | undefined = found && { ...found, kinds: ['byDate'], saving: null };
  const more = costMore(plan, plans[0]);
  return { plans: plan ? [plan] : [], arrival: { by, workingDays, late, more } };
}
