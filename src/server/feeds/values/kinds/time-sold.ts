import { anyOf, anyWord } from '../../../language/any-of.ts';

// Hours of people, and seats: lessons, treatments, a garage's work, tickets. Each word names goods as well (“Atelier Cologne”,
// “Ticket de caisse”, “Cours de piano, tome 1”), so that it counts only with what no goods have beside it.

/** Asked first, of every title. */
const mayBe = new RegExp(
  anyOf`
    ateli|workshop|cours|class|stage|lesson|format|session|s[ée]ance|coach|consult|train|webin
    mass|soin|pilat|wax|thread|mani|p[ée]dicure|facial
    forfait|prestation|contr|vidange|r[ée]vis|parall|g[ée]om|quilibr|montage|diagnos
    ticket|billet|entr|place|pose |beaut|admiss|bigliett|eintritt|visite|d[ée]gust|bapt
  `,
  'i',
);

// Lessons.

const weekday = '(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)';
const month = anyOf`
  janvier|f[ée]vrier|mars|avril|mai|juin|juillet|ao[ûu]t|septembre|octobre|novembre|d[ée]cembre
`;
/**
 * How long it takes, when it is, or where: "2 h", "1h30", "demi-journée", "samedi 12 mars", "en visio". Of days
 * things last ("24 h"), and without its year or what stands before it a date may be a measure ("10/12").
 */
const appointed = new RegExp(
  anyOf`
    (?:^|[\s(–—,:|-])(?:(?!(?:12|24|48|72) ?h)\d{1,2} ?(?:h|heures?|hours?)|\d{1,2} ?h ?[0-5]\d)(?=$|[\s),:|–—-])
    (?:demi|½|1/2|une|1)[- ]journ[ée]e(?!\p{L})|half[- ]day
    (?<!\d)[0-3]?\d(?:er)? ${month}(?!\p{L})
    (?:^|[\s(])(?:(?:le|du|au|${weekday}) [0-3]\d[/.][01]\d|[0-3]\d[/.][01]\d[/.](?:20)?\d\d)(?![\d/.])
    (?:en ligne|en visio|[àa] domicile|en pr[ée]sentiel)(?!\p{L})
  `,
  'iu',
);
/** What a "baptême" is a first time of: "Baptême de l'air". */
const firstTimes = anyOf`
  air|plong[ée]e|parapente|parachute|pilotage|conduite|h[ée]licopt[èe]re|montgolfi[èe]re|ulm|vol|mer
`;
/** What may be a lesson, where it is appointed. */
const lesson = new RegExp(
  `^${anyOf`
    ateliers?|cours|stages? (?:de |d['’]|du |intensif|d[ée]couverte|photo)|formations?|initiations?|workshops?
    s[ée]ances?|consultations?|coaching|visites? guid[ée]es?|d[ée]gustations?
    bapt[êe]mes? (?:de |d['’]|en )(?:l['’])?${firstTimes}|bapt[êe]mes? (?:a[ée]rien|plong[ée]e|parapente)
  `}(?: |$|(?<=[ '’]))`,
  'i',
);
const forWhom = anyOf`
  one[- ]to[- ]one|1[:-]1|private|group|individual|online
`;
const taught = anyOf`
  coaching|lessons?|training|tuition|(?:coaching|training|yoga|pilates) sessions?
`;
const sold = anyOf`
  sessions?|class(?:es)?|calls?|packages?|courses?|programmes?|programs?
`;
/** Sold as such whatever stands behind. */
const lessonAtOnce = new RegExp(
  anyOf`
    ^${forWhom} ${taught}(?: ${sold})?(?:$| ?[(–—:,-]| (?:with|for|in|by|at|pour|avec|de|\d))
    ^(?:training|webinar|webinaire|live workshop|formation): |^webin(?:ar|aire)s?(?: |$)
    ^(?:cours particuliers?|cours collectifs?|s[ée]ance d['’]essai)(?: |$)
    ^\d{1,2}[ -]weeks? [^\d]{0,60}(?:training|program(?:me)?)(?: \([^)]{0,30}\))?$
    \bsession with your (?:dog|horse|baby)$
  `,
  'i',
);
/** "Atelier crochet, 20 modèles en 2 heures" is a book; what a workshop needs is a tool. */
const noLesson = anyWord`
  livres?|manuels?|romans?|handbook|books?|cahiers?|carnets?|tomes?|fiches|mod[èe]les|projets|recettes|id[ée]es|exercices
  dvd|cd|vinyles?|vinyl|mp3|affiches?|posters?|kits?|coffrets?|bo[îi]tes?|jeux?|games?|lego|playmobil|puzzles?|miniatures?
  bench|press|vacuum|heater|trolley|tools?|perceuse|visseuse|[ée]tabli|servante|aspirateur|vest|shoes?|bougies?|m[ée]dailles?|drag[ée]es?
`;

const isLesson = (title: string): boolean =>
  (lessonAtOnce.test(title) || (lesson.test(title) && appointed.test(title))) && !noLesson.test(title);

// Treatments.

/** Sold by numbers: "Micro needling (3 sessions)", "Coaching – 10 Sessions – Alba". */
const sessions = /[\s(](?:\d{1,2}) ?(?:sessions?|s[ée]ances?)\)?(?=$|\s[-–—]\s)/i;
/** What is enough for as many: "Kit blanchiment 10 séances". */
const forSessions = anyWord`
  kits?|coffrets?|bandes?|patchs?|strips?|packs?|lots?|bo[îi]tes?|recharges?
  gel|cr[èe]me|sachets?|capsules?|ampoules?|masques?|masks?|cards?|cartes?|cahiers?|journal|planner
  lames?|vernis|huiles?|lait|lotion|shampo{1,2}ings?|s[ée]rums?|spray|cire
  lampes?|appareils?|[ée]pilateurs?|vinyle?|lp|cd|dvd
`;

const bodyParts = anyOf`
  arms?|legs?|body|face|back|chest|stomach|lips?|(?:lip |bikini )?line|chin|neck|nose|(?:eye)?brows?|bikini|brazilian|hollywood
  under ?arms?|forehead|sideburns?|sides|buttocks|chicks?|cheeks?
`;
const partsOfBody = anyOf`
  jambes?|demi[- ]jambes?|maillot|aisselles?|sourcils?|l[èe]vres?|visage|bras|dos|torse|menton|corps|cuisses?
`;
const handsAndFeet = anyOf`
  manicure|pedicure|manucure|p[ée]dicure|beaut[ée] des (?:mains|pieds)|mani[- ]?pedi
`;
const minutes = '(?:30|45|60|75|90|120) ?(?:min|mn|minutes)';
const treatmentOfBody = new RegExp(
  anyOf`
    \b${bodyParts}(?: (?:hot|threading ?/))? (?:waxing|threading|laser hair removal)$
    ^[ée]pilation (?:(?:[àa] la cire|laser|d[ée]finitive|au fil) )?(?:(?:des?|du|la|les) ){0,2}${partsOfBody}(?: \p{L}+){0,3}$
    ^(?:(?:gel|spa|classic|express|luxury|deluxe) ){0,2}${handsAndFeet}(?: (?:and|et|&|\+) ${handsAndFeet})?(?: (?:semi[- ]permanente?|express|spa|classique))?$
    ^pose (?:de |d['’])?(?:vernis semi|faux ongles|ongles|extensions? de cils|cils)\b(?!.{0,60}\b(?:kit|pince|colle|outil)\b)
    ^massages? [–—-] [\p{L} ]{0,40}massage$|^(?:swedish|deep tissue|full body|indian head|thai|couples?|prenatal) massage$
    ^massages? (?!gun\b|chair\b|oil\b)[\p{L}’' -]{0,40} ${minutes}$
    ^soins? (?:du |de la |des )?(?:visage|corps|dos)[\p{L}’' -]{0,40} ${minutes}$
    ^hydra ?facial$
  `,
  'iu',
);

const isTreatment = (title: string): boolean =>
  (sessions.test(title) && !forSessions.test(title)) || treatmentOfBody.test(title);

/** All of a title: a garage's work on a car, motorbike or bicycle. */
const workOfGarage = new RegExp(
  `^(?:${anyOf`
    (?:forfait|prestation) (?:atelier|vidange|r[ée]vision|entretien|freins?|embrayage|distribution|climatisation|g[ée]om[ée]trie|pneus?|montage|r[ée]paration|pose)\b.{0,80}
    vidange (?:moteur|voiture|auto|moto|(?:de )?bo[îi]te (?:auto(?:matique)?|de vitesses))(?: \+ .{1,40})?
    r[ée]vision (?:v[ée]lo|vtt|vae|moto|scooter|trottinette|voiture|auto)(?: (?:compl[èe]te|annuelle|simple|[ée]lectrique)){0,2}
    contr[ôo]le technique(?: (?:auto|moto|voiture|v[ée]hicule|scooter|p[ée]riodique|essence|diesel|4x4|utilitaire)){0,2}
    g[ée]om[ée]trie(?: (?:du |de )?(?:train|v[ée]hicule|auto)\b.{0,20})|parall[ée]lisme(?: (?:avant|arri[èe]re|auto|train avant))?
    montage (?:et |\+ ?)?(?:[ée]quilibrage)?(?: ?(?:de )?(?:\d )?pneus?)(?: .{0,20}pouces?)?|[ée]quilibrage (?:de )?(?:\d )?(?:pneus?|roues?)
    diagnostic (?:[ée]lectronique|panne|v[ée]hicule|auto)
  `})$`,
  'i',
);

// Tickets.

const who = anyOf`
  adultes?|enfants?|[ée]tudiants?|s[ée]niors?|tarif (?:plein|r[ée]duit|unique)|famille|vip
  1 jour|\d jours|journ[ée]e|soir[ée]e
`;
const event = anyOf`
  concerts?|spectacles?|festivals?|cin[ée]ma|th[ée][âa]tre|mus[ée]e|match|exposition|zoo|parc|aquarium|salon|soir[ée]e|conf[ée]rence|croisi[èe]re
`;
const ticket = new RegExp(
  anyOf`
    ^(?:e-?)?(?:billets?|tickets?) (?:(?:d['’]entr[ée]e|${event}|pour (?:le|la|les|l['’]) ?${event})(?: |$)|${who}(?:$| [–—(-]))
    ^(?:places?|entr[ée]es?) (?:(?:de |au |pour )?(?:concert|spectacle|cin[ée]ma|festival|match|mus[ée]e|zoo)\b|${who}(?:$| [–—(-]))
    ^(?:event|concert|festival|workshop|admission|adult|child|student|general admission|early[- ]bird|vip|day) tickets?(?:$| [–—(:-])
    ^general admission(?:$| (?:tickets?(?:$| )|[(–—:-]|\d))|^entradas? (?:general|adultos?|niños?|infantil|vip|anticipada)(?: |$)
    ^bigliett[oi] (?:d['’]ingresso|intero|ridotto|adult[oi]|bambin[oi])(?: |$)|^eintrittskarten?(?: |$)
  `,
  'iu',
);
/** What tickets are kept in, made of or made to look like: "Billet de concert à gratter". */
const noTicket = new RegExp(
  anyOf`
    porte|holder|album|cadre|frame|[ée]tui|pochette|souche|rouleau|\brolls?\b|carnet|personnalis|gratter|scratch
    factice|\bfau(?:x|sse)|imprim|print|poster|affiche|sticker|papier|paper|box\b|bo[îi]te|template
    jouet|jeu\b|\bgames?\b|lego|playmobil|puzzle|bracelet|d[ée]co|vinyle?\b|t-?shirt|mug|collector
  `,
  'i',
);

const isTicket = (title: string): boolean => ticket.test(title) && !noTicket.test(title);

/** Whether a title sells time or a seat. */
export const isTimeSold = (title: string): boolean =>
  mayBe.test(title) && (isLesson(title) || isTreatment(title) || workOfGarage.test(title) || isTicket(title));
