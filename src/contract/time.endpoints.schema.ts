import { z } from 'zod';
import { calls } from './calls.ts';
import {
  clockOutBody,
  monthQuery,
  timeEntryBody,
  timeEntryParams,
  timeEntrySchema,
  timeRemovedSchema,
  timeTrackerSchema,
  workedHoursSchema,
} from './time.schema.ts';

/** The calls about employees' hours. */
export const timeEndpoints = {
  getTimeTracker: {
    ...calls.getTimeTracker,
    summary: { en: 'One’s hours of today and this week', fr: 'Ses heures du jour et de la semaine' },
    response: timeTrackerSchema,
    access: 'employee',
    errors: ['unauthenticated', 'forbidden'],
  },
  clockIn: {
    ...calls.clockIn,
    summary: { en: 'Begin to work', fr: 'Pointer son arrivée' },
    response: timeTrackerSchema,
    access: 'employee',
    errors: ['unauthenticated', 'forbidden', 'conflict'],
  },
  clockOut: {
    ...calls.clockOut,
    summary: { en: 'Stop working', fr: 'Pointer son départ' },
    body: clockOutBody,
    response: timeTrackerSchema,
    access: 'employee',
    errors: ['invalid_request', 'unauthenticated', 'forbidden', 'conflict', 'unsupported_media_type'],
  },
  listTimeEntries: {
    ...calls.listTimeEntries,
    summary: { en: 'One’s entries of a month, newest first', fr: 'Ses périodes d’un mois, récentes d’abord' },
    query: monthQuery,
    response: z.array(timeEntrySchema),
    access: 'employee',
    errors: ['invalid_request', 'unauthenticated', 'forbidden'],
  },
  correctTimeEntry: {
    ...calls.correctTimeEntry,
    summary: {
      en: 'Correct an entry of one’s own of the last 7 days; the audit log keeps what it was',
      fr: 'Corriger une de ses périodes des 7 derniers jours\u00a0; le journal garde l’ancienne',
    },
    params: timeEntryParams,
    body: timeEntryBody,
    response: timeEntrySchema,
    access: 'employee',
    errors: [
      'invalid_request',
      'unauthenticated',
      'forbidden',
      'not_found',
      'conflict',
      'unsupported_media_type',
    ],
  },
  removeTimeEntry: {
    ...calls.removeTimeEntry,
    summary: {
      en: 'Remove an entry of one’s own of the last 7 days',
      fr: 'Supprimer une de ses périodes des 7 derniers jours',
    },
    params: timeEntryParams,
    response: timeRemovedSchema,
    access: 'employee',
    errors: ['invalid_request', 'unauthenticated', 'forbidden', 'not_found', 'conflict'],
  },
  listWorkedHours: {
    ...calls.listWorkedHours,
    summary: { en: 'Hours of all employees in a month', fr: 'Heures de tous les employés sur un mois' },
    query: monthQuery,
    response: z.array(workedHoursSchema),
    access: 'admin',
    errors: ['invalid_request', 'unauthenticated', 'forbidden'],
  },
} as const;
