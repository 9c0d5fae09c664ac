/** Most titles have none of these. */
const hasMeasures =
  /\(S\)|\dFT|\dMIN|\dMM|NO ?Frost|I[Qq] ?[1-7]00|W[iI] F[iI]|^MSI Pro|[Cc][Dd]\/[Mm]2|G\/m|X AA|m X|\d{1,2}x\d\d[A-Z]|\d PC\)|Type a|i[3579]-\d+[a-z]|\dM[,)]|\d M(?:$|[\s,)])|[\d" ]X ?\d|\dM |\dM$|mm [Ff]?\/?\d\.\d \d|\d ?V(?:\s|$)|\d ?w(?:\s|$)|GB\/[sS]|BPS|HZ|[GgMm][Hh]z(?<![GM]Hz)|\dRpm|\dIN|bit\/S|\dm |\/(?:eu|uk|fr|xu|en|xx)/;

/** What words alone do not tell, by their neighbours. */
const respell = (title: string): string =>
  title
    // "60 X 40", "1920X1080" and "PCIe 3.0 X4", not "Ryzen 5 9600X 3.9 GHz" and "40X4305".
    .replace(
      /(?<=(?:^|[\s(])\d{3,4})X(?=\d{3,4}(?!\d))|(?<=(?:^|[\s(])\d+(?:[.,]\d+)?"?)(?:X(?=\d{1,3}(?!\d))(?!3D)| X(?= ?\d))/g,
      (x) => x.toLowerCase(),
    )
    .replace(/(?<=\d ?)GB\/S(?!\p{L})|(?<=SA(?:TA|S) \d+(?:\.\d)? ?)GB\/s/gu, 'Gb/s')
    .replace(/(?<=(?:^|\s)\d+ ?)w(?=\s|$)/g, 'W')
    .replace(/(?<=\p{Ll})\(S\)/gu, '(s)')
    .replace(/(?<=\d)FT(?![\p{L}\d])/gu, 'ft')
    .replace(/(?<=\d)MIN(?![\p{L}\d])/gu, ' min')
    .replace(/(?<=\d ?)HZ(?!\p{L})/gu, 'Hz')
    .replace(/(?<=\d)MM(?![\p{L}\d])/gu, ' mm')
    .replace(/(?<!\p{L})NO(?= ?Frost)/gu, 'No')
    .replace(/(?<![\p{L}\d])I[Qq] ?(?=[1-7]00(?!\d))/gu, 'iQ')
    .replace(/(?<!\p{L})W[iI] F[iI](?!\p{L})/gu, 'Wi-Fi')
    .replace(/(?<=^MSI )Pro(?= )/, 'PRO')
    .replace(/(?<=Type )a(?= |$)/g, 'A')
    .replace(/(?<=i[3579]-\d{4,5})[a-z]{1,2}(?![\p{L}\d])/gu, (letters) => letters.toUpperCase())
    .replace(/(?<=[Mm]bit\/)S(?!\p{L})|(?<=(?:^|[\s(])[\d.]+)IN(?!\p{L})/gu, (unit) => unit.toLowerCase())
    .replace(/(?<=\d ?)([GM])BPS(?!\p{L})/gu, '$1b/s')
    .replace(/(?<=\d ?)([GgMm])[Hh][Zz](?!\p{L})/gu, (_, size: string) => `${size.toUpperCase()}Hz`)
    .replace(/(?<=\d)Rpm(?!\p{L})/gu, ' rpm')
    .replace(/(?<=\d[.,]\d{1,2})M(?= (?:Tall|High|Wide|Long|X)(?!\p{L})|$)/gu, ' m')
    .replace(/(?<=(?:[Cc][aâ]ble|[Cc]ord)(?!\p{L}).*[\s,(]\d{1,3}(?:[.,]\d+)?) ?M(?=$|[\s,)])/gu, ' m')
    // "18-105 mm 3.5 5.6 G": apertures.
    .replace(/(?<=\d mm [Ff]?\/?\d\.\d) (?=\d\.\d(?: |$))/g, '-')
    // "3M Cache" is in bytes.
    .replace(/(?<=\s\d+)m(?= (?:Cache|L[123]\b|\d+ ?MHz))/g, 'M')
    .replace(/(?<=\s(?:100|110|220|230)) (?=(?:120|127|230|240) ?V(?:\s|$))/g, '-')
    .replace(/(?<=\d ?)cd\/m2(?!\d)/gi, 'cd/m²')
    .replace(/(?<=\d ?)G(?=\/m[²2])/g, 'g')
    .replace(/(?<=\d )X(?= AAA?(?!\p{L}))|(?<=\d ?c?m )X(?= \d)/gu, 'x')
    .replace(/(?<![\p{L}\d])(\d{1,2})x(?=\d{2}\p{Lu}\d{4,})/gu, '$1X')
    .replace(/(?<=\d )PC(?=\))/g, 'pcs')
    .replace(/(?<=[\p{Lu}\d]\/)(?:eu|uk|fr|xu|en|xx)(?!\p{L})/gu, (market) => market.toUpperCase());

/** A title with measures and codes as they are written: "1920x1080", "18 mm", "Wi-Fi". */
export const respellMeasures = (title: string): string => (hasMeasures.test(title) ? respell(title) : title);
