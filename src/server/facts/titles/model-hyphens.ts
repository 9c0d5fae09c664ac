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
const glued: Readonly<Record<string, RegExp>> = {
  sony: /(?<![\p{L}\d-])(KDL?|XBR|FWD?)(?=\d{2}\p{Lu}{1,2}\d)/gu,
  panasonic: /(?<![\p{L}\d-])(TX)(?=\d{2}\p{Lu}{1,3}\d)/gu,
  sharp: /(?<![\p{L}\d-])(LC)(?=\d{2}\p{Lu}{2,4}\d)/gu,
};

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
const ofLenses: readonly Mend[] = [
  [/(?<![\p{L}\d])(E|EF|FE|XC|XF)(?=\d{2} \d{2,3} ?mm)/gu, '$1 '],
  [
    /(?<![\p{L}\d./-])(\d{1,3}) (\d{2,3})(?= ?mm(?!\p{L})|\/\d)/gu,
    (whole, from = '', to = '') => (Number(from) < Number(to) && Number(from) > 5 ? `${from}-${to}` : whole),
  ],
  [/(?<=(?:^| )[fF]\/?\d(?:\.\d)?) (?=\d\.\d)/g, '-'],
  [
    /(?<![\p{L}\d])(Ef|Rf) ([SM])(?![\p{L}\d])/giu,
    (_, mount = '', size = '') => `${upper(mount)}-${upper(size)}`,
  ],
  [/(?<![\p{L}\d])Af ([SP])(?![\p{L}\d])/giu, (_, drive = '') => `AF-${upper(drive)}`],
  [/(?<![\p{L}\d])(?:Oss|Vr|Ef|Af|Ed|Dx|Pz|Xf|Xc|Slr|Dslr|Eos|Ilce|Stm|Usm)(?![\p{L}])/gu, upper],
  [/(?<![\p{L}\d])Is (?=STM|USM|II|Lens|Kit)/gu, 'IS '],
  // "E M10", "X T100".
  [/(?<=^Olympus(?: \p{L}{3,})* )E (?=(?:M|PL|PM|P)\d)/giu, 'E-'],
  [/(?<=^Pentax )K (?=\d|S\d)/gi, 'K-'],
  [/(?<![\p{L}])APS C(?!\p{L})/giu, 'APS-C'],
  [/(?<=^Fujifilm(?: \p{L}{3,})* )X (?=(?:T|E|A|H|M|S|Pro)\d)/giu, 'X-'],
];

/** Part numbers of HP: "518863 L21". */
const ofParts: readonly Mend[] = [[/(?<![\p{L}\d-])(\d{6}) (?=[A-Z\d]\d{2}(?!\p{L}|\d))/gu, '$1-']];

const mend = (title: string, mends: readonly Mend[]): string =>
  mends.reduce((text, [pattern, by]) => text.replace(pattern, by as string), title);

/** A title with the hyphens of its brand's models; most titles have no letters apart from a number. */
export function withMakersHyphens(title: string, brand: string): string {
  const name = foldName(brand);
  const letters = ofBrand.get(name);
  let text = letters ? title.replace(letters, (_, found: string) => `${upper(found)}-`) : title;
  const together = glued[name];
  if (together) text = text.replace(together, '$1-');
  if (/Core|Xeon/i.test(text)) text = mend(text, ofProcessors);
  if (photographic.has(name)) text = mend(text, ofLenses);
  return name === 'hp' || name === 'hpe' ? mend(text, ofParts) : text;
}
