import type { Language } from '../../contract/language.ts';

/** A unit of measure: how it is named, and how merchants and shoppers write it behind a number, in either language. */
export type Unit = Readonly<Record<Language, string>> & {
  /** How many of the first-named unit of its dimension (`bases`) it is. */
  readonly size: number;
  /** Its names written out, French and English, of one and of several, where they are no `fr` and `en`. */
  readonly one?: Readonly<Record<Language, string>>;
  readonly many?: Readonly<Record<Language, string>>;
  /** Other spellings, folded (contract/plain-letters.ts), parted by spaces. */
  readonly also?: string;
};

const words = (fr: string, en: string) => ({ fr, en });

/**
 * Every unit, by what it measures and by its key: the one spelling that stands in terms and titles ("16gb"). `fr` and
 * `en` are what pages write. Search, matching and facts know no others.
 */
export const units = {
  data: {
    // What is sold as 1 GiB is written as 1 GB, and the other way round.
    kb: { size: 1e-6, fr: 'Ko', en: 'KB', also: 'kio kib' },
    mb: { size: 0.001, fr: 'Mo', en: 'MB', also: 'mio mib' },
    gb: {
      size: 1,
      ...words('Go', 'GB'),
      one: words('gigaoctet', 'gigabyte'),
      many: words('gigaoctets', 'gigabytes'),
      also: 'gio gib g',
    },
    tb: {
      size: 1000,
      ...words('To', 'TB'),
      one: words('téraoctet', 'terabyte'),
      many: words('téraoctets', 'terabytes'),
      also: 'tio tib',
    },
    pb: { size: 1e6, fr: 'Po', en: 'PB' },
  },
  byteRate: {
    'mb/s': { size: 1, fr: 'Mo/s', en: 'MB/s', also: 'mbps' },
    'gb/s': { size: 1000, fr: 'Go/s', en: 'GB/s' },
  },
  bitRate: {
    mbps: { size: 0.001, fr: 'Mb/s', en: 'Mb/s', also: 'mbps mbit/s mbits/s' },
    gbps: { size: 1, fr: 'Gb/s', en: 'Gb/s', also: 'gbps gbit/s gbits/s gbe' },
  },
  frequency: {
    hz: { size: 1e-6, fr: 'Hz', en: 'Hz', also: 'hertz' },
    khz: { size: 0.001, fr: 'kHz', en: 'kHz' },
    mhz: { size: 1, fr: 'MHz', en: 'MHz' },
    ghz: { size: 1000, fr: 'GHz', en: 'GHz' },
  },
  transfers: { mts: { size: 1, fr: 'MT/s', en: 'MT/s', also: 'mts' } },
  power: {
    w: { size: 1, fr: 'W', en: 'W', one: words('watt', 'watt'), many: words('watts', 'watts') },
    kw: { size: 1000, fr: 'kW', en: 'kW' },
  },
  apparentPower: {
    va: { size: 1, fr: 'VA', en: 'VA' },
    kva: { size: 1000, fr: 'kVA', en: 'kVA' },
  },
  voltage: { v: { size: 1, fr: 'V', en: 'V', one: words('volt', 'volt'), many: words('volts', 'volts') } },
  charge: {
    mah: { size: 1, fr: 'mAh', en: 'mAh' },
    ah: { size: 1000, fr: 'Ah', en: 'Ah' },
  },
  energy: {
    wh: { size: 1, fr: 'Wh', en: 'Wh' },
    kwh: { size: 1000, fr: 'kWh', en: 'kWh' },
  },
  heat: { btu: { size: 1, fr: 'BTU', en: 'BTU' } },
  length: {
    mm: {
      size: 0.1,
      ...words('mm', 'mm'),
      one: words('millimètre', 'millimetre'),
      many: words('millimètres', 'millimetres'),
      also: 'millimeter millimeters',
    },
    cm: {
      size: 1,
      ...words('cm', 'cm'),
      one: words('centimètre', 'centimetre'),
      many: words('centimètres', 'centimetres'),
      also: 'centimeter centimeters',
    },
    m: {
      size: 100,
      ...words('m', 'm'),
      one: words('mètre', 'metre'),
      many: words('mètres', 'metres'),
      also: 'meter meters',
    },
    in: { size: 2.54, fr: 'pouces', en: 'inches', one: words('pouce', 'inch'), also: `in " '' po` },
    // French merchants write "ft" as well: "4 pieds" are the legs of a table.
    ft: { size: 30.48, fr: 'ft', en: 'ft', also: 'feet' },
    km: { size: 100_000, fr: 'km', en: 'km' },
  },
  mass: {
    mg: { size: 0.001, fr: 'mg', en: 'mg' },
    g: {
      size: 1,
      ...words('g', 'g'),
      one: words('gramme', 'gram'),
      many: words('grammes', 'grams'),
      also: 'gr',
    },
    kg: { size: 1000, fr: 'kg', en: 'kg', one: words('kilo', 'kilo'), many: words('kilos', 'kilos') },
  },
  volume: {
    ml: { size: 0.001, fr: 'ml', en: 'ml' },
    cl: { size: 0.01, fr: 'cl', en: 'cl' },
    l: {
      size: 1,
      ...words('L', 'L'),
      one: words('litre', 'litre'),
      many: words('litres', 'litres'),
      also: 'liter liters dm3',
    },
  },
  time: {
    us: { size: 1 / 3.6e9, fr: 'µs', en: 'µs', also: 'us' },
    ms: { size: 1 / 3.6e6, fr: 'ms', en: 'ms' },
    s: {
      size: 1 / 3600,
      ...words('s', 's'),
      one: words('seconde', 'second'),
      many: words('secondes', 'seconds'),
    },
    min: {
      size: 1 / 60,
      fr: 'min',
      en: 'min',
      one: words('minute', 'minute'),
      many: words('minutes', 'minutes'),
    },
    h: { size: 1, fr: 'h', en: 'h', one: words('heure', 'hour'), many: words('heures', 'hours') },
    day: { size: 24, fr: 'jours', en: 'days', one: words('jour', 'day'), also: 'j' },
    week: { size: 168, fr: 'semaines', en: 'weeks', one: words('semaine', 'week') },
    month: { size: 730, fr: 'mois', en: 'months', one: words('mois', 'month') },
    year: { size: 8760, fr: 'ans', en: 'years', one: words('an', 'year'), also: 'annee annees' },
  },
  sound: { db: { size: 1, fr: 'dB', en: 'dB', also: 'dba db(a)' } },
  pixels: {
    mp: {
      size: 1,
      ...words('Mpx', 'MP'),
      one: words('mégapixel', 'megapixel'),
      many: words('mégapixels', 'megapixels'),
      also: 'mpix',
    },
  },
  light: { lm: { size: 1, fr: 'lumens', en: 'lumens', one: words('lumen', 'lumen'), also: 'lm' } },
  luminance: { nit: { size: 1, fr: 'cd/m²', en: 'cd/m²', many: words('nits', 'nits'), also: 'cd' } },
  pressure: {
    pa: { size: 1, fr: 'Pa', en: 'Pa' },
    kpa: { size: 1000, fr: 'kPa', en: 'kPa' },
    bar: { size: 100_000, fr: 'bars', en: 'bar', one: words('bar', 'bar'), also: 'bars' },
  },
  rotation: { rpm: { size: 1, fr: 'tr/min', en: 'rpm', also: 'rpm tours/min t/min trs/min' } },
  density: { dpi: { size: 1, fr: 'ppp', en: 'dpi' } },
  pace: { ppm: { size: 1, fr: 'pages/min', en: 'pages/min', also: 'ppm page/min' } },
  frames: { fps: { size: 1, fr: 'im./s', en: 'fps', also: 'images/s ips' } },
  paperWeight: { gsm: { size: 1, fr: 'g/m²', en: 'g/m²', also: 'gsm' } },
} as const satisfies Readonly<Record<string, Readonly<Record<string, Unit>>>>;

export type Dimension = keyof typeof units;

/**
 * Spellings of several units: what is measured tells which ("8 G" of memory). Titles and queries do not say what they
 * measure, so there each stands for one, or for none.
 */
export const ambiguousSpellings: Readonly<Record<string, string | undefined>> = {
  // Memory is written with the whole unit far more often than paper, food and cosmetics are with another one.
  g: 'g',
  // Petabytes are not sold; "34 po" is what French titles write for inches.
  po: 'in',
  // Once capitals are gone, megabits of networks and megabytes of drives look alike: nobody can tell.
  'mb/s': undefined,
  'gb/s': undefined,
  // Written together it is what networks are sold by; drives write "Mo/s" and "MB/s".
  mbps: 'mbps',
};
