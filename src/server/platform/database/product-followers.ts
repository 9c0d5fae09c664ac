/** What a user kept of a product that becomes part of another one, as the row that it was. */
export type Follower = { productId: number; userId: number; kept: object; isOnly: boolean };

/** A follower whose product stands for itself again: what came of it is on the product `at` until then. */
export type Returning = Follower & { at: number };
