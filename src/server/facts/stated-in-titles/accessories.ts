import { anyOf } from '../../language/any-of.ts';
import { amount, rule, type TitleRule, watts } from './title-rule.ts';

export const cases: readonly TitleRule[] = [
  rule(
    'Compatible avec',
    /\b(?:for|pour)(?: the| le| la| les| most)? ((?:apple |samsung |google |htc |lg |motorola |huawei |sony |nokia |zte |microsoft |amazon |blackberry )?(?:iphone|ipad|ipod|galaxy|pixel|nexus|one|moto|v\d{2}|mate|xperia|lumia|axon|kindle|surface|watch|macbook|g\d)[a-z\d +".]*?)(?= (?:cell|phones?|tablets?|smartphones?)| - | ?[-,(—|]|$)/,
    '$1',
  ),
  rule('Compatible avec', /\b(apple watch|lightning|usb type-?c|micro[ -]?usb)\b/, '$1'),
  rule('Type', /\bscreen protector|protection d'ecran|tempered glass/, 'Protection d’écran'),
  rule('Type', /\b(?:folio|wallet|flip|portefeuille)\b/, 'Étui folio'),
  rule('Type', /\bbackpack|sac a dos/, 'Sac à dos'),
  rule('Type', /\bmessenger (?:case|bag)/, 'Sacoche bandoulière'),
  rule('Type', /\bbriefcase/, 'Mallette'),
  rule('Type', /\btop-?[ ]?load(?:er|ing)|\blaptop (?:bag|case)\b|\bnotebook case.*\bbag\b/, 'Sacoche'),
  rule(
    'Taille d’ordinateur',
    /(?<![\d.,])(1\d(?:[.,]\d)?) ?(?:"|''|inch)(?=.*\b(?:case|bag|sleeve|backpack|sacoche|briefcase))|\b(?:case|bag|sleeve|backpack).*?(?<![\d.,])(1\d(?:[.,]\d)?) ?(?:"|''|inch)/,
    '$1$2 pouces',
  ),
  rule('Type', /\bsleeve|pouch|housse/, 'Housse'),
  rule('Type', /\b(?:vehicle|car) (?:power )?charger|chargeur (?:de )?voiture/, 'Chargeur de voiture'),
  rule('Type', /\bwall charger|chargeur (?:mural|secteur)/, 'Chargeur secteur'),
  rule('Type', /\b(?:portable charger|power ?bank|powerstation|batterie externe)/, 'Batterie externe'),
  rule('Type', /\bwireless charg(?:er|ing)|chargeur sans fil/, 'Chargeur sans fil'),
  rule('Type', /\b(?:car )?mount|support(?! (?:&|et) rack)/, 'Support'),
  rule('Type', /\b(?:band|strap|bracelet)\b/, 'Bracelet'),
  rule('Type', /\btripod|trepied/, 'Trépied'),
  rule('Type', /\b(?:case|cover|coque|skin|shell)\b/, 'Coque'),
  rule('Matière', /\bleather|cuir\b/, 'Cuir'),
  rule('Matière', /\bsilicone/, 'Silicone'),
  rule('Matière', /\btpu\b/, 'TPU'),
  rule('Matière', /\baluminum|aluminium/, 'Aluminium'),
  rule('Batterie', amount('mah'), '$1 mAh'),
  rule('Type', /\barmband|brassard/, 'Brassard'),
  rule('Type', /\bholster/, 'Étui ceinture'),
  rule('Type', /\bselfie/, 'Perche à selfie'),
  rule('Type', /\bheadset\b/, 'Casque'),
  rule('Type', /\bstylus/, 'Stylet'),
  rule('Matière', /\bpolycarbonate/, 'Polycarbonate'),
  rule('Matière', /\b(?:tempered )?glass\b(?! (?:black|white))/, 'Verre'),
  rule('Matière', /\bnylon/, 'Nylon'),
  rule('Matière', /\bpolyester/, 'Polyester'),
  rule('Matière', /\bneoprene/, 'Néoprène'),
  rule('Matière', /\bstainless/, 'Acier inoxydable'),
  rule('Rigidité', /\bhard ?-?(?:shell|case|back)/, 'Rigide'),
  rule('Rigidité', /\bsoft\b|\bgel\b/, 'Souple'),
  rule('Finition', /\bglitter/, 'Pailletée'),
  rule('Couleur', /- clear\b|\bcrystal clear|\btransparent/, 'Transparent'),
  rule('Taille du boîtier', /(?<![\d.,])(38|40|41|42|44|45|49) ?mm\b/, '$1 mm'),
  rule('Nombre de pièces', /(?<![\d.,])(\d{1,2})[- ](?:pack|pk|count)\b/, '$1'),
  rule(
    'Compatible avec',
    /\b(?:most|select) (?:cell phones|mobile phones|smartphones)/,
    'La plupart des téléphones',
  ),
  rule('Largeur du bracelet', /(?<![\d.,])(1[2468]|2[0246]) ?mm\b(?=.*\b(?:band|strap|bracelet)\b)/, '$1 mm'),
  rule('Taille', /\((small|medium|large)\)/, '$1'),
  rule('Protection', /\bwaterproof|etanche/, 'Étanche'),
  rule('Protection', /\brugged|impact|shock|heavy[ -]duty|defender|antichoc/, 'Antichoc'),
  watts,
];

export const cables: readonly TitleRule[] = [
  // "3.5 mm" is a plug's.
  rule(
    'Longueur',
    /(?<![\d.,])(\d+(?:[.,]\d+)?|\d{3,}(?= ?mm)) ?(?:(m|cm)|(?<=\d{3} ?)(mm))\b(?!\/)/,
    '$1 $2$3',
  ),
  rule('Longueur', /(?<![\d.,])(\d+(?:[.,]\d+)?) ?(?:ft|feet|')(?![a-z])/, '$1 ft'),
  rule('Câble, catégorie', /\bcat(?:egory)?[ .]?(5e|6a|6|7|8)\b/, 'Cat. $1'),
  rule('Blindage du câble', /\b([su]{1,2}\/?f?tp|s\/ftp|f\/utp)\b/, '$1'),
  rule('Type de produit', /\bcable ties?\b|\bhook and loop/, 'Attache-câble'),
  rule('Type de produit', /\bpatch/, 'Câble réseau'),
  rule('Type de produit', /\badapt(?:e|o)r|adaptateur/, 'Adaptateur'),
  rule('Type de produit', /\bextension|rallonge/, 'Rallonge'),
  rule('Type de produit', /\bcable/, 'Câble'),
  rule('Genre des connecteurs', /\bm ?\/ ?m\b|\bmale to male/, 'Mâle/mâle'),
  rule('Connecteurs', /\((lc|sc|st|mt-?rj)\/(lc|sc|st|mt-?rj)\)/, '^$1/$2'),
  rule('Connecteurs', /\busb[ -](?:type[ -]?)?c[ -]?to[ -]?usb[ -](?:type[ -]?)?a\b/, 'USB-C/USB-A'),
  rule('Connecteurs', /\b(?:lightning(?:[ -]to)?[ -]usb|usb[ -](?:to[ -])?lightning)\b/, 'Lightning/USB'),
  rule(
    'Connecteurs',
    /\ba(?: male)?\/(?:5-pin )?mini-?b\b|\busb a (?:to )?mini-?usb b\b|\ba to mini b\b/,
    'USB-A/Mini-USB',
  ),
  rule('Connecteurs', /\ba(?: male)?\/micro-?b\b|\busb a (?:to )?micro-?usb b\b/, 'USB-A/Micro-USB'),
  rule('Connecteurs', /\busb(?: [23]\.[0-2])? a\/b\b|\busb a (?:to )?usb b\b/, 'USB-A/USB-B'),
  rule('Fonctions', /\bcharge[ -]and[ -]sync\b/, 'Charge et synchronisation'),
  rule('Connecteurs', /\b(?:micro[ -]usb[ -]to[ -]usb|usb[ -]to[ -]micro[ -]usb)\b/, 'Micro-USB/USB'),
  rule('Connecteurs', /\b(db ?\d{1,2})[mf]? (?:to|vers|-) (db ?\d{1,2})/, '^$1/$2'),
  rule('Type de fibre', /\bmulti-?mode/, 'Multimode'),
  rule('Type de fibre', /\bsingle-?mode/, 'Monomode'),
  rule('Diamètre cœur/gaine', /\b(62[.,]5|50|9|8[.,]3)\/125/, '$1/125 µm'),
  rule('Fibre', /\b(om[1-5]|os[12])\b/, '^$1'),
  rule('Duplex', /\bduplex\b/, 'Oui'),
  rule(
    'Genre des connecteurs',
    /\b(?:m ?\/ ?f|f ?\/ ?m)\b|\bmale to (?:\w+ )?female|\bextension|\bdb ?\d{1,2}f to db ?\d{1,2}m|\bdb ?\d{1,2}m to db ?\d{1,2}f/,
    'Mâle/femelle',
  ),
  rule('Genre des connecteurs', /\bf ?\/ ?f\b|\bcoupler/, 'Femelle/femelle'),
  rule(
    'Connecteurs',
    /\b(?:iec ?-?)?(?:320)?(c\d{1,2})\b (?:to|->|-) ?(?:iec ?-?)?(?:320)?(c\d{1,2})\b/,
    '^$1/$2',
  ),
  rule('Connecteurs', /(?<![\d.,])3[.,]5 ?mm\b/, 'Jack 3,5 mm'),
  rule('Connecteurs', /\b1\/4 ?in\b|(?<![\d.,])6[.,]3(?:5)? ?mm\b/, 'Jack 6,35 mm'),
  rule('Section', /\b(\d{2}) ?awg\b/, '$1 AWG'),
  rule('Ergot protégé', /\bsnagless/, 'Oui'),
  rule('Connecteurs surmoulés', /\bmoulded|\bmolded/, 'Oui'),
  rule('Impédance', /(?<![\d.,])(50|75|93|100) ?ohm/, '$1 Ω'),
  rule('Bande passante', /(?<![\d.,])(100|250|350|500|550|600) ?mhz\b/, '$1 MHz'),
  rule('Version USB', /\busb ?([23]\.[0-2]|4)(?!\d)/, 'USB $1'),
  rule('Certification', /\bmfi\b/, 'MFi (Apple)'),
  rule('Gaine', /\blszh|\blsoh|low smoke|halogen/, 'LSZH'),
  rule('Connecteurs coudés', /\bright[- ]angle|\bangled\b|\bcoude/, 'Oui'),
  rule('Nombre de pièces', /(?<![\d.,])(\d{1,3}) ?-?(?:pack|pk|pcs|pieces)\b/, '$1'),
  rule('Blindage', /\bshielded\b(?<!unshielded)/, 'Oui'),
  rule('Type', /\bieee[ -]?1394/, 'FireWire'),
  rule('Type', /\b(lightning)\b/, 'Lightning'),
  rule('Type', /\bfib(?:er|re)\b|\bfibre optique/, 'Fibre optique'),
  rule('Plenum', /\bplenum/, 'Oui'),
  rule(
    'Type',
    /\b(hdmi|displayport|dvi|vga|usb-?c|rj-?45|db ?9|db ?25|sata|toslink|xlr|s-?video|bnc|scart|thunderbolt(?: [1-4])?|ps\/2|svga|micro ?-?usb|mini ?-?usb|firewire|rca|coaxial|usb)\b/,
    '$1',
  ),
];

/** A model's letters and digits with an end that says that it goes into a rack: "SMT2200RM2U", "SMART500RT1U". */
const rackModel = String.raw`\b(?=[a-z]*\d)[a-z\d]+r[mt](?:xl)?(\d)u[a-z]?\b`;

export const power: readonly TitleRule[] = [
  rule('Puissance apparente', amount('va'), '$1 VA'),
  rule('Capacité', amount('mah'), '$1 mAh'),
  watts,
  rule('Nombre de prises', /(?<![\d.,])(\d{1,2}) ?(?:ac )?(?:outlets?|sockets|prises)/, '$1'),
  rule('Ports USB', /(?<![\d.,])([1-9]) ?-?(?:x )?usb|(?<![\d.,])([1-9])-port/, '$1$2'),
  rule('Tension', /(?<![\d.,/-])(\d{1,3}(?:[.,]\d{1,2})?) ?v(?:olts?)?\b/, '$1 V'),
  rule('Intensité', /(?<![\d.,])(\d{1,2}(?:[.,]\d{1,2})?) ?(?:a|amps?)\b(?! ?\/)/, '$1 A'),
  rule('Technologie', /\blithium[ -]?ion|li-?ion/, 'Lithium-ion'),
  rule('Technologie', /\blithium[ -]?poly|li-?po(?:lymer)?\b/, 'Lithium-polymère'),
  rule('Technologie', /\bni-?mh|nickel[ -]?metal/, 'Nickel-hydrure métallique'),
  rule('Technologie', /\blead[ -]acid|vrla/, 'Plomb-acide'),
  rule('Technologie', /\balkaline|alcaline/, 'Alcaline'),
  rule('Format', /\b(aaa?|c|d|9v|cr\d{4}|18650)\b(?= (?:batter|size|cell))/, '$1'),
  rule('Topologie', /\bline[ -]?interactive/, 'Line-interactive'),
  rule('Topologie', /\bstandby\b|\boffline\b/, 'Off-line'),
  rule('Topologie', /\bdouble[ -]conversion|\bon-?line ups/, 'En ligne'),
  // What APC and CyberPower say of these letters of their models.
  rule('Topologie', /\bapc\b.*\b(?:smt|smc|smx|sua|su)\d/, 'Line-interactive'),
  rule('Topologie', /\bapc\b.*\b(?:srt|surt|surtd|srv)\d/, 'En ligne'),
  rule('Topologie', /\bapc\b.*\bback-ups pro\b/, 'Line-interactive'),
  rule('Topologie', /\bapc\b.*\bbe\d{3}/, 'Off-line'),
  // Their regulation of voltage is what the word means.
  rule('Topologie', /\bcyberpower\b.*\b(?:cp\d+(?:e?pfc|avr)|pr\d)/, 'Line-interactive'),
  rule('Topologie', /\btripp\b.*\b(?:smart|omni(?:vs|smart)?|avrx?|smc)\d/, 'Line-interactive'),
  rule('Topologie', /\btripp\b.*\b(?:internet|bcinternet|bc ?pers)\d/, 'Off-line'),
  rule('Topologie', /\btripp\b.*\bsu\d{3}/, 'En ligne'),
  rule('Gamme', /\btripp\b.*\bsmart\d/, 'SmartPro'),
  rule('Gamme', /\btripp\b.*\bsu\d{3}/, 'SmartOnline'),
  rule('Compatible avec', /\bmost (?:micro )?usb-?enabled/, 'Appareils USB'),
  rule('Compatible avec', /\blightning-?equipped/, 'Appareils Apple à connecteur Lightning'),
  rule('Gamme', /\bapc\b.*\b(?:sm[tcx]|sua|srt|surt|surtd|su)\d/, 'Smart-UPS'),
  rule('Gamme', /\bapc\b.*\b(?:br|bx|be|bk|bn|bg)\d{3}/, 'Back-UPS'),
  rule('Forme d’onde', /\bsine ?wave|\bpure sine|\bcyberpower\b.*\dpfc/, 'Sinusoïdale pure'),
  rule('Régulation de tension (AVR)', /\bcyberpower\b.*\davr|\bavr\b/, 'Oui'),
  rule('Écran LCD', /\bcyberpower\b.*\d(?:avr)?(?:pfc)?lcd|\blcd\b/, 'Oui'),
  rule('Hauteur en rack', new RegExp(rackModel), '$1U'),
  rule('Hauteur en rack', /(?<![\d.,])([1-9])u\b/, '$1U'),
  rule('Format', new RegExp(rackModel), 'Rack'),
  rule('Format', /\brack(?:mount)?\b/, 'Rack'),
  rule('Format', /\btower\b/, 'Tour'),
  rule(
    'Gamme',
    /\b(smart-ups|back-ups(?: pro| es)?|symmetra|easy[ -]ups|smartpro|powerstation|juice pack|netshelter)\b/,
    '$1',
  ),
  rule('Rechargeable', /\brechargeable/, 'Oui'),
  rule('Nombre de pièces', /(?<![\d.,])(\d{1,2})[- ]?(?:pack|pk|pcs|count)\b/, '$1'),
  rule(
    'Compatible avec',
    /\b(?:for|pour)(?: the| most)? ((?:apple |samsung |hp |dell |lenovo |acer |asus |sony |toshiba |microsoft |canon |nikon |gopro )(?:[a-z\d]+(?: [a-z\d]+){0,2}))/,
    '$1',
  ),
  rule('Type', /\bpower ?bank|portable charger|powerstation|batterie externe/, 'Batterie externe'),
  rule('Type', /\b(?:vehicle|car) (?:power )?charger|chargeur (?:de )?voiture/, 'Chargeur de voiture'),
  rule('Type', /\bcharger|chargeur/, 'Chargeur'),
  rule('Type', /\bonduleur|\bups\b/, 'Onduleur'),
  rule('Type', /\bpdu\b|power distribution/, 'PDU'),
  rule('Type', /\bbattery|batterie/, 'Batterie'),
  rule('Type', /\badapt(?:e|o)r|alimentation|adaptateur/, 'Adaptateur secteur'),
];

/** One ink and no other: "Black, Cyan" are two. */
const oneInk = (names: string) => {
  const all =
    '(?:black|noir|cyan|magenta|yellow|jaune|tri-?colou?r|colou?r|red|rouge|blue|bleu|green|vert|gray|grey|gris)';
  return new RegExp(`^(?:(?!\\b${all}\\b).)*\\b(?:${names})\\b(?!.*\\b${all}\\b)`);
};

export const ink: readonly TitleRule[] = [
  rule('Type de produit', /\btoner/, 'Toner'),
  rule('Type de produit', /\bdrum|tambour|imaging unit/, 'Tambour'),
  rule('Type de produit', /\bfuser|\bfusing/, 'Unité de fusion'),
  rule('Type de produit', /\bribbon|ruban/, 'Ruban'),
  rule('Type de produit', /\bprint ?head|tete d'impression/, 'Tête d’impression'),
  rule('Type de produit', /\bdeveloper|\bdeveloppeur/, 'Développeur'),
  rule('Type de produit', /\bmaintenance kit|kit d'entretien/, 'Kit d’entretien'),
  rule('Type de produit', /\bink\b|cartouche d'encre|\bencre/, 'Cartouche d’encre'),
  rule('Type de produit', /\bcartridge|cartouche/, 'Cartouche'),
  rule('Type', /\boriginal\b|\bgenuine\b/, 'Original'),
  rule('Type', /\bequivalent to|\bcompatible black|\bcompatible (?:cyan|magenta|yellow)/, 'Compatible'),
  rule('Couleur', oneInk('noir|black'), 'Noir'),
  rule('Couleur', oneInk('(?<!light )cyan'), 'Cyan'),
  rule('Couleur', oneInk('(?<!light )magenta'), 'Magenta'),
  rule('Couleur', oneInk('jaune|yellow'), 'Jaune'),
  rule('Couleur', oneInk('light cyan'), 'Cyan clair'),
  rule('Couleur', oneInk('light magenta'), 'Magenta clair'),
  rule('Couleur', oneInk('red|rouge'), 'Rouge'),
  rule('Couleur', oneInk('blue|bleu'), 'Bleu'),
  rule('Couleur', oneInk('green|vert'), 'Vert'),
  rule('Couleur', oneInk('gr[ae]y|gris'), 'Gris'),
  rule('Rendement', /(?<![\d.,])(\d{1,3}(?:[., ]?\d{3})|\d{3,6}) ?pages?\b/, '$1 pages'),
  rule('Rendement', /(?<![\d.,])(\d{1,3})k(?: pages?)?(?![a-z\d])/, '$1 000 pages'),
  rule('Contenance', /(?<![\d.,])(\d{1,4}(?:[.,]\d)?) ?ml\b/, '$1 ml'),
  rule('Haute capacité', /\bhigh[- ](?:capacity|yield)|haute capacite|\d{2,3}xl\b/, 'Oui'),
  rule('Technologie', /\blaser/, 'Laser'),
  // OKI's print by LED.
  rule('Technologie', /^(?!.*\b(?:oki|led)\b).*\btoner/, 'Laser'),
  rule('Technologie', /\bink(?:jet)?\b|\bencre/, 'Jet d’encre'),
  rule('Nombre de pièces', /(?<![\d.,])(\d{1,2})[- ]?(?:pack|pk|pcs)\b/, '$1'),
  rule('Compatible avec', /\b(?:equivalent to|compatible with|for) ([a-z]+ [a-z\d-]*\d[a-z\d-]*)/, '$1'),
];

export const cooling: readonly TitleRule[] = [
  rule('Type de produit', /\bpate thermique|thermal (?:paste|compound|grease)/, 'Pâte thermique'),
  rule('Type de produit', /\brefroidissement cpu|cpu cool|ventirad/, 'Refroidisseur de processeur'),
  rule(
    'Type de produit',
    /\bcase fan|ventilateur de boitier|computer case|\bventilateur\b/,
    'Ventilateur de boîtier',
  ),
  rule(
    'Refroidissement',
    /\b(?:kraken|ryujin|ryuo|liquid|coreliquid|aio|watercooling|water cooler|(?:pure|silent|light) loop|masterliquid|galahad|toughliquid|hydro(?:shift)?|icue h\d|nautilus|castle|eisbaer|frostflow|zoomflow|dashflow|navis|lumen|celsius)/,
    'Watercooling',
  ),
  // Lines of makers that are cooled by air all together.
  rule(
    'Refroidissement',
    new RegExp(
      String.raw`\b${anyOf`
      air cooler|ventirad|tower|nh-|(?:dark|pure|shadow) rock|hyper|freezer (?:a|i)?\d|forza|axp|mugen|fuma|kotetsu
      shuriken|ninja|icesleet|krypton|vegas chroma|is-\d|se-\d|frozn|peerless assassin|phantom spirit|true spirit
      assassin|gammaxx|a[gk]\d00|contact? \d|boreas|(?:spartan|fortis|fera) \d|ben nevis|brocken|dolomit|macho|cnps
      iota a\d|rz\d|alpine \d|scythe|argon|heligon|nitrogon|ets-|leto|aidos|themis|pallas|juno|core frozr
      cryorig [hrcm]\d|nero|cr-\d{3,4}|metal dt|nx400|a115|a500|k4\b|r400|m9\d\d|i404|si-\d|le grand|silver arrow
      ultra-?120|hydrogon|dracaena|argus|xilence [mi]\d
    `}`,
    ),
    'Ventirad',
  ),
  rule('Taille du radiateur', /(?<!\d)(120|140|240|280|360|420)(?!\d)/, '$1 mm'),
  rule('Éclairage', /\bargb\b/, 'ARGB'),
  rule('Éclairage', /\brgb\b/, 'RGB'),
];

export const keyboardsMice: readonly TitleRule[] = [
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
