import { plainLetters } from '../../../contract/plain-letters.ts';
import { anyOf } from '../../language/any-of.ts';
import type { Availability } from '../feed-offer.ts';
import { parseFlag } from './flags.ts';

type Stated = Exclude<Availability, 'unknown'>;

/** "12.3", "1er mars". */
const dayOfMonth = String.raw`\d{1,2}(?:er)?(?: ?[./-] ?\d| ${anyOf`
  jan|fev|mar|avr|apr|mai|may|jui|jul|jun|aou|aug|sep|oct|okt|nov|dec|dez|gen|giu|lug|ago|set|dic|ene
`})`;

const monthInFrench =
  '(?:janvier|fevrier|mars|avril|mai|juin|juillet|aout|septembre|octobre|novembre|decembre)';

/**
 * What shops and shop systems write, in plain small letters with single spaces, by languages: French, English, German,
 * Polish, Spanish, Czech and Slovak, Italian, Portuguese, Hungarian, Dutch, Nordic, Croatian, Serbian, Greek, Russian. The first list that
 * fits counts: "indisponible" before "disponible".
 */
const words: [Stated, RegExp][] = [
  // Few are left: some.
  [
    'in_stock',
    new RegExp(anyOf`
      (?:bientot|presque) (?:epuise|en rupture)|\b(?:almost|nearly) (?:gone|sold out)\b|fast (?:ausverkauft|vergriffen)
      ^(?:(?:il )?(?:n'en )?(?:ne )?reste(?: plus)?(?: que)?|plus que|(?:hurry,? )?(?:only|just)|nur noch|solo|quedan|restano) [1-9]
    `),
  ],
  [
    'out_of_stock',
    new RegExp(anyOf`
      \b(?:out ?of ?stock|not (?:in stock|available)|no stock|sold ?out|unavailable|discontinued|end of life)\b
      rupture|epuis|\bindispo|(?:non|plus|pas) (?:disponible|en stock)(?! en magasins?(?:[ ,;:/–-]|mais|et)+(?:disponible|dispo|en stock) en ligne)|\b(?:sans|aucun) stock\b
      (?:non|plus|pas) livrable(?! (?:a|au|aux|en|dans|hors|vers|sur|par)\b)
      ^vendue?s?[ .!]*$|^vente terminee|^(?:article|produit) supprime|\ben attente de (?:stock|reassort|reappro)
      \b(?:disponible|dispo|en stock|available|in stock|verfugbar|lagernd) ?[:=] ?(?:non|no|nein|false)$
      \bretour en stock (?:prevu|estime|le|debut|mi|fin|courant|vers|en(?! (?:magasin|boutique|ligne)))\b
      ^(?:(?:article|produit) )?(?:hors stock|(?:non|plus|pas) dispo\b|bientot (?:disponible|dispo\b|en stock|de retour)|(?:available|coming|(?:back )?in stock) soon\b|in ?store ?only|de retour bientot|prochainement|a venir)
      ^(?:disponible |dispo )?(?:uniquement|seulement) en magasins?\b|\ben magasins? (?:uniquement|seulement)\b|\bonly in ?stores?\b
      ausverkauft|vergriffen|nicht (?:auf lager|verfugbar|lieferbar|vorratig)|\bbrak\b|niedostepn|wyprzedan|agotad
      sin (?:stock|existencias)|no disponible|fuera de stock|vyprodan|nedostupn|neni skladem|nie je skladom|esaurit
      non disponibil|esgotad|indisponivel|\bnincs\b|elfogyott|uitverkocht|niet (?:op voorraad|leverbaar)|\bslut\b
      udsolgt|utsolgt|ikke pa lager|ej i lager|rasprodan|nema na|^out stock$|εξαντλ|μη διαθεσιμ|нет в налич
      (?:немає?|нема) в наявн|няма налич
    `),
  ],
  // A page's button in place of the one that buys.
  [
    'out_of_stock',
    /^(?:me |m'|m |etre )?(?:prevenir|alerter?|averti(?:r|e)?|(?:alertez|prevenez|previens|avertissez)[- ]moi)\b|^notify me\b|^benachrichtigen\b|^avvisami\b|^avisame\b/,
  ],
  [
    'preorder',
    /\ba paraitre\b|\bpre ?-?order|pre ?-?commande|vorbestell|przedsprzedaz|preventa|preordine|prevendita|predobjedn|pre ?-?venda|\bpre ?-?sale|elorendel/,
  ],
  [
    'backorder',
    new RegExp(anyOf`
      \b(?:on ?)?back ?order|available for order|made ?to ?order|sur commande|a la commande
      fabri(?:que|cation) (?:a|sur) (?:la )?demande|\ben (?:cours de )?fabrication\b|^sur demande
      (?:disponible|dispo) (?:a partir d[eu']|des|en|debut|fin|mi|courant) ?(?:debut |fin |mi )?${monthInFrench}\b
      (?:disponible|dispo|available|verfugbar|lieferbar|disponibile) (?:a partir d[ue]|des le|le|from|on|ab|dal|desde|il) ?${dayOfMonth}
      auf bestellung|nachbestell|na zamowienie|bajo pedido|por encargo|su ordinazione|na objednavku|sob encomenda
      rendelesre|op bestelling|pa bestilling|bestallningsvara|κατοπιν παραγγελι|под заказ|під замовлення
    `),
  ],
  [
    'in_stock',
    new RegExp(anyOf`
      \b(?:in ?stock|instock|available|limited ?availability|online ?only|few left|low stock|ready to ship)\b
      \ben stock\b|stocks? (?:limite|faible|illimite)|faible stock|^illimitee?$
      derni(?:er|ere)s? (?:pieces?|articles?|exemplaires?|unites?)(?! vendu)
      (?:expedition|envoi|livraison) immediate?\b|expedie (?:dans la journee|le jour meme|aujourd'hui)|disponible|dispo\b|(?:auf|ab) lager|lagernd|vorratig|verfugbar
      lieferbar|\bsofort|magazynie|dostepn|na stanie|en existencia|hay stock|skladem|skladom|na sklade|dostupn
      disponibil|disponivel|em stock|raktaron|keszleten|op voorraad|leverbaar|(?:pa|i) lager|in magazzino|na zalihi
      na stanju|διαθεσιμ|ετοιμοπαραδοτ|αμεση παραλαβη|в налич|в наявн
    `),
  ],
  // What a page's button says.
  [
    'in_stock',
    new RegExp(anyOf`
      ^(?:ajouter|mettre) (?:au|dans (?:le|mon)) panier|^add to (?:cart|basket|bag|trolley)\b|^in den (?:waren|einkaufs)korb
      ^(?:anadir|agregar) (?:al (?:carr(?:o|ito))|a la cesta)|^aggiungi al carrello|^adicionar ao carrinho
      ^in (?:de |mijn )?winkel(?:wagen|mand)|^do (?:koszyka|kosika|kosiku)\b|^dodaj do koszyka|^pridat do kosiku
    `),
  ],
  // Beside "en stock" they say what comes next.
  [
    'out_of_stock',
    /\breappro|\breassort|\ben arrivage|retire de la vente|\b(?:produit|article) arrete\b|^reserved$/,
  ],
];

// "Expédié sous 24h", "1-3 Werktage", "delivery in 2 to 4 days", "3 à 5 semaines".
const unit = anyOf`
  h\b|heures?|hours?|std|stunden|godzin|horas|ore\b|hod
  j\b|jours?|days?|tage?\b|tagen|(?:werk|arbeits|geschafts)tage?n?|dni|dias?|dnu|dny|giorni
  semaines?|weeks?|wochen?|tygodni|semanas?|settimane|tydn|mois|months?|monate?
`;
const duration = new RegExp(String.raw`(\d{1,3})(?: ?(?:-|–|/|a|bis|to|do|au) ?(\d{1,3}))? ?(${unit})`);
const hoursOf = (unit: string): number => {
  if (/^(?:h|std|stunden|godzin|ore)/.test(unit)) return 1;
  if (/^(?:semaine|semana|week|woche|tyg|settimane|tydn)/.test(unit)) return 7 * 24;
  return /^mo/.test(unit) ? 30 * 24 : 24;
};
/** What takes longer than two weeks is not in stock. */
const soonHours = 14 * 24;

const howMany = '(?:qte|qty|quantite|quantity)';
const stockWord = `${anyOf`
  (?:${howMany} )?(?:(?:en|in|auf) )?(?:stock|lager)(?: dispo(?:nible)?)?|bestand
  ${howMany}(?: dispo(?:nible)?| available)?|(?:disponible|dispo|available)(?= ?:)
`} ?[:(]? ?`;
// "3", "3 en stock", "12 pcs", "> 10", "< 5", "1-5", "5+", "Stock : 5", "En stock : 0".
const quantity = new RegExp(
  String.raw`^(?:${stockWord})?(?:(?:plus|\+) ?de |moins de |more than |less than |uber |mehr als |[<>]=? ?|\+ ?|[1-9]\d{0,5} ?- ?)?(-?\d{1,9})(?:[.,]0+)? ?\+?(?=[ ;)]|,(?!\d)|$)`,
);

/** A stock status in words, as a flag, number of pieces or delivery time; undefined where it says nothing known. */
export function parseAvailability(text: string): Stated | undefined {
  const flag = parseFlag(text);
  if (flag !== undefined) return flag ? 'in_stock' : 'out_of_stock';
  const folded = plainLetters(text)
    .replace(/^https?:\/\/schema\.org\//, '')
    .replace(/[\s_]+/g, ' ')
    .trim();
  if (folded === '') return undefined;
  const plain = simple.get(folded);
  return plain ?? readWords(folded);
}

/** What nearly all rows say, without searching the lists. */
const simple = new Map<string, Stated>([
  ['in stock', 'in_stock'],
  ['out of stock', 'out_of_stock'],
  ['preorder', 'preorder'],
  ['backorder', 'backorder'],
]);

/** "006": a code of somebody's, no six pieces. */
const isCode = /^00\d$/;

function readWords(folded: string): Stated | undefined {
  if (isCode.test(folded)) return undefined;
  const spaced = folded.replace(/-/g, ' ');
  const found = words.find(([, pattern]) => pattern.test(folded) || pattern.test(spaced))?.[0];
  const counted = quantity.exec(folded);
  const pieces = counted?.[1];
  const timed = duration.exec(folded);
  const [, from, to, unit] = timed ?? [];
  if (unit !== undefined && (found === undefined || found === 'in_stock')) {
    const hours = Number(to ?? from) * hoursOf(unit);
    // "Stock : 0 - livraison sous 10 jours": the shop orders it first. "0 à 3 jours" says only when it comes.
    const isCounted = counted !== null && (timed?.index ?? 0) >= counted[0].length;
    return hours > soonHours || (isCounted && Number(pieces) <= 0) ? 'backorder' : 'in_stock';
  }
  if (pieces !== undefined && (found === undefined || found === 'in_stock')) {
    return Number(pieces) > 0 ? 'in_stock' : 'out_of_stock';
  }
  return found;
}
