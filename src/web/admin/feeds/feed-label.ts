import type { Feed } from '../../../contract/feeds/schema.ts';

/** What a button says that it is about: feeds of many merchants have the same name. */
export const feedLabel = ({ merchant, name }: Pick<Feed, 'merchant' | 'name'>): string =>
  `${merchant.name}, ${name}`;
