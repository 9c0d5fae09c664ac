/** Roles of users; anonymous visitors have none. */
export const roles = ['user', 'employee', 'admin', 'superadmin'] as const;
export type Role = (typeof roles)[number];

/** Who may make a call: everybody signed in, employees only, admins and superadmins, superadmins only. */
export type Access = 'user' | 'employee' | 'admin' | 'superadmin';

/** Employees, admins and superadmins: shorter sessions, stronger passwords. */
export const isStaff = (role: Role): boolean => role !== 'user';

/** Admins and superadmins: those who can manage users. */
export const isManager = (role: Role): boolean => role === 'admin' || role === 'superadmin';

export function mayUse(role: Role, access: Access): boolean {
  if (access === 'employee') return role === 'employee';
  return access === 'user' || role === 'superadmin' || (access === 'admin' && role === 'admin');
}
