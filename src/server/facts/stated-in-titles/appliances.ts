import { amount, rule, type TitleRule, watts } from './title-rule.ts';

/** Freezers, ovens and what else stands in a kitchen: how it stands there, and how wide it is. */
const placed: readonly TitleRule[] = [
  rule('Couleur', /\bschwarz/, 'Noir'),
  rule('Couleur', /\bwei(?:ss?)?\b/, 'Blanc'),
  rule('Couleur', /\bsilber\b/, 'Argent'),
  rule('Installation', /\b(?:under ?counter|undercounter|sous plan|table top|unterbau)/, 'Sous plan'),
  rule(
    'Installation',
    /\b(?:built[ -]?in|(?:fully|semi)?[ -]?integrat(?:ed|able)|(?:voll|teil)?integrier(?:bar|t|ter)|einbau\w*|encastrable|integrable)\b/,
    'Encastrable',
  ),
  rule('Installation', /\b(?:free[ -]?standing|pose libre|stand-?alone|freistehend)/, 'Pose libre'),
  rule('Largeur', /(?<![\d.,])([3-79]\d|1[01]\d) ?cm\b(?! ?(?:tall|high|deep|hoch|height|nische))/, '$1 cm'),
  // 82 to 88 cm are how high most of them are.
  rule('Largeur', /(?<![\d.,])(8\d) ?cm (?:wide|breit|width)/, '$1 cm'),
  rule('Largeur', /(?<!\d)\d{2,3} ?x ?(5\d|6\d|1\d{2}) ?cm\b/, '$1 cm'),
  rule('Dimensions', /(?<!\d)(\d{3,4}) ?x ?(\d{3,4}) ?x ?(\d{3,4}) ?mm\b/, '$1 x $2 x $3 mm'),
  rule('Hauteur', /(?<![\d.,])([01]) (\d{2}) ?m\b/, '$1,$2 m'),
  rule('Hauteur', /(?<![\d.,])(1[.,]\d{1,2}) ?m\b/, '$1 m'),
  rule('Hauteur', /(?<![\d.,])(\d{2,3}) ?cm (?:tall|high|hoch|height)/, '$1 cm'),
  rule('Hauteur', /(?<![\d.,x])(1[4-9]\d|20\d) ?cm\b/, '$1 cm'),
  rule('Finition', /\bstainless|\binox\b|\bedelstahl/, 'Acier inoxydable'),
  rule('Finition', /\bmirror(?:ed)? (?:finish|door|glass)/, 'Miroir'),
  rule('Traitement anti-traces', /\b(?:anti[- ]?)?finger ?print(?:[- ]?(?:free|proof|resist\w*))?\b/, 'Oui'),
  rule('Porte vitrée', /\bglass door/, 'Oui'),
  rule('Type de pose', /^(?=.*\bunder ?-?counter)(?=.*\bfree[ -]?standing)/, 'Pose libre'),
  rule('Type de pose', /^(?=.*\bunder ?-?counter)(?=.*\b(?:built[ -]?in|integrated))/, 'Encastrable'),
  rule('Style', /\bfrench[ -](?:style|door)/, 'Portes à la française'),
  rule('Style', /\bretro\b|\b50'?s? ?s? style/, 'Rétro'),
  rule('Gamme', /\biq ?([1-7]00)\b/, 'iQ$1'),
  rule('Gamme', /\b(?:serie|series) ?([2-9])\b/, 'Série $1'),
  rule(
    'Gamme',
    /\b(premium|comfort|classixx|classic|exclusiv|extraklasse|aquarius|ultima|ecotime|signature|designer)\b/,
    '$1',
  ),
  rule('Tension', /(?<![\d.,])(2[0-3]0) ?[-/ ] ?(2[34]0) ?v(?:olts?)?\b/, '$1-$2 V'),
  rule('Niveau sonore', /(?<![\d.,])([3-7]\d) ?db/, '$1 dB'),
  rule('Programmes', /(?<![\d.,])(\d{1,2}) ?prog(?:ram\w*|s)?\b/, '$1'),
  rule('Connecté', /\bhome ?connect|\bwi-?fi|\bthinq|\bnfc\b|\bsmart ?things/, 'Oui'),
  rule('Pays d’origine', /\bmade in germany/, 'Allemagne'),
];

export const refrigerators: readonly TitleRule[] = [
  rule('Type', /\b(?:wine (?:cooler|cabinet|fridge)|cave a vin)/, 'Cave à vin'),
  rule('Type', /\b(?:american|side[ -]by[ -]side|americain)/, 'Réfrigérateur américain'),
  rule(
    'Type',
    /\b(?:fridge ?[/-]?(?: and | & )? ?freezer|refrigerateur[ -]congelateur|(?:kuhl|k hl|\bhl)-? ?(?:(?:und|\/) ?)?gefrier\w*|gefrier ?-? ?kombi\w*|combi(?:ne)?)\b/,
    'Réfrigérateur-congélateur',
  ),
  rule('Type', /\bchest freezer|congelateur coffre|gefriertruhe/, 'Congélateur coffre'),
  rule(
    'Type',
    /\b(?:upright freezer|freezer(?!s)|congelateur|gefrier(?:schrank|automat)|gefrier)/,
    'Congélateur',
  ),
  rule('Type', /\blarder/, 'Réfrigérateur tout utile'),
  rule(
    'Type',
    /\b(?:fridge(?!s)|refrigerator|refrigerateur|(?:k ?)?u?hl(?:schrank|automat)|kuhl\w*|minibar|mini ?bar)/,
    'Réfrigérateur',
  ),
  rule('Type d’ouverture', /\bchest freezer|congelateur coffre|gefriertruhe/, 'Par le dessus'),
  // None is built in.
  rule('Installation', /\bchest freezer|congelateur coffre|gefriertruhe/, 'Pose libre'),
  rule('Froid ventilé', /\b(?:frost[ -]?free|no[ -]?frost|total no frost)/, 'Oui'),
  // How high the niche of a built-in one is.
  rule('Hauteur', /(?<![\d.,])(82|88|102|122|140|158|178) ?cm\b/, '$1 cm'),
  rule('Dégivrage automatique', /\bauto[- ]?(?:matic )?defrost/, 'Oui'),
  rule('Type de froid', /\blow ?frost/, 'Low Frost'),
  rule('Type de froid', /\bsmart ?frost/, 'SmartFrost'),
  rule('Type de froid', /\bstatic\b/, 'Froid statique'),
  rule('Zone fraîcheur', /\b(biofresh|vitafresh|hydrofresh|longfresh|fresh ?zone|naturafresh)/, '$1'),
  rule(
    'Répartition réfrigérateur/congélateur',
    /(?<!\d)([3-7]0) ?\/? ?([3-7]0)(?= (?:split|frost|fridge|no|low|integ|built|free|white|silver|black|comb|tall|upright)|$)/,
    '$1/$2',
  ),
  rule('Charnières', /\bleft[- ]?hand|\bl ?h ?hinge|\blinks\b/, 'À gauche'),
  rule('Charnières', /\bright[- ]?hand|\br ?h ?hinge|\brechts\b/, 'À droite'),
  rule('Position du congélateur', /\btop[ -](?:freezer|mount)/, 'En haut'),
  rule('Position du congélateur', /\bbottom[ -](?:freezer|mount)/, 'En bas'),
  rule('Tiroirs', /(?<![\d.,])(\d)[ -]drawers?\b/, '$1'),
  rule('Montage de la porte', /\bflachscharnier|\bdoor[- ]on[- ]door|\bfixed hinge/, 'Charnières plates'),
  rule('Montage de la porte', /\bschlepp\w*|\bsliding (?:hinge|door)/, 'Glissières'),
  rule('Nombre de portes', /(?<![\d.,])([1-6])[- ]doors?\b/, '$1'),
  rule('Nombre de portes', /\bfour[- ]door/, '4'),
  rule('Nombre de portes', /\bsingle[- ]door/, '1'),
  rule('Congélateur', /(?<![\d.,])([1-4])[- ]?stars?\b|(?<![\d.,])([1-4]) ?\*/, '$1$2 étoiles'),
  rule('Compartiment congélateur', /\bice ?box|gefrierfach/, 'Oui'),
  // A larder fridge is one without.
  rule('Compartiment congélateur', /^(?!.*\b(?:freez|ice)).*\blarder/, 'Non'),
  rule('Volume', amount('l|lt|ltr|litres?|liters?'), '$1 L'),
  rule('Fabrique de glaçons', /\bice (?:maker|dispenser)|ice ?& ?water|water and ice/, 'Oui'),
  rule(
    'Distributeur d’eau',
    /\bice water\b|\b(?:water|drinks?) disp|\bwater and ice|ice ?& ?water|plumbed/,
    'Oui',
  ),
  ...placed,
];

export const laundry: readonly TitleRule[] = [
  rule('Intégration', /\bfully[ -]integrat|\bvollintegrier/, 'Totale'),
  rule(
    'Type',
    /\bwasher[ -]?dryer|wash(?:er|ing)? ?(?:and|&|\+) ?dry|lavante[ -]sechante|lavasciuga|waschtrockner/,
    'Lave-linge séchant',
  ),
  rule(
    'Type',
    /\b(?:tumble|condenser|heat pump|vented) ?dryer|seche[ -]linge|\bdryer|trockner/,
    'Sèche-linge',
  ),
  rule('Type', /\bwashing machine|\bwasher|lave[ -]linge|waschmaschine|wasch(?:voll)?automat/, 'Lave-linge'),
  rule('Capacité', amount('kg'), '$1 kg'),
  rule('Essorage', /(?<![\d.,])(\d{3,4}) ?(?:rpm|tr\/min|trs?|spin|u ?\/? ?min|upm)(?![a-z])/, '$1 tr/min'),
  // None that is built in opens at the top.
  rule(
    'Chargement',
    /\b(?:integrated|built[ -]?in)\b.*\bwash|\bwash.*\b(?:integrated|built[ -]?in)\b/,
    'Frontal',
  ),
  rule('Chargement', /\btop[ -]?load|\btoplader/, 'Par le dessus'),
  rule('Chargement', /\bfront[ -]?load|frontlader/, 'Frontal'),
  rule(
    'Capacité de séchage',
    /(?<![\d.,])\d{1,2}(?:[.,]\d)? ?kg(?: wash(?:ing)?)?(?: ?\/| and| &)? (\d{1,2}(?:[.,]\d)?) ?kg/,
    '$1 kg',
  ),
  rule('Moteur', /\bdd\b|\binverter|\bdirect drive/, 'Inverter'),
  rule('Vapeur', /\b(?:true)?steam/, 'Oui'),
  rule(
    'Fonctions',
    /\b(eco ?bubble|add ?wash|quick ?drive|power ?wash|speed ?perfect|vario ?perfect|i-dos)\b/,
    '$1',
  ),
  ...placed,
];

/** How much of a built-in one the kitchen's doors cover. */
const integration: readonly TitleRule[] = [
  rule(
    'Intégration',
    /\bfully[ -]integrat|\bvollintegrier|\bvollst ?a?n?dig integr|\btout integrable/,
    'Totale',
  ),
  rule('Intégration', /\bsemi[ -]?integrat|\bteilintegrier|\bintegrierbar/, 'Partielle'),
];

export const dishwashers: readonly TitleRule[] = [
  ...integration,
  // What these words mean of dishwashers.
  rule('Largeur', /\bslim ?line/, '45 cm'),
  rule('Largeur', /\bfull[ -]?size/, '60 cm'),
  rule('Couverts', /(?<!\d)(\d{1,2})[ -]?(?:place|pl\b|couverts|gedecke)/, '$1'),
  rule('Type', /\bslim ?line|45 ?cm/, 'Lave-vaisselle étroit'),
  rule('Type', /\bcompact|table top/, 'Lave-vaisselle compact'),
  rule('Type', /\bdishwasher|lave[ -]vaisselle|geschirrsp ?u? ?l/, 'Lave-vaisselle'),
  rule(
    'Fonctions',
    /\b(perfect ?dry|active ?water|super ?silence|speed ?matic|silence ?plus|comfort ?lift|vario ?schublade|vario ?speed)\b/,
    '$1',
  ),
  rule('Départ différé', /\bdelay/, 'Oui'),
  rule('Consommation d’eau', /(?<![\d.,])(\d{1,2}(?:[.,]\d)?) ?l(?:itres?)? (?:water|of water)/, '$1 L'),
  rule('Format', /\bfull[ -]size/, 'Taille standard'),
  ...placed,
];

export const cooking: readonly TitleRule[] = [
  rule('Type', /\bcombi(?:nation)?\b.*\bmicro|micro.*\bcombi/, 'Micro-ondes combiné'),
  rule('Type', /\bmicro.*\bgrill|grill.*\bmicro/, 'Micro-ondes gril'),
  rule('Type', /\bmicro-?w?wave|micro[ -]?ondes|mikrowelle/, 'Micro-ondes'),
  rule('Type', /\b(?:cooker )?hood|hotte|extractor|dunstabzug/, 'Hotte'),
  rule('Type', /\binduction/, 'Plaque à induction'),
  rule('Type', /\bhob|plaque|cooktop|kochfeld/, 'Plaque de cuisson'),
  rule('Type', /\brange cooker|cooker|cuisiniere/, 'Cuisinière'),
  rule('Type', /\bdouble oven/, 'Double four'),
  rule('Type', /\boven|\bfour\b|backofen/, 'Four'),
  rule('Nettoyage', /\bpyroly/, 'Pyrolyse'),
  rule('Nettoyage', /\bcataly/, 'Catalyse'),
  rule('Commandes', /\btouch(?: ?control)?\b/, 'Tactiles'),
  rule('Commandes', /\bdigital\b/, 'Numériques'),
  rule('Commandes', /\bmanual\b|\bmechanical|\bdial control/, 'Manuelles'),
  rule('Niveaux de puissance', /(?<![\d.,])(\d{1,2}) power (?:levels|settings)/, '$1'),
  rule('Fonctions', /\bauto[- ]?defrost/, 'Décongélation automatique'),
  rule('Fonctions', /\bconvection/, 'Convection'),
  rule('Fonctions', /\bsteam\b/, 'Vapeur'),
  rule('Fonctions', /\bsolo\b/, 'Micro-ondes seul'),
  rule('Fonctions', /\btimer\b/, 'Minuterie'),
  rule('Plateau', /\bflat ?bed/, 'Sans plateau tournant'),
  rule('Format', /\bcompact\b/, 'Compact'),
  rule('Installation', /\bcounter ?top|\bwork ?top/, 'Pose libre'),
  rule('Énergie', /\bgas\b|\bgaz\b/, 'Gaz'),
  rule('Énergie', /\belectric|electrique/, 'Électrique'),
  rule('Volume', amount('l|lt|litres?|liters?'), '$1 L'),
  watts,
  ...placed,
];
