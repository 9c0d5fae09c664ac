/** What pages show of the operator's configuration. */
export type Site = {
  /** Origin of the canonical addresses, without a slash at its end. */
  publicUrl: string;
  contact: { email: string; phone: string; address: string };
};
