/** The part of the operator's configuration that pages show; '' where it is not set. */
export type Site = {
  /** Origin of the canonical addresses, without a slash at its end. */
  publicUrl: string;
  contact: { email: string; phone: string; address: string };
  /** Who is answerable for the site (the legal notice); only its page carries them. */
  legal: {
    operator: string;
    registration: string;
    director: string;
    hosting: string;
    /** Some of these or of the contact data are made up: the site is a demonstration. */
    isPlaceholder: boolean;
  };
};

/** What every page shows. */
export type LayoutSite = Omit<Site, 'legal'>;
