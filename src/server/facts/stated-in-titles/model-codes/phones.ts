import { anyOf } from '../../../language/any-of.ts';
import { rule } from '../title-rule.ts';
import type { ModelRule } from './model-rules.ts';

/** Lines of phones that run the same system all together. */
const androidLines = new RegExp(
  String.raw`\b${anyOf`
    redmi|xiaomi mi|honor \d|huawei (?:p\d|mate|y\d|nova|ascend)|mate (?:[89]|10|20)|xperia [a-wyz]|xperia x[a-z]
    zenfone|htc (?:one|desire)|moto (?:[egxz]\d?|one)|oneplus|oukitel|doogee|cubot|blackview|ulefone|homtom|leagoo
    bluboo|umidigi|elephone|wiko (?:view|lenny|sunny|u feel|jerry|rainbow)|alcatel (?:pixi|idol|shine|pop|u5)
    zte (?:blade|axon)|lg (?:g|k|q|v)\d{1,2}|acer liquid|aquaris|galaxy (?:young|ace|core|grand|xcover|nexus)|htc u
    meizu|kazam|essential phone|razer phone
  `}\b`,
);
/** They and others were sold as smartphones. */
const smartLines = new RegExp(
  `${androidLines.source}|\\b(?:lumia|blackberry (?:z\\d|q\\d|bold|curve|torch|storm|passport|classic|priv|leap|pearl|\\d{4})|htc|palm (?:pre|treo))\\b`,
);

export const phones: readonly ModelRule[] = [
  rule('Système', androidLines, 'Android'),
  rule('Type', smartLines, 'Smartphone'),
  rule(
    'Type',
    /^(?=.*\w)(?!.*\b(?:case|cover|coque|etui|housse|holster|charger|chargeur|cable|batter\w+|holder|mount|protector|card|kit|airtime|top-up|plan|minutes|pouch|stylus|headset|dock|adapt\w+|for|pour)\b)./,
    'Téléphone mobile',
  ),
  rule(
    'Écran tactile',
    new RegExp(`${androidLines.source}|\\biphone\\b|\\bgalaxy (?:s|note|a|j) ?\\d|\\bpixel\\b`),
    'Oui',
  ),
];
