import { createMender, type Mend } from './mends.ts';
import { withoutRepeats, withSingleSpaces } from './title-words.ts';

/** What shops say of the sale or of the piece, in the middle of a title: "Sony - Refurbished Xperia Z5". */
const shopsWords: readonly Mend[] = [
  ['may have', / may have (?:minor |cosmetic )?(?:marks|scratches|damage).*$/i, ''],
  ['free (?:inst|deli)', / free (?:installation|delivery)(?= |$)/gi, ''],
  [
    'brand new|angebot|refurb|recondition|renewed|owned|open[- ]box|display|grade|stock|clearance|neuf',
    /(?<=\s)(?:geek squad )?(?:certified )?(?:refurbished|brand new(?= sim)|angebot|reconditionn[ée]e?s?|renewed|pre[- ]?owned|open[- ]box|ex[- ]display(?: model)?|graded|(?:hk|eu) stock|grade [abc]|clearance|neuf(?= \+))(?=\s|$)/giu,
    ' ',
  ],
  ['\\.ex[- ]disp', /\.ex[- ]display$/i, ''],
  ['categori', /(?<=\s)not categori[sz]ed$/iu, ''],
  ['\\*', /\*+(?=\)|\s|$)/g, ''],
  ['[\u3040-\u30ff\u4e00-\u9fff]', /[\u3040-\u30ff\u4e00-\u9fff]+/g, ' '],
];

/** Classes of the EU's former energy label, of which a title without its scale says nothing. */
const formerLabel: readonly Mend[] = [
  [
    ' a\\+* (?:energy|rat)|class a| eec ',
    /(?<=\s)(?:a\+{0,3} (?:energy(?: (?:rating|class|efficiency))?|rated|rating)|(?:load |energy )?class a\+{0,3}(?! ?amp)|eec a\+{0,3})(?![\p{L}\d+])/giu,
    ' ',
  ],
  [' a \\d|frost a', / a(?= \d{1,2} ?kg)|(?<=(?:low|no|total) ?frost) a(?= |$)/gi, ''],
];

/** Behind a dash, or a word that letters count, a letter tells one thing from another: "Vitamine A", "Bracelet – A". */
const lettered =
  /(?:[–—|/-]|(?<!\p{L})(?:vit(?:amine?s?|\.)?|cat[ée]gorie|category|type|classe?|groupe?|model|mod[èe]le|version|s[ée]rie|series|usb|vol(?:ume|\.)?|lettre|letter|part|partie|plan|bloc|box|set|lot|nr|n[o°]))$/iu;
const maxLettered = 12;

/** The same at the end: "… Fridge Freezer A". */
function withoutClassAtEnd(title: string): string {
  if (!/\S [aA]$/.test(title)) return title;
  const before = title.slice(0, -2);
  return lettered.test(before.slice(-maxLettered)) ? title : before;
}

const centimetresOfInch = 2.54;

/** "139 7 cm 55", "14 55 cm 5 73": centimetres, and inches that are as long, without their decimal points. */
function withDecimals(whole: string, cm = '', part = '', inches = '', rest?: string): string {
  const isMeant = (size: string) =>
    Math.abs(Number(`${cm}.${part}`) / centimetresOfInch / Number(size) - 1) < 0.015;
  if (rest !== undefined && isMeant(`${inches}.${rest}`)) return `${cm}.${part} cm ${inches}.${rest}`;
  return isMeant(inches) ? `${cm}.${part} cm ${inches}${rest === undefined ? '' : ` ${rest}`}` : whole;
}

/** Two shares of a whole, which are a fridge's and its freezer's. */
const withSlash = (whole: string, one = '', other = ''): string =>
  Number(one) + Number(other) === 100 ? `${one}/${other}` : whole;

/** Points, slashes and colons that a feed lost. */
const lostSigns: readonly Mend[] = [
  [' 16 9', /(?<= )16 9(?= |$)/g, '16:9'],
  ['\\d \\d{1,2} ?ghz', /(?<=\s)([1-5]) (\d{1,2}) ?(?=ghz)/gi, '$1.$2 '],
  ['[01] \\d\\d ?m', /(?<![\d.,])([01]) (\d{2}) ?m(?![\p{L}\d²³])/giu, '$1.$2 m'],
  ['\\d cm \\d', /(?<![\d.,])(\d{1,3}) (\d{1,2}) ?cm (\d{1,3})(?: (\d{1,2}))?(?=["\s]|$)/iu, withDecimals],
  // Washers that dry: "8 5 kg".
  ['\\d \\d ?kg', /(?<=\s\d{1,2}) (?=\d{1,2} ?kg.*(?:wash|dry))/gi, '/'],
  // Fridges beside freezers: "276 130 litre", "50 50".
  [
    '(?:fridge|freezer).*\\d \\d',
    /(?<=(?:fridge|freezer).*\s\d+(?:\.\d+)?) (?=\d+(?:\.\d+)? ?(?:litres?|l|cf)(?!\p{L}))/giu,
    '/',
  ],
  ['[3-7]0 [3-7]0', /(?<=\s)([3-7]0) ([3-7]0)(?=\s.*(?:fridge|freezer|frost|combi)|$)/giu, withSlash],
  // "49PFS4132/ 12".
  ['\\/ \\d', /(?<=[\p{Lu}\d])\/ (?=\d{2}$)/u, '/'],
];

/** Words that were written together, or apart. */
const spacing: readonly Mend[] = [
  [
    '[a-z]{4}(?:vga|usb|dvi|hdmi|rj45|utp)',
    /(?<=\p{Ll}{3})(?=(?:VGA|USB|DVI|HDMI|RJ45|UTP)(?![\p{L}\d]))/gu,
    ' ',
  ],
  ['\\d x\\d', /(?<=\d) x(?=\d{2,4}(?: |$))/giu, ' x '],
  ['ultrahd', /ultrahd/gi, 'Ultra HD'],
  ['\\d(?:pixels|litre|watts|spin)', /(?<=\d)(?=(?:pixels|litres?|watts|spin)(?!\p{L}))/giu, ' '],
  ['[a-z]\\d{4,5} ?rpm', /(?<=\p{Ll}{3})(?=\d{4,5} ?rpm(?!\p{L}))/giu, ' '],
  ['\\d(?:inch|zoll)', /(?<=\d)(?:zoll|inch)(?!\p{L})/giu, '"'],
  [' -[a-z]', / -(?=\p{Lu}\p{Ll})/gu, ' - '],
];

/** What a title says a second time. */
const saidTwice: readonly Mend[] = [
  ['tv [a-z]+ tv', / tv(?= (?:smart|led|lcd|oled|qled|plasma) tv(?!\p{L}))/giu, ''],
  ['80\\+ plus', /(?<=80)\+ Plus(?!\p{L})/giu, ' Plus'],
  ['ghz.*ghz', /\b(\d+\.\d)0? ?GHz \1 ?GHz\b/i, '$1 GHz'],
  ['ghz.*ghz', /\b(\d\.\d)0 ?GHz\b(.{1,40}?) \1 ?GHz\b/i, '$1 GHz$2'],
  ['ghz.*ghz', /\b(\d\.\d{1,2} ?GHz)\b(.{1,40}?) \1(?!\p{L})/iu, '$1$2'],
  ['[a-z\\d]\\/[a-z\\d]{5}', /(?<![\p{L}\d])([\p{L}\d]{5,30})\/\1(?![\p{L}\d])/gu, '$1'],
];

/** What shops that translate word by word made of codes and packs, and what others leave out. */
const otherWords: readonly Mend[] = [
  // Machines translate the end of a code as gigabytes.
  ['\\d{2} Go', /(?<=(?:^| )(?=\S*[A-Z])[A-Z\d]{5,}\d) Go(?= |$)/g, 'GB'],
  ['-lot', /(?<=\d)-lot(?!\p{L})/gu, '-Pack'],
  ['washing(?: \\d|$)', /(?<= washing)(?= \d+ ?(?:kg|rpm|spin)|$)/gi, ' machine'],
  [' s(?:\\/|t[ ./])steel', /(?<=\s)s(?:\/|t[ ./])steel(?!\p{L})/giu, 'Stainless Steel'],
  ['multiplier', / \d+ Multiplier X(?!\p{L})/giu, ''],
  [' - TV$', /(?<=\S{4}) - TV$/i, ''],
];

const mend = createMender([
  ...formerLabel,
  ...shopsWords,
  ...lostSigns,
  ...spacing,
  ...saidTwice,
  ...otherWords,
]);

/** Colours that a German merchant says behind a comma. */
export const germanColours = new Map(
  Object.entries<string>({
    weiss: 'blanc',
    weiß: 'blanc',
    schwarz: 'noir',
    blau: 'bleu',
    rot: 'rouge',
    grün: 'vert',
    grau: 'gris',
    silber: 'argent',
    braun: 'brun',
    gelb: 'jaune',
    rosa: 'rose',
  }),
);
/** German words, and amounts, which are no model's. */
const germanOrAmount = /[äöüß]|\d ?(?:k?g|m?l|[cm]?m|x|stk|st)(?!\p{L})/iu;

/** With a colour at the end in French behind a model: "GEL-NYC 27 Runner, schwarz", but "Paprika 500 g, rot". */
function withColourAtEnd(title: string): string {
  const at = title.lastIndexOf(', ') + 2;
  const colour = at < 2 ? undefined : germanColours.get(title.slice(at).toLowerCase());
  if (colour === undefined) return title;
  const before = title.slice(0, at);
  return /\d/.test(before) && !germanOrAmount.test(before) ? before + colour : title;
}

/** How many pieces, where it is one. */
const counts = /(?:[\s,-]+\(?\b|(?<=\p{Ll}{3}))1 (?:pc\(s\)|pcs?\.?|pi[èe]ces?)\)?$/iu;

/** "A R K I P": a name whose letters stand apart, in pieces of which some would be words. */
const lettersApart = /(?<![\p{L}\d] ?)\p{Lu}(?: \p{Lu}){5,}(?![\p{L}\d])/gu;

/** An offer's title with the marks that people would set: no trade marks, spaces behind commas, no bare separators. */
export const tidyTitle = (given: string): string => {
  const coloured = withColourAtEnd(given);
  const spaced = mend(coloured.replace(lettersApart, (letters) => letters.replaceAll(' ', '')))
    // "N°5" is a number, the sign of a brand's name none.
    .replace(/[®™℠©]|°(?<=\p{L}°)(?<!(?<!\p{L})n°)/giu, '')
    .replace(/\(\s*\)|\[\s*\]/g, ' ')
    .replace(/(?<=\d) "(?=\d)/g, '" ')
    .replace(/\s+([,;)])|(?<=\()\s+/g, '$1')
    .replace(/([,;])(?=\p{L})/gu, '$1 ')
    .replace(/(?:\s+[-–—|]){2,}(?=\s)/g, ' -');
  const marked = withSingleSpaces(spaced)
    .replace(counts, '')
    .replace(/(\d+) ?([GT][Bo]) \1 ?\2(?!\p{L})/gu, '$1 $2');
  const tidy = withoutRepeats(
    withoutClassAtEnd(marked)
      .replace(/(?<=[\p{L}\d]{3})\.$| [-–—|] ?$/u, '')
      // "ZX110 (noir) noir"
      .replace(/\((\p{L}+)\) (?=\1$)/iu, '')
      .replace(/(?<=\s)1 pc\(s\) (?=\S)/giu, '')
      .replace(/\bpc\(s\)/giu, 'pcs')
      .trim(),
  );
  return tidy === '' ? given : tidy;
};
