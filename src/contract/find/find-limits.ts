/** Letters of a pasted text at most. */
export const maxPasted = 2_000;
