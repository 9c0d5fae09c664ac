const giftCard =
  /^(?:\S+ ){0,3}?(?:e-?)?(?:cartes?[- ]cadeaux?|gift[- ]?(?:cards?|certificates?|vouchers?)|ch[eè]ques?[- ]cadeaux?|bons?[- ](?:cadeaux?|d['’]achat)|geschenk(?:gutschein|karte)|(?:tarjeta|cheque|vale) (?:de )?regalo|(?:karta|bon) (?:podarunkow|upominkow)[ay]|(?:buono|carta) regalo|d[áa]rkov\p{L}+ (?:poukaz|certifik[áa]t|kart|šek)|dar[čc]ekov\p{L}+ (?:pouk[áa]|kart)|cadeau(?:bon|kaart)|kadobon|gavekort|presentkort|lahjakortti|aj[áa]nd[ée]k(?:utalv[áa]ny|k[áa]rtya)|(?:card|voucher) cadou|cart[ãa]o[- ]presente|(?:cheque|vale)[- ]pr(?:enda|esente)|poklon[- ]bon|hediye (?:kart|çek)|δωροκ[άα]ρτα|подарочн\p{L}+ (?:карт|сертификат))/iu;
/** "Voucher — flight of 20 minutes". */
const voucher = /^(?:e-?)?vouchers?\s*[-–—:|]/i;
/** Things for a gift card are none: "Enveloppe pour carte cadeau". */
const forGiftCard =
  /(?:pour|for|für|per|dla|porte|holder|enveloppe|boîte|pochette|étui).{0,20}(?:carte|card|gutschein|karta)|(?:card|carte|karte)s? (?:holder|box|case|envelope|sleeve|stand|display)/i;
const giftCategory =
  /^53$|gift cards? ?(?:&|and)|^gift ?(?:cards?|vouchers?|certificates?)$|cartes?[- ]cadeaux?|^(?:d[áa]rkov[éeáa] (?:poukaz|karty)|geschenkgutschein|cadeaubon|presentkort|gavekort|karty podarunkowe|tarjetas? (?:de )?regalo)/i;

/** Money on a card has no price to compare. */
export const isGiftCard = (title: string, category: string): boolean =>
  giftCategory.test(category.trim()) ||
  ((giftCard.test(title) || voucher.test(title)) && !forGiftCard.test(title));

/** "Assurance et protection sociale" is a book, a "Location scout tee" a shirt. */
const service =
  /^(?:extension de garantie|garantie (?:étendue|prolongée)|abonnement\b|subscription\b|forfait (?:mobile|internet)|assurance(?: (?:casse|vol|tous|t[ée]l[ée]phone|mobile|voyage|annulation|bris|transport|habitation|auto|v[ée]lo|pour|de|\d)\b| d['’]|$)|extended warranty|warranty extension|installation (?:à domicile|par un)|location (?:d[eu]\b|des\b|d['’]|(?:longue|courte) dur[ée]e|mensuelle|[àa] la)|(?:processing|handling|shipping|delivery) (?:fee|insurance|protection)\b|(?:route )?(?:package|order) protection\b|(?:frais|assurance) (?:de (?:port|traitement|dossier|livraison)|livraison|colis)\b)/i;
/** Treatments by number: "Laser hair removal – 6 sessions". */
const treatment = /\s[-–—]\s*\d{1,2}\s+(?:sessions?|s[ée]ances?)$/i;

/** Rented by the hour: "Jetski Rental – 10 minutes". */
const rental =
  /\b(?:rentals?|hire|location|alquiler|aluguer|noleggio|verleih|vermietung|verhuur)\b[^\d]{0,60}\d{1,3} ?(?:min(?:ut\p{L}*)?|hours?|heures?|h|days?|jours?|tage?|stunden?|d[ií]as?|horas?|ore|giorni|dagen|uur)$/iu;

/** "Navidium Shipping Protection". */
const protection = /(?:shipping|package|parcel|order|delivery) (?:protection|insurance)$/i;

/** What is done, paid by the month or added to a cart is no article either. */
export const isService = (title: string): boolean =>
  service.test(title) || treatment.test(title) || rental.test(title) || protection.test(title);
