/** How adding a product went: `reached`: its wished price is there already, so that there is nothing to wait for. */
export const addedOutcomes = [
  'added',
  'added_with_alert',
  'reached',
  'gone',
  'selection_full',
  'alerts_full',
] as const;
export type AddedOutcome = (typeof addedOutcomes)[number];
