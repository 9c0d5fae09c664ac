/** Bands of 10, 20, 50, 100, … euros up to 10,000: as fine as their prices are, and the same for every list. */
const edgesCents = [0, 10, 20, 50, 100, 200, 500, 1_000, 2_000, 5_000, 10_000].map((euros) => euros * 100);

export const priceBands = {
  all: edgesCents.map((fromCents, at) => ({ fromCents, toCents: edgesCents[at + 1] ?? null })),
  /** Place of the band that holds an amount. */
  of(cents: number): number {
    let place = edgesCents.length - 1;
    while (place > 0 && cents < (edgesCents[place] as number)) place--;
    return place;
  },
};
