/** The home page's fixed category links, by the names in their addresses. */
export const firstLinks = ['Computers', 'Gaming', 'Tablets', 'Fashion'] as const;
export const secondLinks = ['Laptops', 'Watches', 'Tablets', 'Accessories'] as const;

export type LinkName = (typeof firstLinks | typeof secondLinks)[number];

export const linkNames: readonly string[] = [...firstLinks, ...secondLinks];
