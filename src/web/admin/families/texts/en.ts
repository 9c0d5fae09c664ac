import type { texts as fr } from './fr.ts';

/** English texts of families in the back office. */
export const texts: typeof fr = {
  title: 'Family',
  lead: 'The products of a family differ in colour, capacity, memory, size or pack only. Lists show them as one.',
  none: 'This product has no other variants.',
  columns: { product: 'Product', variant: 'Variant', at: 'When', what: 'Decision', note: 'Reason', by: 'By' },
  own: 'This product',
  out: 'Take out of the family',
  into: 'Put into a family',
  explain: {
    out: 'The product will be a variant of no other, whatever titles and merchants say.',
    into: 'The product will join the family of the one that you choose, whatever titles and merchants say.',
  },
  chooseOther: 'Choose a product first.',
  reason: 'Reason (optional)',
  confirm: 'Confirm',
  decided: 'Decision saved.',
  failed: 'The decision could not be saved.',
  decisions: 'Decisions in force',
  kinds: { out: 'Taken out of all families', into: 'Put into the family of' },
  undo: 'Undo the decision',
  undoOf: (title) => `Undo the decision about ${title}`,
  undone: 'Decision undone.',
  formerPerson: 'deleted account',
};
