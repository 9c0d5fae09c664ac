import { withoutRepeats } from './title-words.ts';

const counts = /(?:[\s,-]+\(?\b|(?<=\p{Ll}{3}))1 (?:pc\(s\)|pcs?\.?|pi[èe]ces?)\)?$/iu;

/** A condition in the middle of a title: "Sony - Refurbished Xperia Z5". */
const refurbishedInside =
  /(?<=\s)(?:geek squad )?(?:certified )?(?:refurbished|brand new(?= sim)|angebot|reconditionn[ée]e?s?|renewed|pre[- ]?owned|open[- ]box|graded|(?:hk|eu) stock|grade [abc]|clearance|neuf(?= \+))(?=\s|$)/giu;

/** What few titles have is looked for in those alone. */
const hasSlips =
  /brand new|angebot|skrivare|skanner|geheugen|extensioncable|zwart|refurb|[3-7]0 [3-7]0|recondition|renewed|clearance|80\+ plus|[GMT]\)[Bo]|[A-Z]\d 0\d| - TV$|\d cm \d|owned|open[- ]box|grade|stock|display|categori|multiplier|\d(?:inch|zoll|watts)|\dlitre|\dspin|neuf|[GgHhZz]{3}.*[GgHhZz]{3}| -[a-z]|\/ \d|\*|-lot|[a-z\d]\/[a-z\d]{5}/i;

/** "139 7 cm 55", "14 55 cm 5 73": centimetres, and inches that are as long, without their decimal points. */
const lostDecimals = /(?<![\d.,])(\d{1,3}) (\d{1,2}) ?cm (\d{1,3})(?: (\d{1,2}))?(?=["\s]|$)/iu;
const centimetresOfInch = 2.54;

function withDecimals(title: string): string {
  return title.replace(lostDecimals, (whole, cm: string, part: string, inches: string, rest?: string) => {
    const isMeant = (size: string) =>
      Math.abs(Number(`${cm}.${part}`) / centimetresOfInch / Number(size) - 1) < 0.015;
    if (rest !== undefined && isMeant(`${inches}.${rest}`)) return `${cm}.${part} cm ${inches}.${rest}`;
    return isMeant(inches) ? `${cm}.${part} cm ${inches}${rest === undefined ? '' : ` ${rest}`}` : whole;
  });
}

/** Goods with the EU's former label, of whose class a title without its scale says nothing. */
const formerLabel =
  /(?<=\s)(?:a\+{0,3} (?:energy(?: (?:rating|class|efficiency))?|rated|rating)|(?:load |energy )?class a\+{0,3}(?! ?amp)|eec a\+{0,3})(?![\p{L}\d+])/giu;

/** What few titles have as well; asked by itself, since it needs no letters beyond these. */
const hasLabels =
  /may have| \d only|free installation|bit |ghzx| 16 9|composite video|\d{2} Go|ultrahd|\d{3}pixels| a\+* (?:energy|rat)|\d \d{1,2} ?ghz|kit\d|1 x [a-z]{3}|tv [a-z]+ tv|washing(?: \d|$)|frost a|\dpx|\d cd\/m|\d \d ?kg|(?:fridge|freezer).*\d \d| a \d| eec |[a-z]{4}(?:vga|usb|dvi|hdmi|rj45|utp)|\d ltrs|\d x\d|neuf|product type|case design|\d(?:mini|plus|lite)(?![a-z])|class a| s(?:\/|t[ ./])steel|[01] \d\d ?m|xeone|gtee|[\u3040-\u30ff\u4e00-\u9fff]/i;

/** Without a former label, and with what lost its letters and points. */
const mendLabels = (title: string): string =>
  title
    .replace(formerLabel, ' ')
    .replace(/ may have (?:minor |cosmetic )?(?:marks|scratches|damage).*$/i, '')
    .replace(/(?: free delivery)? \d{1,2} only$/i, '')
    .replace(/ free (?:installation|delivery)(?= |$)/gi, '')
    .replace(/(?<=\d)BIT(?!\p{L})/gu, '-bit')
    .replace(/(?<=\d)ghzx(?=\d)/gi, 'GHz x')
    .replace(/(?<=video c[aâ]ble) composite(?= video c[aâ]ble)/gi, '')
    .replace(/(?<= )16 9(?= |$)/g, '16:9')
    .replace(/(?<=(?:compatible|pour) )neuf (?=\p{L})/giu, '')
    .replace(/(?<=^|\s)1 x (?=\p{L}{3})/giu, '')
    // Names of columns.
    .replace(/\.? (?:case design|product type|interior capacity)(?= )/gi, '')
    .replace(/ tv(?= (?:smart|led|lcd|oled|qled|plasma) tv(?!\p{L}))/giu, '')
    .replace(/(?<= washing)(?= \d+ ?(?:kg|rpm|spin)|$)/gi, ' machine')
    .replace(/ a(?= \d{1,2} ?kg)|(?<=(?:low|no|total) ?frost) a(?= |$)/gi, '')
    .replace(/(?<=\s\d{1,2}) (?=\d{1,2} ?kg.*(?:wash|dry))/gi, '/')
    .replace(/(?<=\d)PX(?!\p{L})/gu, 'px')
    .replace(/(?<=\d )CD\/M(?!\p{L}|\d)/giu, 'cd/m²')
    // Fridges beside freezers: "276 130 litre".
    .replace(/(?<=(?:fridge|freezer).*\s\d+(?:\.\d+)?) (?=\d+(?:\.\d+)? ?(?:litres?|l|cf)(?!\p{L}))/giu, '/')
    .replace(/(?<=\p{Ll}{3})(?=(?:VGA|USB|DVI|HDMI|RJ45|UTP)(?![\p{L}\d]))/gu, ' ')
    .replace(/(?<=\d )ltrs(?!\p{L})/giu, 'litres')
    .replace(/(?<=\d) x(?=\d{2,4}(?: |$))/giu, ' x ')
    .replace(/ultrahd/gi, 'Ultra HD')
    .replace(/(?<=\s)([1-5]) (\d{1,2}) ?(?=ghz)/gi, '$1.$2 ')
    .replace(/(?<=\p{Ll}{3})(?=\d{4,5} ?rpm(?!\p{L}))/giu, ' ')
    // "S4MINI".
    .replace(
      /(?<=\s\p{L}\d{1,2})(mini|plus|lite)(?!\p{L})/giu,
      (_, size: string) => ` ${size.charAt(0).toUpperCase()}${size.slice(1).toLowerCase()}`,
    )
    // Machines translate the end of a code as gigabytes.
    .replace(/(?<=(?:^| )(?=\S*[A-Z])[A-Z\d]{5,}\d) Go(?= |$)/g, 'GB')
    .replace(/(?<=\d{3})pixels/gi, ' pixels')
    .replace(/(?<=\s)s(?:\/|t[ ./])steel(?!\p{L})/giu, 'Stainless Steel')
    .replace(/(?<![\d.,])([01]) (\d{2}) ?m(?![\p{L}\d²³])/giu, '$1.$2 m')
    .replace(/(?<=xeon)(?=e[357][ -]\d)/giu, ' ')
    .replace(/(?<=\s)(?:\d ?(?:yr|years?) )?gtee(?!\p{L})/giu, '')
    .replace(/[\u3040-\u30ff\u4e00-\u9fff]+/g, ' ');

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
const germanColourAtEnd = /(?<=, )\p{L}{3,7}$/u;

/** Kinds that product databases left in Swedish and Dutch among English words. */
const foreignKinds: Readonly<Record<string, string>> = {
  multifunktionsskrivare: 'multifunction printer',
  skrivare: 'printer',
  flatbäddsdokumentskanner: 'flatbed document scanner',
  geheugenmodule: 'memory module',
  extensioncable: 'extension cable',
  zwart: 'black',
};
const foreignKind =
  /(?<!\p{L})(?:(?:multifunktions)?skrivare|flatbäddsdokumentskanner|geheugenmodule|extensioncable|zwart)(?!\p{L})/gu;

/** What a merchant put in the middle, said twice, or typed wrong. */
const mendSlips = (title: string): string =>
  withDecimals(title)
    .replace(/(?<=\d ?)([GMT])\)([Bo])(?!\p{L})/gu, '$1$2)')
    // Fridges beside freezers: "50 50".
    .replace(
      /(?<=\s)([3-7]0) ([3-7]0)(?=\s.*(?:fridge|freezer|frost|combi)|$)/giu,
      (whole, one: string, other: string) =>
        Number(one) + Number(other) === 100 ? `${one}/${other}` : whole,
    )
    // "C2 01".
    .replace(/(?<=(?:^|\s)\p{Lu}\d) (?=0\d(?:\s|$))/gu, '-')
    .replace(/(?<=\S{4}) - TV$/i, '')
    .replace(foreignKind, (kind) => foreignKinds[kind] ?? kind)
    .replace(/(?<=80)\+ Plus(?!\p{L})/giu, ' Plus')
    .replace(refurbishedInside, ' ')
    .replace(
      /[ .]ex[- ]display(?: model)?(?: (?:this product )?may have .*$)?|(?<=\s)not categori[sz]ed$/iu,
      '',
    )
    .replace(/(?<=\d)(?=(?:litres?|watts|spin)(?!\p{L}))/giu, ' ')
    .replace(/(?<=\d)(?:zoll|inch)(?!\p{L})/giu, '"')
    .replace(/ \d+ Multiplier X(?!\p{L})/giu, '')
    .replace(/ -(?=\p{Lu}\p{Ll})/gu, ' - ')
    .replace(/(?<=\d) -(?=[a-z]\d)/g, '-')
    // "49PFS4132/ 12", "3.40 GHz 3.4 GHz".
    .replace(/(?<=[\p{Lu}\d])\/ (?=\d{2}$)/u, '/')
    .replace(/\b(\d+\.\d)0? ?GHz \1 ?GHz\b/i, '$1 GHz')
    .replace(/\b(\d\.\d{1,2}) ?GHz (\1\d) ?GHz\b/i, '$1 GHz')
    .replace(/\b(\d\.\d)0 ?GHz\b(.{1,40}?) \1 ?GHz\b/i, '$1 GHz$2')
    .replace(/\b(\d\.\d{1,2} ?GHz)\b(.{1,40}?) \1(?!\p{L})/iu, '$1$2')
    .replace(/\*+(?=\)|\s|$)/g, '')
    .replace(/(?<=\d)-lot(?!\p{L})/gu, '-Pack')
    .replace(/(?<![\p{L}\d])([\p{L}\d]{5,30})\/\1(?![\p{L}\d])/gu, '$1');

/** An offer's title with the marks that people would set: no trade marks, spaces behind commas, no bare separators. */
export const tidyTitle = (given: string): string => {
  const coloured = given.replace(germanColourAtEnd, (word) => germanColours.get(word.toLowerCase()) ?? word);
  const title = hasLabels.test(coloured) ? mendLabels(coloured) : coloured;
  return withoutRepeats(
    (hasSlips.test(title) ? mendSlips(title) : title)
      // "N°5" is a number, the sign of a brand's name none.
      .replace(/[®™℠©]|°(?<=\p{L}°)(?<!(?<!\p{L})n°)/giu, '')
      .replace(/\(\s*\)|\[\s*\]/g, ' ')
      .replace(/(?<=\d) "(?=\d)/g, '" ')
      .replace(/\s+([,;)])|(?<=\()\s+/g, '$1')
      .replace(/([,;])(?=\p{L})/gu, '$1 ')
      .replace(/(?:\s+[-–—|]){2,}(?=\s)/g, ' -')
      .replace(/\s+/g, ' ')
      .replace(counts, '')
      .replace(/(\d+) ?([GT][Bo]) \1 ?\2(?!\p{L})/gu, '$1 $2')
      .replace(/\s+[aA]$|(?<=[\p{L}\d]{3})\.$/u, '')
      .replace(/(?<=\d\S* )(fridge|freezer|dishwasher|microwave)s$/iu, '$1')
      .replace(/(?<=\b(?:class|classe|rated) )a(?= |$)|(?<=\s)a(?= energy(?: |$))/gi, 'A')
      // "ZX110 (noir) noir"
      .replace(/\((\p{L}+)\) (?=\1$)/iu, '')
      .replace(/(?<=\s)1 pc\(s\) (?=\S)/giu, '')
      .replace(/\bpc\(s\)/giu, 'pcs')
      .trim(),
  );
};
