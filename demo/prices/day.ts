/** A calendar day as whole days since 1970-01-01 UTC: what prices and stock are functions of. */
export type Day = number;

const millisecondsPerDay = 86_400_000;

export const dayOf = (time: Date): Day => Math.floor(time.getTime() / millisecondsPerDay);

/** Midnight UTC at which the day begins. */
export const startOf = (day: Day): Date => new Date(day * millisecondsPerDay);

/** 0 is Sunday; 1970-01-01 was a Thursday. */
export const weekdayOf = (day: Day): number => (((day + 4) % 7) + 7) % 7;
