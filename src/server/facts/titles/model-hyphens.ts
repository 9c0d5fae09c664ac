import { foldName } from '../fold-name.ts';

/**
 * Hyphens that makers write and feeds lose: "TX 55CX800" → "TX-55CX800", "Xeon E5 2450" → "Xeon E5-2450", "18 55 mm" →
 * "18-55 mm". `series`: letters in front of a model, by brand.
 */
const series: Readonly<Record<string, string>> = {
  amd: 'FX',
  brother: 'HL|MFC|DCP|TN|DR|QL|PT|ADS',
  'd link': 'DGS|DES|DIR|DWA|DWL|DCS|DAP|DSL|DHP|DWR',
  epson: 'WF|XP|ET|EH|EB|TM',
  jvc: 'LT|HA|GZ',
  panasonic: 'TX|DMC|DC|NN|HC|SC|KX|DMP',
  pioneer: 'VSX|DJM|DDJ|XDJ',
  samsung: 'SM',
  sharp: 'LC',
  sony: 'FW|KD|KDL|XBR|DSC|ILCE|NEX|MDR|WH|WF|SRS|HT|HDR|FDR|BDP|SLT',
  'tp link': 'TL',
  yamaha: 'YAS|HTR',
};
/** Behind them: "DMC GX8", "TX 55CX800", "FX 6350", but no "DC 12V". */
const model = String.raw`(?=\p{L}{1,4}\d|\d{2}\p{L}+\d|\d{3,4}(?:\p{L}{0,3})(?![\p{L}\d.]))`;
const ofBrand = new Map(
  Object.entries(series).map(([brand, letters]) => [
    brand,
    new RegExp(String.raw`(?<![\p{L}\d-])(${letters}) ${model}`, 'giu'),
  ]),
);

/** Of these the letters stand right in front as well: "KD65XD7505". */
const glued = new Map(
  Object.entries<RegExp>({
    sony: /(?<![\p{L}\d-])(KDL?|XBR|FWD?|DSC(?=\p{Lu}))(?=\d{2}\p{Lu}{1,2}\d|\p{Lu}{1,3}\d)/gu,
    panasonic: /(?<![\p{L}\d-])(TX)(?=\d{2}\p{Lu}{1,3}\d)/gu,
    sharp: /(?<![\p{L}\d-])(LC)(?=\d{2}\p{Lu}{2,4}\d)/gu,
  }),
);

type Mend = readonly [pattern: RegExp, replacement: string | ((...found: string[]) => string)];

const upper = (text: string) => text.toUpperCase();

const ofProcessors: readonly Mend[] = [
  [/(?<=Core )i([3579])[ -]i\1(?=[ -]\d)/gi, 'i$1'],
  [/(?<=Core )i([3579])(?: Processor)? (?=\d{3,5}[A-Z]{0,3}(?:\s|$))/gi, 'i$1-'],
  [
    /(?<=Xeon (?:Processor |CPU )?)(E[357]|[EWD]|) (?=[LXW]?\d{4}(?!\d))/gi,
    (_, name = '') => (name ? `${upper(name)}-` : ' '),
  ],
];

const photographic = new Set(
  'canon|nikon|sony|fujifilm|olympus|panasonic|sigma|tamron|pentax|leica|tokina'.split('|'),
);
/** Focal lengths of zooms. */
const zooms = new Set(
  (
    '5-15 8-16 10-18 10-20 10-22 10-24 11-16 12-24 12-32 12-35 12-40 12-60 14-24 14-30 14-42 14-45 14-54 14-140 14-150 15-45 16-35 16-50 ' +
    '16-55 16-80 16-85 17-40 17-50 17-55 17-70 17-85 18-35 18-50 18-55 18-105 18-135 18-140 18-200 18-250 18-270 18-300 20-50 ' +
    '24-70 24-85 24-105 24-120 24-200 24-240 27-82 28-70 28-75 28-105 28-135 28-200 28-300 30-110 35-70 35-100 40-150 42-150 45-150 ' +
    '45-175 45-200 50-140 50-150 50-200 50-210 50-230 50-250 55-200 55-210 55-250 55-300 60-250 70-200 70-210 70-300 75-300 ' +
    '80-200 80-400 100-300 100-400 120-300 150-500 150-600 200-500 200-600'
  ).split(' '),
);

const ofLenses: readonly Mend[] = [
  [
    /(?<=\s)(\d{1,3}) (\d{2,3})(?= |$)/g,
    (whole, from = '', to = '') => (zooms.has(`${from}-${to}`) ? `${from}-${to}` : whole),
  ],
  [/(?<![\p{L}\d])(E|EF|FE|XC|XF)(?=\d{2} \d{2,3} ?mm)/gu, '$1 '],
  [
    /(?<![\p{L}\d./-])(\d{1,3}) (\d{2,3})(?= ?mm(?!\p{L})|\/\d)/gu,
    (whole, from = '', to = '') => (Number(from) < Number(to) && Number(from) > 5 ? `${from}-${to}` : whole),
  ],
  // "18-135/3 5 5 6", "f/35.-4.5", "200500 mm".
  [/(?<=[fF]\/?)(\d)(\d)\.(?=-\d)/g, '$1.$2'],
  [/(?<=\d\/)(\d) (\d) (\d) (\d)(?= |$)/g, '$1.$2-$3.$4'],
  [
    /(?<=\s)(\d{1,3})(\d{2,3})(?= ?mm(?!\p{L}))/gu,
    (whole, from = '', to = '') => (zooms.has(`${from}-${to}`) ? `${from}-${to}` : whole),
  ],
  [/(?<=(?:^| )[fF]\/?\d(?:\.\d)?) (?=\d\.\d)/g, '-'],
  [
    /(?<![\p{L}\d])(Ef|Rf) ([SM])(?![\p{L}\d])/giu,
    (_, mount = '', size = '') => `${upper(mount)}-${upper(size)}`,
  ],
  [/(?<![\p{L}\d])Af ([SP])(?![\p{L}\d])/giu, (_, drive = '') => `AF-${upper(drive)}`],
  [/(?<![\p{L}\d])(?:Oss|Ois|Asph|Vr|Ef|Af|Ed|Dx|Pz|Xf|Xc|Slr|Dslr|Eos|Ilce|Stm|Usm)(?![\p{L}])/gu, upper],
  [/(?<![\p{L}\d])Is (?=STM|USM|II|Lens|Kit)/gu, 'IS '],
  // "E M10", "X T100".
  [/(?<=^Olympus(?: \p{L}{3,})* )E (?=(?:M|PL|PM|P)\d)/giu, 'E-'],
  [/(?<=^Pentax )K (?=\d|S\d)/gi, 'K-'],
  [/(?<![\p{L}])APS C(?!\p{L})/giu, 'APS-C'],
  [/(?<=^Fujifilm(?: \p{L}{3,})* )X (?=(?:T|E|A|H|M|S|Pro)\d)/giu, 'X-'],
];

/** Philips sets the country behind its models: "50PFT6550 12". */
const market =
  /(?<= (?:\d{2}P[A-Z]{2}\d{4}|[A-Z]{2,5}\d{3,5}[A-Z]?)) (?=(?:00|05|10|12|17)(?: (?!inch)|$))/gu;

/** Part numbers of HP: "518863 L21". */
const ofParts: readonly Mend[] = [[/(?<![\p{L}\d-])(\d{6}) (?=[A-Z\d]\d{2}(?!\p{L}|\d))/gu, '$1-']];

const mend = (title: string, mends: readonly Mend[]): string =>
  mends.reduce((text, [pattern, by]) => text.replace(pattern, by as string), title);

/** A title with the hyphens of its brand's models; most titles have no letters apart from a number. */
export function withMakersHyphens(title: string, brand: string): string {
  const name = foldName(brand);
  const letters = ofBrand.get(name);
  let text = letters ? title.replace(letters, (_, found: string) => `${upper(found)}-`) : title;
  if (name === 'philips') text = text.replace(market, '/');
  if (name === 'intel') text = text.replace(/(?<=^Intel E) (?=2\d{3}[A-Z]?(?: |$))/, '-');
  const together = glued.get(name);
  if (together) text = text.replace(together, '$1-');
  if (/Core|Xeon/i.test(text)) text = mend(text, ofProcessors);
  if (photographic.has(name)) text = mend(text, ofLenses);
  return name === 'hp' || name === 'hpe' ? mend(text, ofParts) : text;
}
