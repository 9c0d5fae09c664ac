/** Orders of the list of users. */
export const userSorts = ['created', 'name', 'email', 'role'] as const;
export type UserSort = (typeof userSorts)[number];
