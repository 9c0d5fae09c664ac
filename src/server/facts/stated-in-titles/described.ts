import { amount, rule, type TitleRule } from './title-rule.ts';

/** What descriptions state of a case, a strap or a charger in plain words; of titles this is not asked. */
const accessories: readonly TitleRule[] = [
  rule('Matière', /\bfaux leather|synthetic leather|vegan leather|simili ?cuir/, 'Simili cuir'),
  rule('Matière', /\b(?:genuine|real|premium|full-grain|soft|italian) leather/, 'Cuir'),
  rule('Matière', /\bpolycarbonate/, 'Polycarbonate'),
  rule('Matière', /\btpu\b|thermoplastic/, 'TPU'),
  rule('Matière', /\bsilicone/, 'Silicone'),
  rule('Matière', /\btempered glass|verre trempe/, 'Verre trempé'),
  rule('Matière', /\bneoprene/, 'Néoprène'),
  rule('Matière', /\bnylon\b/, 'Nylon'),
  rule('Matière', /\balumin(?:i)?um\b/, 'Aluminium'),
  rule('Matière', /\bstainless steel/, 'Acier inoxydable'),
  rule('Matière', /\bkevlar/, 'Kevlar'),
  rule('Matière', /\bpolyurethane/, 'Polyuréthane'),
  rule('Matière', /\bplastic/, 'Plastique'),
  rule('Matière', /\brubberi[sz]ed|\brubber\b/, 'Caoutchouc'),
  rule('Protection', /\bshock|\bimpact|\bdrops?\b|\bbumps\b|\bfalls\b/, 'Antichoc'),
  rule('Résistance aux rayures', /\bscratch/, 'Oui'),
  rule('Bumper', /\bbumpers?\b/, 'Oui'),
  rule(
    'Boutons couverts',
    /\b(?:molded|moulded|covered|pronounced|tactile|metal|responsive) buttons?/,
    'Oui',
  ),
  rule('Béquille', /\bkick ?stand|\bbuilt-in stand|\bviewing stand/, 'Oui'),
  rule('Porte-cartes', /\bcard (?:slots?|holders?|pockets?)|\bcredit (?:and debit )?cards?/, 'Oui'),
  rule(
    'Découpes',
    /\bcut-?outs?|\baccess to (?:all |the |your )*(?:phone's |ports|buttons|features|controls|functions|camera)|\bport (?:access|openings)|\bopenings for/,
    'Ports et commandes',
  ),
  rule('Profil', /\bslim|\bthin\b|\bultrathin|\blow[- ]profile|\bsleek\b/, 'Mince'),
  rule('Bords surélevés', /\braised (?:edge|bezel|lip|rim)|\bbeveled edge|\braised-edge/, 'Oui'),
  rule('Rigidité', /\bflexible\b/, 'Souple'),
  rule('Rigidité', /\bhard(?: |-)(?:shell|outer|plastic|exterior)|\brigid\b/, 'Rigide'),
  rule('Couches', /\b(?:dual|two|double|2)[- ](?:layers?|layered|piece)/, '2'),
  rule(
    'Surface',
    /\bnon-?slip|\btextured|\b(?:secure|comfortable|enhanced|firm|better|improved) grip/,
    'Antidérapante',
  ),
  rule('Fermeture', /\bmagnet/, 'Magnétique'),
  rule('Fermeture', /\bzip(?:per)?/, 'Fermeture éclair'),
  rule('Fermeture', /\bbuckle/, 'Boucle'),
  rule('Fermeture', /\bhook-and-loop|\bvelcro/, 'Auto-agrippante'),
  rule('Étanche', /\bwaterproof|\bwater-resistant/, 'Oui'),
  rule('Doublure', /\bmicro(?:fiber|suede)/, 'Microfibre'),
  rule('Dragonne', /\bwrist strap|\bwristlet/, 'Oui'),
  rule('Clip de ceinture', /\bbelt clip|\bholster/, 'Oui'),
  rule('Puissance', /(?<![\d.,])(\d{1,3}(?:\.\d)?)[- ]?w(?:atts?)?\b/, '$1 W'),
  rule('Intensité', /(?<![\w.,])(\d(?:\.\d)?)[- ]?amps?\b|(?<![\w.,])(\d\.\d)a\b/, '$1$2 A'),
  rule('Ports USB', /\b(?:two|dual|2) usb (?:ports|outputs)/, '2'),
  rule('Ports USB', /\b(?:single|one|1) usb port|\ba usb port/, '1'),
  rule('Ports USB', /\b(?:four|4) usb ports/, '4'),
  rule('Charge sans fil', /\bwireless(?:ly)? charg/, 'Oui'),
  rule('Dos transparent', /\b(?:clear|transparent) back|\bsee-through/, 'Oui'),
  rule('Éléments réfléchissants', /\breflective/, 'Oui'),
  rule('Bracelet interchangeable', /\binterchangeable (?:design|band|strap)/, 'Oui'),
  rule('Fenêtre', /\bwindow\b(?=.*\b(?:view|see|check|screen|display))/, 'Oui'),
  rule('Voyant', /\bled (?:battery )?indicator|\bindicator lights?/, 'LED'),
  rule(
    'Longueur du câble',
    /(?<![\d.,])(\d{1,2}(?:\.\d)?)(?:'|-foot| foot)(?: long)? (?:\w+ )?(?:cable|cord)/,
    '$1 ft',
  ),
  rule('Bluetooth', /\bbluetooth/, 'Oui'),
  rule('Technologie', /\blithium[ -]?ion|\bli-ion/, 'Lithium-ion'),
  rule('Technologie', /\blithium[ -]?poly/, 'Lithium-polymère'),
  rule('Batterie', amount('mah'), '$1 mAh'),
];

const phones: readonly TitleRule[] = [
  rule('Système', /\bandroid (\d{1,2}(?:\.\d)?)/, 'Android $1'),
  rule('Système', /\bios (\d{1,2})/, 'iOS $1'),
  rule('Photo', /(?<![\d.,])(\d{1,3}(?:\.\d)?) ?-?(?:mp|megapixel)/, '$1 Mpx'),
  rule('Taille de l’écran', /(?<![\d.,])(\d{1,2}(?:\.\d{1,2})?)[- ]?(?:inch|"|'')/, '$1 pouces'),
  rule('Réseau mobile', /\b5g\b/, '5G'),
  rule('Réseau mobile', /\b(?:4g|lte)\b/, '4G'),
  rule('Réseau mobile', /\b3g\b/, '3G'),
  rule('Cœurs', /\bocta-?core/, '8'),
  rule('Cœurs', /\bquad-?core/, '4'),
  rule('Bluetooth', /\bbluetooth/, 'Oui'),
  rule('Wi-Fi', /\bwi-?fi\b/, 'Oui'),
  rule('Lecteur d’empreintes', /\bfingerprint|\btouch id/, 'Oui'),
  rule('Étanche', /\bwater-?[ ]?(?:resist\w+|proof)/, 'Oui'),
  rule('GPS', /\bgps\b/, 'Oui'),
  rule('Écran tactile', /\btouch ?screen|\b3d touch/, 'Oui'),
];

/** What databases write of a lens's parts: "Lens hood EW-83G". */
const cameras: readonly TitleRule[] = [
  rule('Type', /^.{0,60}\blens hood|pare-soleil/, 'Pare-soleil'),
  rule('Type', /^.{0,60}\blens cap/, 'Bouchon'),
  rule('Type', /^.{0,60}\b(?:filter|filtre)\b/, 'Filtre'),
];

const ink: readonly TitleRule[] = [
  rule('Type de produit', /^.{0,80}\btoner/, 'Toner'),
  rule('Type de produit', /^.{0,80}\bink cartridge/, 'Cartouche d’encre'),
  rule('Rendement', /(?<![\d.,])(\d{1,3}[., ]?\d{3}|\d{3,6}) ?pages\b/, '$1 pages'),
  rule('Contenance', /(?<![\d.,])(\d{1,4}) ?ml\b/, '$1 ml'),
];

/** By category, as titleRules. */
export const describedRules: Readonly<Record<string, readonly TitleRule[]>> = {
  accessories,
  'phone-accessories': accessories,
  'tablet-accessories': accessories,
  'computer-accessories': accessories,
  'bags-cases': accessories,
  'power-batteries': accessories,
  phones,
  cameras,
  'printer-ink-toner': ink,
};
