/** What a person can decide about which offers are one product. */
export const matchKinds = ['merge', 'apart', 'split', 'move', 'same', 'different', 'never'] as const;

export type MatchKind = (typeof matchKinds)[number];
