/** Minutes between two fetches of a feed. */
export const feedIntervals = { least: 15, usual: 360, most: 10_080 } as const;
