/** A thing with properties, as JSON-LD writes it; those of microdata are made alike. */
export type Thing = Readonly<Record<string, unknown>>;
