import { z } from 'zod';
import { line } from '../accounts/schema.ts';
import { described } from '../described.ts';

const id = z.string().regex(/^[1-9]\d{0,14}$/);

export const familyParams = z.object({ id });

const note = described(line(500), 'Why, for colleagues');
const seen = described(
  z.int().min(0),
  'The `seen` of the family that was looked at: what has been decided about its products since gives 409',
);

export const familyDecisionBody = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('out'),
    product: described(id, 'A variant of nothing from now on'),
    note,
    seen,
  }),
  z.object({
    kind: z.literal('into'),
    product: id,
    other: described(id, 'The product whose family takes it in'),
    note,
    seen,
  }),
]);
export type FamilyDecisionBody = z.input<typeof familyDecisionBody>;

const named = z.object({ _id: z.string(), title: z.string() });
const person = z.object({
  _id: z.string(),
  name: described(z.string().nullable(), 'null: the account is gone'),
});

export const familyDecisionSchema = z.object({
  _id: z.string(),
  kind: z.enum(['out', 'into']),
  product: named,
  other: named.nullable(),
  note: z.string(),
  decidedBy: person,
  decidedAt: z.iso.datetime(),
});
export type FamilyDecision = z.infer<typeof familyDecisionSchema>;

export const managedFamilySchema = z.object({
  product: described(named, 'The product asked for, or the one that took it in'),
  members: described(
    z.array(
      named.extend({ variant: described(z.string(), 'What sets it apart, in the request’s language') }),
    ),
    'All products of its family, itself among them; empty: it has none',
  ),
  decisions: described(z.array(familyDecisionSchema), 'What holds of these products, newest first'),
  seen: described(z.int(), 'To be sent with a decision about them'),
});
export type ManagedFamily = z.infer<typeof managedFamilySchema>;

export const familyDecidedSchema = z.object({ _id: z.string() });
export const familyUndoneSchema = z.object({ undone: z.literal(true) });
