import { z } from 'zod';
import { messageSchema } from '../accounts/schema.ts';
import { calls } from '../calls.ts';
import type { Endpoint } from '../endpoint.ts';
import {
  managedUserSchema,
  userChangeBody,
  userChangedSchema,
  userIdParams,
  userListQuery,
} from './schema.ts';

/** The calls of user management. */
export const userEndpoints = {
  listUsers: {
    ...calls.listUsers,
    summary: 'Users, newest first',
    query: userListQuery,
    response: z.array(managedUserSchema),
    isPaged: true,
    access: 'admin',
    errors: ['invalid_request', 'unauthenticated', 'forbidden'],
  },
  updateUser: {
    ...calls.updateUser,
    summary: 'Change a user, a superadmin excepted; another role ends their sessions',
    params: userIdParams,
    body: userChangeBody,
    response: userChangedSchema,
    access: 'admin',
    errors: [
      'invalid_request',
      'unauthenticated',
      'forbidden',
      'not_found',
      'conflict',
      'unsupported_media_type',
    ],
  },
  deleteUser: {
    ...calls.deleteUser,
    summary: 'Delete a user and everything personal, a superadmin excepted',
    params: userIdParams,
    response: messageSchema,
    access: 'admin',
    errors: ['unauthenticated', 'forbidden', 'not_found', 'conflict'],
  },
} as const satisfies Record<string, Endpoint>;
