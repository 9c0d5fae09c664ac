/** What makes a product awkward: every list and page has to stand it. */
export type Exception = {
  /** Put after the title. */
  titleTail?: string;
  hasNoPicture?: true;
  hasNoRating?: true;
  hasNoDescription?: true;
  /** Only the marketplace offers it, and states no delivery cost. */
  isOnlyInMarketplace?: true;
  isOnlyRefurbished?: true;
  /** Offered by one merchant. */
  hasOneOffer?: true;
  /** No merchant gives its EAN: offers are found by brand and part number. */
  hasNoEan?: true;
};

/** By the product's sku. */
export const exceptions: Readonly<Record<string, Exception>> = {
  'talweg-atelier-image': {
    titleTail:
      'pour retouche photo, montage vidéo 8K et rendu 3D, boîtier insonorisé, lecteur de cartes SD, Wi-Fi 7, Bluetooth 5.4, clavier et souris sans fil inclus, garantie trois ans sur site',
  },
  'basseline-pulse-kid': { hasOneOffer: true, hasNoRating: true },
  'belsart-instant-7': { hasNoPicture: true },
  'cadranne-regulateur': { hasOneOffer: true },
  'corvanne-allege': { hasNoRating: true },
  'echovar-course': { isOnlyInMarketplace: true },
  'ferrane-plume-sata': { hasNoEan: true },
  'filance-image-dp': { isOnlyInMarketplace: true, hasNoDescription: true },
  'folivre-grand-page-10': { hasNoPicture: true, hasOneOffer: true },
  'horlane-quai-40': { hasNoEan: true },
  'lumivelle-onde-pro-16': { isOnlyRefurbished: true },
  'merival-noeud-16': { hasNoDescription: true },
  'orevia-sillon-pro': { hasOneOffer: true },
  'tavik-simple-2': { hasNoRating: true },
  'voxane-pli-tab-9': { isOnlyRefurbished: true },
};
