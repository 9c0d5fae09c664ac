import { amount, rule, type TitleRule, watts } from './title-rule.ts';

/** Freezers, ovens and what else stands in a kitchen: how it stands there, and how wide it is. */
const placed: readonly TitleRule[] = [
  rule('Installation', /\b(?:under ?counter|undercounter|sous plan|table top|unterbau)/, 'Sous plan'),
  rule(
    'Installation',
    /\b(?:built[ -]?in|(?:fully|semi)?[ -]?integrat(?:ed|able)|integrierbar|einbau|encastrable|integrable)\b/,
    'Encastrable',
  ),
  rule('Installation', /\b(?:free[ -]?standing|pose libre|stand-?alone|freistehend)/, 'Pose libre'),
  rule('Largeur', /(?<![\d.,])(3\d|4\d|5\d|6\d|7\d|8\d|9\d|1[012]\d) ?cm\b/, '$1 cm'),
  rule('Hauteur', /(?<![\d.,])(1[.,]\d{1,2}) ?m\b/, '$1 m'),
];

export const refrigerators: readonly TitleRule[] = [
  rule('Type', /\b(?:wine (?:cooler|cabinet|fridge)|cave a vin)/, 'Cave à vin'),
  rule('Type', /\b(?:american|side[ -]by[ -]side|americain)/, 'Réfrigérateur américain'),
  rule(
    'Type',
    /\b(?:fridge ?[/-]?(?: and | & )? ?freezer|refrigerateur[ -]congelateur|kuhl-? ?(?:\/ ?)?gefrier|combi(?:ne)?)\b/,
    'Réfrigérateur-congélateur',
  ),
  rule('Type', /\bchest freezer|congelateur coffre/, 'Congélateur coffre'),
  rule('Type', /\b(?:upright freezer|freezer|congelateur|gefrierschrank)/, 'Congélateur'),
  rule('Type', /\blarder/, 'Réfrigérateur tout utile'),
  rule('Type', /\b(?:fridge|refrigerator|refrigerateur|kuhlschrank|minibar)/, 'Réfrigérateur'),
  rule('Froid ventilé', /\b(?:frost[ -]?free|no[ -]?frost|total no frost)/, 'Oui'),
  rule('Volume', amount('l|lt|litres?|liters?'), '$1 L'),
  rule('Fabrique de glaçons', /\bice (?:maker|dispenser)|ice ?& ?water|water and ice/, 'Oui'),
  rule('Distributeur d’eau', /\bwater (?:disp|and ice)|ice ?& ?water|plumbed/, 'Oui'),
  ...placed,
];

export const laundry: readonly TitleRule[] = [
  rule(
    'Type',
    /\bwasher[ -]?dryer|wash(?:er|ing)? ?(?:and|&|\+) ?dry|lavante[ -]sechante|waschtrockner/,
    'Lave-linge séchant',
  ),
  rule(
    'Type',
    /\b(?:tumble|condenser|heat pump|vented) ?dryer|seche[ -]linge|\bdryer|trockner/,
    'Sèche-linge',
  ),
  rule('Type', /\bwashing machine|\bwasher|lave[ -]linge|waschmaschine/, 'Lave-linge'),
  rule('Capacité', amount('kg'), '$1 kg'),
  rule('Essorage', /(?<![\d.,])(\d{3,4}) ?(?:rpm|tr\/min|trs?|spin|u\/min)(?![a-z])/, '$1 tr/min'),
  rule('Chargement', /\btop[ -]load/, 'Par le dessus'),
  rule('Chargement', /\bfront[ -]?load|frontlader/, 'Frontal'),
  ...placed,
];

export const dishwashers: readonly TitleRule[] = [
  rule('Couverts', /(?<!\d)(\d{1,2})[ -]?(?:place|pl\b|couverts)/, '$1'),
  rule('Type', /\bslim ?line|45 ?cm/, 'Lave-vaisselle étroit'),
  rule('Type', /\bcompact|table top/, 'Lave-vaisselle compact'),
  rule('Type', /\bdishwasher|lave[ -]vaisselle|geschirrspuler/, 'Lave-vaisselle'),
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
  rule('Énergie', /\bgas\b|\bgaz\b/, 'Gaz'),
  rule('Énergie', /\belectric|electrique/, 'Électrique'),
  rule('Volume', amount('l|lt|litres?|liters?'), '$1 L'),
  watts,
  ...placed,
];
