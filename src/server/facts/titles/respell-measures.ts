import { createMender, type Mend } from './mends.ts';

/** What words alone do not tell, by their neighbours. */
const measures: readonly Mend[] = [
  // "60 X 40", "1920X1080" and "PCIe 3.0 X4", not "Ryzen 5 9600X 3.9 GHz", "40X4305" and "15 X515KA".
  [
    '[\\d" ]X ?\\d',
    /(?<=(?:^|[\s(])\d{3,4})X(?=\d{3,4}(?!\d))|(?<=(?:^|[\s(])\d+(?:[.,]\d+)?"?)(?:X(?=\d{1,3}(?!\d))(?!3D)| X(?= ?\d+(?:(?![\d\p{Lu}])|[cmCM]?[mM](?!\p{L}))))/gu,
    (x) => x.toLowerCase(),
  ],
  ['GB\\/[sS]', /(?<=\d ?)GB\/S(?!\p{L})|(?<=SA(?:TA|S) \d+(?:\.\d)? ?)GB\/s/gu, 'Gb/s'],
  ['\\d ?w(?:\\s|$)', /(?<=(?:^|\s)\d+ ?)w(?=\s|$)/g, 'W'],
  ['\\(S\\)', /(?<=\p{Ll})\(S\)/gu, '(s)'],
  ['\\dFT', /(?<=\d)FT(?![\p{L}\d])/gu, 'ft'],
  ['\\dMIN', /(?<=\d)MIN(?![\p{L}\d])/gu, ' min'],
  ['HZ', /(?<=\d ?)HZ(?!\p{L})/gu, 'Hz'],
  ['\\dMM', /(?<=\d)MM(?![\p{L}\d])/gu, ' mm'],
  ['NO ?Frost', /(?<!\p{L})NO(?= ?Frost)/gu, 'No'],
  ['I[Qq] ?[1-7]00', /(?<![\p{L}\d])I[Qq] ?(?=[1-7]00(?!\d))/gu, 'iQ'],
  ['W[iI] F[iI]', /(?<!\p{L})W[iI] F[iI](?!\p{L})/gu, 'Wi-Fi'],
  ['^MSI Pro', /(?<=^MSI )Pro(?= )/, 'PRO'],
  ['[Ss]ans [Ff]il', /(?<=\S )[Ss]ans [Ff]il(?!\p{L})/gu, 'sans fil'],
  ['Type a', /(?<=Type )a(?= |$)/g, 'A'],
  ['i[3579]-\\d+[a-z]', /(?<=i[3579]-\d{4,5})[a-z]{1,2}(?![\p{L}\d])/gu, (letters) => letters.toUpperCase()],
  [
    'bit\\/S|\\dIN',
    /(?<=[Mm]bit\/)S(?!\p{L})|(?<=(?:^|[\s(])[\d.]+)IN(?!\p{L})/gu,
    (unit) => unit.toLowerCase(),
  ],
  ['BPS', /(?<=\d ?)([GM])BPS(?!\p{L})/gu, '$1b/s'],
  [
    '[GgMm][Hh][Zz](?<![GM]Hz)',
    /(?<=\d ?)([GgMm])[Hh][Zz](?!\p{L})/gu,
    (_, size = '') => `${size.toUpperCase()}Hz`,
  ],
  ['\\dRpm', /(?<=\d)Rpm(?!\p{L})/gu, ' rpm'],
  ['\\dM(?: |$)', /(?<=\d[.,]\d{1,2})M(?= (?:Tall|High|Wide|Long|X)(?!\p{L})|$)/gu, ' m'],
  [
    '\\d ?M(?:$|[\\s,)])',
    /(?<=(?:[Cc][aâ]ble|[Cc]ord)(?!\p{L}).*[\s,(]\d{1,3}(?:[.,]\d+)?) ?M(?=$|[\s,)])/gu,
    ' m',
  ],
  // "18-105 mm 3.5 5.6 G": apertures.
  ['mm [Ff]?\\/?\\d\\.\\d \\d', /(?<=\d mm [Ff]?\/?\d\.\d) (?=\d\.\d(?: |$))/g, '-'],
  // "3M Cache" is in bytes.
  ['\\dm ', /(?<=\s\d+)m(?= (?:Cache|L[123]\b|\d+ ?MHz))/g, 'M'],
  ['\\d ?V(?:\\s|$)', /(?<=\s(?:100|110|220|230)) (?=(?:120|127|230|240) ?V(?:\s|$))/g, '-'],
  ['[Cc][Dd]\\/[Mm]', /(?<=\d ?)cd\/m2?(?![\p{L}\d²])/giu, 'cd/m²'],
  ['G\\/m', /(?<=\d ?)G(?=\/m[²2])/g, 'g'],
  ['X AA|m X', /(?<=\d )X(?= AAA?(?!\p{L}))|(?<=\d ?c?m )X(?= \d)/gu, 'x'],
  ['\\d{1,2}x\\d\\d[A-Z]', /(?<![\p{L}\d])(\d{1,2})x(?=\d{2}\p{Lu}\d{4,})/gu, '$1X'],
  ['\\d PC\\)', /(?<=\d )PC(?=\))/g, 'pcs'],
  [
    '\\/(?:eu|uk|fr|xu|en|xx|a)',
    /(?<=[\p{Lu}\d]\/)(?:eu|uk|fr|xu|en|xx|a)(?![\p{L}\d])/gu,
    (market) => market.toUpperCase(),
  ],
];

/** A title with measures and codes as they are written: "1920x1080", "18 mm", "Wi-Fi". */
export const respellMeasures = createMender(measures, '');
