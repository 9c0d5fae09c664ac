import { calls } from './calls.ts';
import { dashboardSchema } from './dashboard.schema.ts';

/** How the shop does, for admins. */
export const dashboardEndpoints = {
  getDashboard: {
    ...calls.getDashboard,
    summary: {
      en: 'What needs somebody, clicks of 30 days, people, last imports, searches in vain',
      fr: 'Ce qui demande une intervention, clics sur 30 jours, personnes, derniers imports, recherches vaines',
    },
    response: dashboardSchema,
    access: 'admin',
    errors: ['unauthenticated', 'forbidden'],
  },
} as const;
