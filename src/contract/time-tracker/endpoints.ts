import { z } from 'zod';
import { calls } from '../calls.ts';
import {
  clockOutBody,
  monthQuery,
  timeEntryBody,
  timeEntryParams,
  timeEntrySchema,
  timeRemovedSchema,
  timeTrackerSchema,
  workedHoursSchema,
  workedTimeBody,
} from './schema.ts';

/** The calls about employees' hours. */
export const timeEndpoints = {
  getTimeTracker: {
    ...calls.getTimeTracker,
    summary: 'One’s hours of today and this week',
    response: timeTrackerSchema,
    access: 'employee',
    errors: ['unauthenticated', 'forbidden'],
  },
  clockIn: {
    ...calls.clockIn,
    summary: 'Begin to work',
    response: timeTrackerSchema,
    access: 'employee',
    errors: ['unauthenticated', 'forbidden', 'conflict'],
  },
  clockOut: {
    ...calls.clockOut,
    summary: 'Stop working',
    body: clockOutBody,
    response: timeTrackerSchema,
    access: 'employee',
    errors: ['invalid_request', 'unauthenticated', 'forbidden', 'conflict', 'unsupported_media_type'],
  },
  listTimeEntries: {
    ...calls.listTimeEntries,
    summary: 'One’s entries of a month, newest first',
    query: monthQuery,
    response: z.array(timeEntrySchema),
    access: 'employee',
    errors: ['invalid_request', 'unauthenticated', 'forbidden'],
  },
  addTimeEntry: {
    ...calls.addTimeEntry,
    summary: 'Add a forgotten entry of the last 7 days; the audit log keeps that it was added',
    body: workedTimeBody,
    response: timeEntrySchema,
    access: 'employee',
    errors: ['invalid_request', 'unauthenticated', 'forbidden', 'conflict', 'unsupported_media_type'],
  },
  correctTimeEntry: {
    ...calls.correctTimeEntry,
    summary: 'Correct an entry of one’s own of the last 7 days; the audit log keeps what it was',
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
    summary: 'Remove an entry of one’s own of the last 7 days',
    params: timeEntryParams,
    response: timeRemovedSchema,
    access: 'employee',
    errors: ['invalid_request', 'unauthenticated', 'forbidden', 'not_found', 'conflict'],
  },
  listWorkedHours: {
    ...calls.listWorkedHours,
    summary: 'Hours of all employees in a month',
    query: monthQuery,
    response: z.array(workedHoursSchema),
    access: 'admin',
    errors: ['invalid_request', 'unauthenticated', 'forbidden'],
  },
} as const;
