import type { texts as fr } from './fr.ts';

/** English texts of user management. */
export const texts: typeof fr = {
  label: 'Users',
  search: 'Name, email or phone',
  role: 'Role',
  allRoles: 'All roles',
  roles: { user: 'user', employee: 'employee', admin: 'admin', superadmin: 'superadmin' },
  columns: {
    name: 'Name',
    email: 'Email',
    phone: 'Phone',
    role: 'Role',
    created: 'Registered',
    seen: 'Last visit',
  },
  notVerified: 'address not confirmed',
  neverSeen: 'not signed in',
  fixed: 'Superadmins cannot be changed here.',
  editOf: (name) => `Edit ${name}`,
  deleteOf: (name) => `Delete ${name}`,
  fixedRole: 'A superadmin can no longer be edited or deleted here.',
  deleteTitle: 'Delete this user?',
  deleteLoss: (name, email) =>
    `The account of ${name} (${email}), its sign-ins, lists, alerts and emails will be deleted immediately and permanently.`,
  hoursLoss:
    'The hours this person has worked will be deleted too. First download the months you must keep, under “Hours”.',
  deleteFailed: 'Failed to delete user.',
};
