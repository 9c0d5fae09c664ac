/** What an alert waits for: any drop, a price, a fall in percent, being in stock again. */
export const alertTargets = ['any', 'price', 'drop', 'stock'] as const;
export type AlertTarget = (typeof alertTargets)[number];
