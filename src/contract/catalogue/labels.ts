/** Today's classes of the EU's energy label, the best first (Regulation (EU) 2017/1369). */
export const energyClasses = ['A', 'B', 'C', 'D', 'E', 'F', 'G'] as const;
export type EnergyClass = (typeof energyClasses)[number];

/** A product's public record in the EU's register of energy labels: the address that labels carry as their QR code. */
export const eprelAddress = (code: string): string => `https://eprel.ec.europa.eu/qr/${code}`;

/** What a stated consumption is of. */
export const consumptionBases = ['year', '1000 hours', '100 cycles'] as const;
export type ConsumptionBasis = (typeof consumptionBases)[number];

/** French indices are out of ten. */
export const maxIndex = 10;

/** From this on the index has the next colour: five colours, the worst first (0 to 1.9, 2 to 3.9, …, 8 to 10). */
export const indexBandOf = (score: number): 0 | 1 | 2 | 3 | 4 =>
  score < 2 ? 0 : score < 4 ? 1 : score < 6 ? 2 : score < 8 ? 3 : 4;
