import type { Adapter } from './formats.ts';

/** An adapter of rows whose prices lack VAT of a rate in percent; 0: they include it. */
export function withVat(adapt: Adapter, percent: number): Adapter {
  if (percent === 0) return adapt;
  return (row, context) => {
    const offer = adapt(row, context);
    if ('reason' in offer) return offer;
    return { ...offer, priceCents: Math.round(offer.priceCents * (1 + percent / 100)) };
  };
}
