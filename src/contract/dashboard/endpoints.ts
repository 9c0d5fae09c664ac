import { calls } from '../calls.ts';
import { dashboardSchema } from './schema.ts';

/** How the shop does, for admins. */
export const dashboardEndpoints = {
  getDashboard: {
    ...calls.getDashboard,
    summary: 'What needs somebody, clicks of 30 days, people, last imports, searches in vain',
    response: dashboardSchema,
    access: 'admin',
    errors: ['unauthenticated', 'forbidden'],
  },
} as const;
