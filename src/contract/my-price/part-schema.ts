import { z } from 'zod';
import { euros } from '../catalogue/schema.ts';
import { described } from '../described.ts';

/** What makes an own price differ from the public one. */
export const ownPartSchema = z.object({
  kind: described(
    z.enum(['member', 'collect', 'code', 'loyalty', 'voucher']),
    'voucher: given back later, no part of the total',
  ),
  amount: described(euros.nullable(), 'Taken off or given back; null: of a delivery cost that is not known'),
  code: z.string().nullable(),
  percent: z.number().nullable(),
});
