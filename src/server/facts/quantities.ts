import type { Language } from '../../contract/language.ts';

/** A unit as pages write it. */
export type UnitLabel = Readonly<Record<Language, string>>;

/** What is measured: its canonical unit, the others that merchants write, and how it is shown. */
export type Quantity = {
  /** Canonical unit: what numbers are stored in. */
  unit: string;
  /** Units as written, folded, with their factor to the canonical unit. */
  factors: ReadonlyMap<string, number>;
  /** The factor of a number without unit; undefined: not accepted. */
  bare(number: number): number | undefined;
  /** "2 × 16 Go", "[2, 16]": the product counts; otherwise the amount itself, and of a range its end. */
  multiplies?: true;
  /** Normalises equal amounts (1024 GB is sold as 1 TB). */
  tidy?: (number: number) => number;
  /** Display units from that number on, largest first, with their factor; `whole`: whole numbers only. */
  shown: readonly { from: number; factor: number; label: UnitLabel; whole?: true }[];
};

const both = (label: string): UnitLabel => ({ fr: label, en: label });
const identity = (number: number) => number;

function quantity(
  unit: string,
  units: string,
  shown: UnitLabel | Quantity['shown'],
  rest: Partial<Pick<Quantity, 'bare' | 'tidy' | 'multiplies'>> = {},
): Quantity {
  const factors = units
    .trim()
    .split(/\s*,\s*/)
    .filter((pair) => pair !== '')
    .map((pair) => pair.split('=') as [string, string])
    .map(([name, factor]): [string, number] => [name, Number(factor)]);
  return {
    unit,
    factors: new Map(factors),
    bare: identity,
    shown: 'fr' in shown ? [{ from: 0, factor: 1, label: shown }] : shown,
    ...rest,
  };
}

const lengths = 'mm=0.1,millimetres=0.1,cm=1,centimetres=1,centimetre=1,m=100,in=2.54,pouces=2.54';
const scaled = (units: string, by: number) =>
  units.replace(/=([\d.]+)/g, (_, factor: string) => `=${Number((Number(factor) * by).toPrecision(8))}`);
const inches =
  "in=1,inch=1,inches=1,pouce=1,pouces=1,\"=1,''=1,″=1,”=1,cm=0.3937008,centimetres=0.3937008,mm=0.03937008";

/** Televisions are named by whole inches, their centimetres rounded down: 139 cm is 55 inches. */
const wholeInches = (number: number) => (Number.isInteger(number) ? number : Math.ceil(number - 0.1));

/** 1024 and 2048 are written for what is sold as 1 TB and 2 TB. */
const soldBytes = (number: number) =>
  number >= 1024 && number % 1024 === 0 ? (number / 1024) * 1000 : number;

export const quantities = {
  bytes: quantity(
    'GB',
    'ko=0.000001,kb=0.000001,mo=0.001,mb=0.001,go=1,gb=1,gib=1,gio=1,g=1,to=1000,tb=1000,tib=1000,tio=1000,po=1000000,pb=1000000',
    [
      { from: 1000, factor: 1000, label: { fr: 'To', en: 'TB' } },
      { from: 1, factor: 1, label: { fr: 'Go', en: 'GB' } },
      { from: 0, factor: 0.001, label: { fr: 'Mo', en: 'MB' } },
    ],
    { tidy: soldBytes, multiplies: true },
  ),
  cache: quantity('MB', 'ko=0.001,kb=0.001,mo=1,mb=1,go=1000,gb=1000', { fr: 'Mo', en: 'MB' }),
  clock: quantity(
    'MHz',
    'mhz=1,ghz=1000',
    [
      { from: 1000, factor: 1000, label: both('GHz') },
      { from: 0, factor: 1, label: both('MHz') },
    ],
    // Nothing sold runs at 100 MHz or less: 3.5 is written for 3.5 GHz.
    { bare: (number) => (number < 100 ? number * 1000 : number) },
  ),
  memorySpeed: quantity('MHz', 'mhz=1,mt/s=1,mts=1', both('MHz')),
  refresh: quantity('Hz', 'hz=1,hertz=1', both('Hz')),
  watts: quantity('W', 'w=1,watt=1,watts=1,kw=1000', both('W')),
  voltAmperes: quantity('VA', 'va=1,kva=1000', both('VA')),
  millimetres: quantity('mm', scaled(lengths, 10), both('mm')),
  centimetres: quantity('cm', lengths, both('cm')),
  metres: quantity('m', scaled(`${lengths},metre=100,metres=100,meter=100,ft=30.48`, 0.01), both('m')),
  screen: quantity('in', inches, { fr: 'pouces', en: 'inches' }),
  television: quantity('in', inches, { fr: 'pouces', en: 'inches' }, { tidy: wholeInches }),
  grams: quantity(
    'g',
    'mg=0.001,g=1,gr=1,grammes=1,grams=1,kg=1000,kilos=1000',
    [
      { from: 1000, factor: 1000, label: both('kg') },
      { from: 0, factor: 1, label: both('g') },
    ],
    // Without a unit it may be either.
    { bare: () => undefined },
  ),
  kilograms: quantity('kg', 'kg=1,kilos=1,g=0.001', both('kg')),
  litres: quantity('L', 'ml=0.001,cl=0.01,l=1,litre=1,litres=1,liter=1,liters=1,dm3=1', both('L')),
  milliampereHours: quantity('mAh', 'mah=1,ah=1000', both('mAh')),
  hours: quantity(
    'h',
    's=0.00027777778,min=0.016666667,minutes=0.016666667,h=1,heure=1,heures=1,hour=1,hours=1,jour=24,jours=24,j=24,day=24,days=24,semaine=168,semaines=168,weeks=168,mois=730,months=730,an=8760,ans=8760,years=8760',
    [
      { from: 17520, factor: 8760, label: { fr: 'ans', en: 'years' }, whole: true },
      { from: 1460, factor: 730, label: { fr: 'mois', en: 'months' }, whole: true },
      { from: 72, factor: 24, label: { fr: 'jours', en: 'days' }, whole: true },
      { from: 4, factor: 1, label: both('h') },
      { from: 0, factor: 1 / 60, label: both('min') },
    ],
  ),
  milliseconds: quantity('ms', 'ms=1,s=1000,µs=0.001', both('ms')),
  decibels: quantity('dB', 'db=1,dba=1,db(a)=1,db a=1', both('dB')),
  gigabits: quantity(
    'Gb/s',
    'gb/s=1,gbit/s=1,gbits/s=1,gbps=1,gbe=1,mb/s=0.001,mbit/s=0.001,mbits/s=0.001,mbps=0.001',
    [
      { from: 1, factor: 1, label: both('Gb/s') },
      { from: 0, factor: 0.001, label: both('Mb/s') },
    ],
  ),
  megabytesPerSecond: quantity('MB/s', 'mo/s=1,mb/s=1,mbps=1,go/s=1000,gb/s=1000', {
    fr: 'Mo/s',
    en: 'MB/s',
  }),
  megapixels: quantity('Mpx', 'mpx=1,mp=1,mpix=1,megapixels=1,megapixel=1', { fr: 'Mpx', en: 'MP' }),
  lumens: quantity('lm', 'lm=1,lumen=1,lumens=1', { fr: 'lumens', en: 'lumens' }),
  candelas: quantity('cd/m²', 'cd/m²=1,cd/m2=1,nits=1,cd=1', both('cd/m²')),
  pascals: quantity('Pa', 'pa=1,kpa=1000', both('Pa')),
  bars: quantity('bar', 'bar=1,bars=1', { fr: 'bars', en: 'bar' }),
  turns: quantity('rpm', 'tr/min=1,tours/min=1,rpm=1,t/min=1,trs/min=1', { fr: 'tr/min', en: 'rpm' }),
  dotsPerInch: quantity('dpi', 'ppp=1,dpi=1', { fr: 'ppp', en: 'dpi' }),
  pagesPerMinute: quantity('ppm', 'pages/min=1,ppm=1,page/min=1', { fr: 'pages/min', en: 'pages/min' }),
  paperWeight: quantity('g/m²', 'g/m²=1,g/m2=1,gsm=1', both('g/m²')),
  count: quantity('', '', both('')),
} satisfies Record<string, Quantity>;
