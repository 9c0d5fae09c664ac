/** A user's row (favourite, alert or cart line) of a product that is merged, as it was before. */
export type Follower = {
  productId: number;
  userId: number;
  /** Of a cart line: a user has several of one product. */
  size?: string;
  kept: object;
  isOnly: boolean;
};

/** A follower of a restored product: until the restore, its row belongs to the product `at`. */
export type Returning = Follower & { at: number };
