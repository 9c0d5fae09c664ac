import { anyOf } from '../../../language/any-of.ts';
import { isTimeSold } from './time-sold.ts';

const giftCard = new RegExp(
  String.raw`^(?:(?!(?:with|avec|mit|con|met|med|incl\S*|inkl\S*) )\S+ ){0,3}?(?:(?:vouchers?|bons?|gutschein) ?[/&] ?)?(?:e-?)?${anyOf`
    cartes?[- ]cadeaux?|gift[- ]?(?:cards?|certificates?|vouchers?)|ch[eè]ques?[- ]cadeaux?
    bons?[- ](?:cadeaux?|d['’]achat)|geschenk(?:gutschein|karte)|(?:tarjeta|cheque|vale) (?:de )?regalo
    (?:karta|bon) (?:podarunkow|upominkow)[ay]|(?:buono|carta) regalo
    d[áa]rkov\p{L}+ (?:poukaz|certifik[áa]t|kart|šek)|dar[čc]ekov\p{L}+ (?:pouk[áa]|kart)|cadeau(?:bon|kaart)
    kadobon|gavekort|presentkort|lahjakortti|aj[áa]nd[ée]k(?:utalv[áa]ny|k[áa]rtya)|(?:card|voucher) cadou
    cart[ãa]o[- ]presente|(?:cheque|vale)[- ]pr(?:enda|esente)|poklon[- ]bon|hediye (?:kart|çek)|δωροκ[άα]ρτα
    подарочн\p{L}+ (?:карт|сертификат)
  `}`,
  'iu',
);
/** "Voucher — flight of 20 minutes". */
const voucher = /^(?:e-?)?vouchers?\s*[-–—:|]/i;
/** Money for an account: "Xbox Code über 15 €", "Guthabenkarte 25 Euro". */
const credit =
  /^(?:\S+ ){0,4}?(?:(?:guthaben(?:s?karte|s?code)?|wertcodes?)(?: (?:über|von|im wert von))?|code (?:über|im wert von)) \d{1,4}(?:[.,]\d\d)? ?(?:€|euros?(?!\p{L}))/iu;
/** Own words of shops for shelves of gift cards. */
const giftWord = /gift|cadeau|voucher|gutschein|geschenk|regalo|poukaz|card|karta|carte|bon\b/i;
/** Things for a gift card are none: "Enveloppe pour carte cadeau". */
const forGiftCard =
  /(?:pour|for|für|per|dla|porte|holder|enveloppe|boîte|pochette|étui).{0,20}(?:carte|card|gutschein|karta)|(?:card|carte|karte)s? (?:holder|box|case|envelope|sleeve|stand|display)/i;
const giftCategory = new RegExp(
  anyOf`
    ^53$|gift cards? ?(?:&|and)
    ^gift ?(?:cards?|vouchers?|certificates?)$|cartes?[- ]cadeaux?
    ^(?:d[áa]rkov[éeáa] (?:poukaz|karty)|geschenkgutschein|cadeaubon|presentkort|gavekort|karty podarunkowe|tarjetas? (?:de )?regalo)
  `,
  'i',
);

/**
 * Money on a card has no price to compare. `shelf`: the shop's own, which is more to be believed than the taxonomy's category:
 * cakes that somebody filed under gift cards are cakes.
 */
export function isGiftCard(title: string, category: string, shelf = ''): boolean {
  if ((giftCard.test(title) || voucher.test(title) || credit.test(title)) && !forGiftCard.test(title))
    return true;
  const own = shelf.trim();
  return giftCategory.test(category.trim()) && (own === '' || own === category.trim() || giftWord.test(own));
}

/** "Assurance et protection sociale" is a book, a "Location scout tee" a shirt. */
const service = new RegExp(
  `^${anyOf`
    extension de garantie|garantie (?:étendue|prolongée)|abonnement\b|subscription\b|forfait (?:mobile|internet)
    assurance(?: (?:casse|vol|tous|t[ée]l[ée]phone|mobile|voyage|annulation|bris|transport|habitation|auto|v[ée]lo|pour|de|\d)\b| d['’]|$)
    extended warranty|warranty extension|installation (?:à domicile|par un)
    location (?:d[eu]\b|des\b|d['’]|(?:longue|courte) dur[ée]e|mensuelle|[àa] la|[^:]{1,60} journ[ée]e$)
    (?:processing|handling|shipping|delivery) (?:fee|insurance|protection)\b
    (?:route )?(?:package|order) protection\b
    (?:frais|assurance) (?:de (?:port|traitement|dossier|livraison)|livraison|colis)\b
  `}`,
  'i',
);
/** Rented for a time: "Jetski Rental – 10 minutes", "Location tente 1 semaine". */
const rental =
  /\b(?:rentals?|hire|location|alquiler|aluguer|noleggio|verleih|vermietung|verhuur)\b[^\d]{0,60}\d{1,3} ?(?:min(?:ut\p{L}*)?|hours?|heures?|h|days?|jours?|tage?|stunden?|d[ií]as?|horas?|ore|giorni|dagen|uur)$/iu;

/** … or by the week, where it begins so: "Registre de location 12 mois" is paper. */
const rentalByWeeks =
  /^(?:location|rental|hire|alquiler|aluguer|noleggio|vermietung|verhuur)\b[^\d]{0,60}\d{1,3} ?(?:weeks?|months?|semaines?|mois|wochen?|monate?)$/i;

/** Asked first, of every title. */
const endsInTime = /\d ?[a-zé\u00ed]{1,8}$/i;

/** "Navidium Shipping Protection". */
const protection = /(?:shipping|package|parcel|order|delivery) (?:protection|insurance)$/i;

/** Boxes of alarms and routers need none. */
const without = String.raw`(?<!\b(?:sans|without|no|ohne|senza|sin) (?:frais d['’]|monthly |mensuel )?)`;
/** Sent again and again: "Monthly coffee subscription", "Box bières – abonnement 3 mois". Software by the year is compared. */
const sentAgain = new RegExp(
  anyOf`
    \b(?:box|coffrets?|colis|panier|coffee|tea|caf[ée]|th[ée]|wine|beer|flowers?|snack|book)(?![a-z]).{0,40}\b${without}(?:abonnements?|subscriptions?|abbonamento|suscripci[óo]n)\b
    \b(?:monthly|mensuelle?)\b.{0,20}\b(?:subscription|abonnement)\b|\b(?:monthly box|box mensuelle|(?<!\bfor )subscription box(?:es)?(?! *[a-z]))\b
    ^formule abonnement\b
  `,
  'i',
);

/** Money and work that shops make articles of, to be put into a cart. */
const addedToCart = new RegExp(
  `^${anyOf`
    acomptes?\b|(?:paiement|r[èe]glement) du solde\b|(?:pourboires?|tips?|dons?|donations?)$
    dons? (?:libre\b|de \d{1,4} ?(?:€|euros?)|(?:[àa]|pour) (?:l['’](?:association|ong|œuvre)|notre)\b|au profit\b)
    (?:participation|suppl[ée]ment) (?:aux? |de )?frais\b
    devis (?:personnalis[ée]|sur[ -]mesure|gratuit)$|(?:adh[ée]sion|cotisation) (?:annuelle|[àa] l['’]association|20\d\d)\b
    suppl[ée]ment (?:gravure|broderie|personnalisation|livraison|emballage)\b|(?:emballages?|paquets?) cadeaux?$
    gift wrap(?:ping)?$|garantie \d{1,2} (?:ans?|mois)(?: suppl[ée]mentaires?| de plus)?$|caution (?:mat[ée]riel|location|remboursable)\b
    (?:montage|pose|d[ée]pannage|intervention) [àa] domicile\b
    livraison (?:express|standard|offerte|gratuite|suivie|rapide)$
    r[ée]paration (?:de |d['’])?(?:l['’])?(?:[ée]cran|vitre|iphone|smartphone|t[ée]l[ée]phone|tablette|ordinateur|console)\b
    (?:cours|formations?|consultations?|coaching)\b.{0,60} (?:en ligne|[àa] domicile|en visio|particuliers?)\b
  `}`,
  'i',
);

/** How many, how large, how much: all that stands behind the name of a deposit. */
const amountBehind = String.raw`(?: \d[\d\p{L}.,x×/ €-]{0,24})?$`;
/** What comes back with its bottle or pallet: "Pfand Kiste 20er", "Leergut", "Consigne fût 30 L", but "Pfand Chip", "Leergut Sammelbox". */
const deposit = new RegExp(
  `^${anyOf`
    (?:(?:dpg )?(?:einweg|mehrweg)?pfand|leergut)(?: (?:kisten?|k[aä]sten|flaschen?|dosen?|fass|fässer|(?:euro)?paletten?))?
    consigne (?:de |d['’])?(?:bouteilles?|verres?|casiers?|f[uû]ts?|caisses?|palettes?|emballages?|bocal|bocaux)(?: (?:verre|plastique|vides?))?
    statiegeld(?: (?:fles(?:sen)?|krat(?:ten)?|blikjes?))?
    pant (?:flaske|kasse)
  `}${amountBehind}`,
  'iu',
);
/** All of a shelf: "Getränke > Pfand" has drinks whose bottles come back. */
const shelfOfDeposits = /^(?:pfand|leergut|statiegeld)$/i;

const shelves = anyOf`
  versandkosten|transportkosten|lieferung ?/ ?fracht|fracht(?:kosten)?|frais de (?:port|livraison|transport)
  spese di spedizione|gastos de env[ií]o|verzendkosten|koszty (?:wysyłki|dostawy)
  rentals?|rental services?|vermietung|verleih
  billetterie|eintrittskarten|(?:cours|ateliers|stages) (?:et|&) (?:cours|ateliers|stages)
  workshops? (?:&|and|und|et) (?:events?|kurse|courses|classes|ateliers)
  dienstleistungen|prestations?(?: de services?)?|servicios|servizi|serviços|usługi|služby|услуги|послуги
`;
/** A shop's own shelf of what it does: "Services > Insurance", "Tools > Rentals". */
const shelfOfServices = new RegExp(
  `(?:^|;) ?(?:services?|${shelves})(?: ?[>;]|$)|> ?${shelves}(?: ?;|$)`,
  'iu',
);
/** What tables are laid with has that name in French. */
const dinnerService = /\bservices? (?:à|de|pour) |vaisselle|porcelaine|assiette|couverts|tasse/i;
const maxShelf = 300;

const isShelfOfServices = (shelf: string, title: string): boolean =>
  shelfOfDeposits.test(shelf) || (shelfOfServices.test(shelf) && !dinnerService.test(title));

/** What is done, paid by the month or added to a cart is no article either. `shelf`: the shop's own. */
export const isService = (title: string, shelf = ''): boolean =>
  isShelfOfServices(shelf.slice(0, maxShelf).trim(), title) ||
  service.test(title) ||
  deposit.test(title) ||
  (endsInTime.test(title.slice(-10)) && (rental.test(title) || rentalByWeeks.test(title))) ||
  protection.test(title) ||
  sentAgain.test(title) ||
  addedToCart.test(title) ||
  isTimeSold(title);

const aTest = '(?:de |di )?(?:tests?|teste|prueba|prova|essai)';
const anArticle =
  '(?:product|produit|produto|producto|prodotto|produkt|article|artikel|artículo|articolo|item|sample|demo)';
/** All of a title, or what stands before a dash: "Test de grossesse" and "Test lamp" are articles. */
const testArticle = new RegExp(
  `^(?:[^\\p{L}\\d]{0,4})(?:new |novo |nouveau )?(?:tests?|teste|(?:${aTest}[ _-]?${anArticle}|${anArticle}[ _-]?${aTest})(?:\\s[-–—:]\\s.*)?)(?:[ _#-]{1,3}\\d{1,4})?$`,
  'iu',
);
const maxTestTitle = 40;

/** What shops make to try their system: "Produit test", "TEST 2". */
export const isTestArticle = (title: string): boolean =>
  title.length <= maxTestTitle && testArticle.test(title);
