/** Lines of a cart, and pieces of a line, at most. */
export const cartLimits = { lines: 50, quantity: 99 } as const;
