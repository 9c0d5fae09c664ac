import { cooking, dishwashers, laundry, refrigerators } from './appliances.ts';
import { amount, inches, rule, type TitleRule, watts } from './title-rule.ts';

const screen = rule(
  'Taille de l’écran',
  new RegExp(`(?<![\\d.,x])(\\d{1,2}(?:[.,]\\d)?) ?${inches}`),
  '$1 pouces',
);
const pixels = rule('Définition', /(?<!\d)(\d{3,4}) ?[x×] ?(\d{3,4})(?!\d)/, '$1 x $2');

const phones: readonly TitleRule[] = [
  rule(
    'Mémoire vive',
    /(?<![\d.,])(\d{1,2}) ?(?:gb|go) ?(?:de )?(?:ram|\+)|(?<![\d.,])(?=\d{1,2} ?(?:gb|go) ?[/+ ] ?\d{2,3} ?(?:gb|go))(\d{1,2})/,
    '$1$2 Go',
  ),
  rule(
    'Stockage',
    /(?<![\d.,])(?:\d{1,2} ?(?:gb|go)? ?[/+ ] ?)?((?:8|16|32|64|128|256|512) ?(?:gb|go)|1 ?t[bo])\b(?! ?ram)/,
    '$1',
  ),
  rule('Réseau mobile', /\b5g\b/, '5G'),
  rule('Réseau mobile', /\b(?:4g|lte)\b/, '4G'),
  rule('Réseau mobile', /\b(?:3g|umts|hsdpa)\b/, '3G'),
  rule('Double SIM', /\b(?:dual|double|duos?)[ -]?sim|dualsim|\bduos\b/, 'Oui'),
  rule('Débloqué', /\bunlocked|sim[ -]?free|debloque|sans abonnement|ohne vertrag/, 'Oui'),
  rule('Photo', amount('mp|mpx|megapixels?'), '$1 Mpx'),
  rule('Système', /\bandroid/, 'Android'),
  rule('Système', /\biphone/, 'iOS'),
  rule('Système', /\bwindows phone|\blumia/, 'Windows Phone'),
  rule('Type', /\bsmart ?phone|\biphone|galaxy s|xperia/, 'Smartphone'),
  rule('Type', /\bfeature phone|flip phone|clamshell|big button/, 'Téléphone à touches'),
  rule('Batterie', amount('mah'), '$1 mAh'),
  screen,
  pixels,
];

const tvs: readonly TitleRule[] = [
  // "UE49M6300 49": the model begins with the diagonal.
  rule('Taille de l’écran', /\b[a-z]{0,5}(\d{2})[a-z][a-z\d]*\b.*(?<![\d.])\1(?![\d.])/, '$1 pouces'),
  rule(
    'Taille de l’écran',
    /(?<![\d.])(\d{2}) (?=(?:led|oled|qled|lcd|smart|4k|full hd|uhd|ultra|curved|hd ready|plasma)\b)/,
    '$1 pouces',
  ),
  screen,
  rule('Définition', /\b(?:4k|uhd|ultra[ -]?hd|2160p)\b/, '4K'),
  rule('Définition', /\b(?:full[ -]?hd|fhd|1080p)\b/, 'Full HD'),
  rule('Définition', /\b(?:hd[ -]ready|720p)\b/, 'HD'),
  rule('Technologie', /\boled/, 'OLED'),
  rule('Technologie', /\bqled/, 'QLED'),
  rule('Technologie', /\bplasma\b/, 'Plasma'),
  rule('Technologie', /\bled\b|\blcd\b/, 'LED'),
  rule('Smart TV', /\bsmart\b|android tv|webos|tizen/, 'Oui'),
  rule('HDR', /\bhdr(?:10)?\b|dolby vision/, 'Oui'),
  rule('Écran incurvé', /\bcurved|incurve/, 'Oui'),
  rule('3D', /\b3d\b/, 'Oui'),
  rule('Fréquence', /(?<!\d)(\d{2,3}) ?hz\b/, '$1 Hz'),
  rule('Tuner intégré', /\bfreeview|freesat|dvb-?[tcs]2?/, 'Oui'),
];

const processors: readonly TitleRule[] = [
  rule(
    'Famille de processeurs',
    /\b(intel core i[3579]|intel xeon(?: e[357])?|core 2 (?:duo|quad)|core i[3579]|xeon(?: e[357])?|pentium|celeron|ryzen (?:threadripper|[3579])|athlon(?: 64)?(?: ii)?(?: x[234])?|opteron|phenom(?: ii)?|sempron|epyc|atom|itanium|fx|a(?:4|6|8|10|12))\b/,
    '$1',
  ),
  rule('Fréquence de base', /(?<![\d.,])([1-5][.,]\d{1,2}|[1-5]) ?ghz/, '$1 GHz'),
  rule('Cœurs', /\b(\d{1,2})[ -]?(?:core|coeurs|kerne)/, '$1'),
  rule('Cœurs', /\bdual[ -]?core/, '2'),
  rule('Cœurs', /\b(?:quad|four)[ -]?core|\bcore 2 quad/, '4'),
  rule('Cœurs', /\b(?:hexa|six)[ -]?core/, '6'),
  rule('Cœurs', /\b(?:octa|octo|eight)[ -]?core/, '8'),
  rule('Threads', /\b(\d{1,3})[ -]?threads/, '$1'),
  rule(
    'Socket',
    /\b((?:fc)?lga ?-?\d{3,4}(?:-v?\d)?|am[1-5]\+?|fm[12]\+?|s?trx?4|socket [a-z]+\d+\+?)\b/,
    '$1',
  ),
  rule(
    'Cache',
    /(?<![\d.,])(\d+(?:[.,]\d+)?) ?m[bo]?\b(?! ?\/)(?= ?(?:l[23]|cache|smart|level|$|,|-|[a-z]))/,
    '$1 Mo',
  ),
  rule('TDP', /(?<![\d.,])(\d{2,3}) ?w\b/, '$1 W'),
  rule('Conditionnement', /\btray|\boem\b/, 'Tray (sans boîte)'),
  rule('Conditionnement', /\bbox(?:ed)?\b|retail/, 'En boîte'),
  rule('Finesse de gravure', /\b(\d{1,2}) ?nm\b/, '$1 nm'),
];

const cameras: readonly TitleRule[] = [
  rule('Type', /\bbridge/, 'Bridge'),
  rule('Type', /\bmirrorless|compact system|\bhybride/, 'Hybride'),
  rule('Type', /\bd?slr\b|reflex|\beos \d{1,4}d\b/, 'Reflex'),
  rule('Type', /\bcompact|point (?:and|&) shoot/, 'Compact'),
  rule('Définition', amount('mp|mpx|m?pixels?|megapixels?'), '$1 Mpx'),
  rule('Zoom optique', /(?<![\d.,])(\d{1,3})x (?:wide )?(?:optical|zoom|opt)/, '$1x'),
  rule('Vidéo', /\b4k\b/, '4K'),
  rule('Vidéo', /\bfull hd\b|1080p/, 'Full HD'),
  rule('Objectif fourni', /\bbody(?: only)?\b|boitier nu/, 'Non'),
  rule('Objectif fourni', /(?<!\d)(\d{2,3}) ?(?:-| )? ?(\d{2,3}) ?mm/, '$1-$2 mm'),
  rule('Wi-Fi', /\bwi-?fi\b/, 'Oui'),
  rule('Étanche', /\bwaterproof|tough|underwater|etanche/, 'Oui'),
  screen,
];

const cases: readonly TitleRule[] = [
  rule(
    'Compatible avec',
    /\b(?:for|pour)(?: the| le| la| les| most)? ((?:apple |samsung |google |htc |lg |motorola |huawei |sony |nokia |zte |microsoft |amazon |blackberry )?(?:iphone|ipad|ipod|galaxy|pixel|nexus|one|moto|mate|xperia|lumia|axon|kindle|surface|watch|macbook|g\d)[a-z\d +".]*?)(?= (?:cell|phones?|tablets?|smartphones?)| - | ?[-,(—|]|$)/,
    '$1',
  ),
  rule('Compatible avec', /\b(apple watch|lightning|usb type-?c|micro[ -]?usb)\b/, '$1'),
  rule('Type', /\bscreen protector|protection d'ecran|tempered glass/, 'Protection d’écran'),
  rule('Type', /\b(?:folio|wallet|flip|portefeuille)\b/, 'Étui folio'),
  rule('Type', /\bsleeve|pouch|housse/, 'Housse'),
  rule('Type', /\b(?:vehicle|car) (?:power )?charger|chargeur (?:de )?voiture/, 'Chargeur de voiture'),
  rule('Type', /\bwall charger|chargeur (?:mural|secteur)/, 'Chargeur secteur'),
  rule('Type', /\b(?:portable charger|power ?bank|powerstation|batterie externe)/, 'Batterie externe'),
  rule('Type', /\bwireless charg(?:er|ing)|chargeur sans fil/, 'Chargeur sans fil'),
  rule('Type', /\b(?:car )?mount|support/, 'Support'),
  rule('Type', /\b(?:band|strap|bracelet)\b/, 'Bracelet'),
  rule('Type', /\btripod|trepied/, 'Trépied'),
  rule('Type', /\b(?:case|cover|coque|skin|shell)\b/, 'Coque'),
  rule('Matière', /\bleather|cuir\b/, 'Cuir'),
  rule('Matière', /\bsilicone/, 'Silicone'),
  rule('Matière', /\btpu\b/, 'TPU'),
  rule('Matière', /\baluminum|aluminium/, 'Aluminium'),
  rule('Batterie', amount('mah'), '$1 mAh'),
  rule('Protection', /\bwaterproof|etanche/, 'Étanche'),
  rule('Protection', /\brugged|impact|shock|heavy[ -]duty|defender|antichoc/, 'Antichoc'),
  watts,
];

const drives: readonly TitleRule[] = [
  rule('Capacité', /(?<![\d.,x])(\d+(?:[.,]\d+)? ?(?:tb|gb|to|go))\b(?!\/)/, '$1'),
  rule('Type', /\bssd\b/, 'SSD'),
  rule('Vitesse de rotation', /(?<!\d)(5400|5900|7200|10000|15000)(?: ?(?:rpm|tr\/min))?(?!\d)/, '$1 tr/min'),
  rule('Format', /\bm\.2\b/, 'M.2'),
  rule('Format', /\b(2[.,]5|3[.,]5)\b/, '$1 pouces'),
  rule('Interface', /\bpcie 5/, 'PCIe 5.0 x4'),
  rule('Interface', /\bpcie 4/, 'PCIe 4.0 x4'),
  rule('Interface', /\bpcie 3/, 'PCIe 3.0 x4'),
  rule('Interface', /\bsata/, 'SATA'),
  rule('Protocole', /\bnvme|pcie/, 'NVMe'),
  rule('Dimensions M.2', /\bm\.2-(22\d{2,3})\b/, '$1'),
];

const keyboardsMice: readonly TitleRule[] = [
  rule('Connexion', /\bbluetooth/, 'Bluetooth'),
  rule('Connexion', /\b(?:wireless|sans fil|cordless)/, 'Sans fil'),
  rule('Connexion', /\b(?:wired|filaire|usb|ps\/2)\b/, 'Filaire'),
  rule('Disposition', /\b(azerty|qwertz|qwerty)\b/, '$1'),
  rule('Type de produit', /\btrackball/, 'Trackball'),
  rule(
    'Type de produit',
    /\b(?:keyboard and mouse|desktop|combo|clavier (?:et|\+) souris)\b/,
    'Clavier et souris',
  ),
  rule('Type de produit', /\bkeyboard|clavier/, 'Clavier'),
  rule('Type de produit', /\bmouse|souris/, 'Souris'),
  rule('Usage', /\bgam(?:ing|er)/, 'Jeu'),
];

const cooling: readonly TitleRule[] = [
  rule(
    'Refroidissement',
    /\b(?:kraken|ryujin|ryuo|liquid|coreliquid|aio|watercooling|water cooler)/,
    'Watercooling',
  ),
  rule('Refroidissement', /\b(?:air cooler|cpu cooler|ventirad|tower|nh-|dark rock|hyper)/, 'Ventirad'),
  rule('Taille du radiateur', /(?<!\d)(120|140|240|280|360|420)(?!\d)/, '$1 mm'),
  rule('Éclairage', /\bargb\b/, 'ARGB'),
  rule('Éclairage', /\brgb\b/, 'RGB'),
];

const cables: readonly TitleRule[] = [
  rule('Longueur', /(?<![\d.,])(\d+(?:[.,]\d+)?) ?(m|cm|mm)\b(?!\/)/, '$1 $2'),
  rule('Longueur', /(?<![\d.,])(\d+(?:[.,]\d+)?) ?(?:ft|feet|')(?![a-z])/, '$1 ft'),
  rule('Câble, catégorie', /\bcat(?:egory)?[ .]?(5e|6a|6|7|8)\b/, 'Cat. $1'),
  rule('Blindage du câble', /\b([su]{1,2}\/?f?tp|s\/ftp|f\/utp)\b/, '$1'),
  rule('Type de produit', /\bpatch/, 'Câble réseau'),
  rule('Type de produit', /\badapt(?:e|o)r|adaptateur/, 'Adaptateur'),
  rule('Type de produit', /\bextension|rallonge/, 'Rallonge'),
  rule('Type de produit', /\bcable/, 'Câble'),
  rule('Type', /\b(lightning)\b/, 'Lightning'),
  rule('Type', /\b(hdmi|displayport|dvi|vga|usb-?c|rj-?45|db ?9|db ?25|sata|toslink|xlr)\b/, '$1'),
];

const power: readonly TitleRule[] = [
  rule('Puissance apparente', amount('va'), '$1 VA'),
  rule('Capacité', amount('mah'), '$1 mAh'),
  watts,
  rule('Type', /\bpower ?bank|portable charger|powerstation|batterie externe/, 'Batterie externe'),
  rule('Type', /\b(?:vehicle|car) (?:power )?charger|chargeur (?:de )?voiture/, 'Chargeur de voiture'),
  rule('Type', /\bcharger|chargeur/, 'Chargeur'),
  rule('Type', /\bonduleur|\bups\b/, 'Onduleur'),
  rule('Type', /\bpdu\b|power distribution/, 'PDU'),
  rule('Type', /\bbattery|batterie/, 'Batterie'),
  rule('Type', /\badapt(?:e|o)r|alimentation|adaptateur/, 'Adaptateur secteur'),
];

const computers: readonly TitleRule[] = [
  rule('Mémoire vive', /(?<![\d.,])(\d{1,3}) ?(?:gb|go) ?(?:de )?(?:ram|ddr|memory|sdram)/, '$1 Go'),
  rule(
    'Stockage',
    /(?<![\d.,])(\d+(?:[.,]\d+)? ?(?:tb|to|gb|go)) ?(?:ssd|hdd|hard|disque|emmc|nvme|flash|solid)/,
    '$1',
  ),
  rule(
    'Processeur',
    /\b((?:intel )?core i[3579](?:-\d{3,5}[a-z]*)?|(?:amd )?ryzen [3579](?: \d{4}[a-z]*)?|celeron(?: [a-z]?\d{3,5})?|pentium(?: [a-z]?\d{3,5})?|core 2 duo)\b/,
    '$1',
  ),
  rule('Système', /\bwindows 11 pro/, 'Windows 11 Pro'),
  rule('Système', /\bwindows 11/, 'Windows 11'),
  rule('Système', /\bwindows 10/, 'Windows 10'),
  rule('Système', /\bchrome ?(?:book|os)/, 'ChromeOS'),
  rule('Système', /\bmacbook|\bimac\b|macos/, 'macOS'),
  rule('Écran tactile', /\btouch[ -]?screen|tactile/, 'Oui'),
  screen,
  pixels,
];

/** By category; the nearest that an offer's is, or is part of, counts. */
export const titleRules: Readonly<Record<string, readonly TitleRule[]>> = {
  'fridges-freezers': refrigerators,
  laundry,
  dishwashers,
  cooking,
  phones,
  tvs,
  processors,
  cameras,
  accessories: cases,
  'phone-accessories': cases,
  'internal-drives': drives,
  storage: drives,
  'keyboards-mice': keyboardsMice,
  cooling,
  'cables-adapters': cables,
  'power-batteries': power,
  laptops: computers,
  computers,
  tablets: phones,
  monitors: [screen, pixels, rule('Fréquence', /(?<!\d)(\d{2,3}) ?hz\b/, '$1 Hz')],
};
