import type { Adapter } from './formats.ts';

/** An adapter of rows whose prices lack VAT of a rate in percent; 0: they include it. */
export function withVat(adapt: Adapter, percent: number): Adapter {
  if (percent === 0) return adapt;
  const withTax = (cents: number) => Math.round(cents * (1 + percent / 100));
  return (row, context) => {
    const offer = adapt(row, context);
    if ('reason' in offer) return offer;
    const { announcedCents: announced } = offer;
    return {
      ...offer,
      priceCents: withTax(offer.priceCents),
      announcedCents: announced === null ? null : withTax(announced),
    };
  };
}
