import { keysAbove, otherCategoryKey } from '../tree.ts';

/** Words as the databases of French pharmacies cut them, in labels of thirty capitals: "GUM BDEN ORTHO 124", "CR MAIN REPAR 50ML". */
const words = new Map(
  `attel=attelle|baum=baume|bde=bande|bden=brosse à dents|bib=biberon|bros=brosse|brossdent=brosse à dents|ceint=ceinture lombaire
  chaus=chaussettes|chev=cheveux|chevil=chevillère|collut=collutoire|collyr=collyre|compr=compresses|cr=crème|cray=crayon|dch=douche
  dent=dents|dentif=dentifrice|deo=déodorant|deod=déodorant|detransp=déodorant|emuls=émulsion|fdt=fond de teint
  gelul=gélules|genouil=genouillère|he=huile essentielle|hle=huile|hyd=hydratante|ling=lingettes
  lot=lotion|masq=masque|mousti=anti-moustique|moust=anti-moustique|nett=nettoyant
  ongl=ongles|pans=pansement|parf=parfum|past=pastilles gorge|pdr=poudre|preserv=préservatifs|sav=savon|sh=shampooing
  shamp=shampooing|sir=sirop|spr=spray|sucet=sucette bébé|tetin=tétine|thermom=thermomètre|tis=tisane|tisan=tisane|vao=vernis à ongles
  vern=vernis à ongles|vernis=vernis à ongles|yx=yeux`
    .split(/[|\n]/)
    .map((line) => line.trim().split('=') as [string, string]),
);
/**
 * Those that are words, names or models as well ("LOT DE 2", "PAST LIVES", "HONDA SH", "KEYCHRON HE"). They count beside another cut one, or
 * an amount.
 */
const unclear = new Set(
  'bde bib bros ceint chaus chev compr cr dent deo he hle hyd ling lot nett pans parf past pdr sav sh sir spr tis vern vernis yx'.split(
    ' ',
  ),
);
const amount = /(?<!\d)\d{1,4}\s?(?:ml|g|gr|mg|l)(?!\p{L})/iu;
/** What such shops have; other shops cut words as well. */
const sold = new Set(['beauty', 'health', 'baby']);

/** Labels are no longer. */
const maxLength = 34;

/** Such a label in whole words; undefined: it is none. "CR 2032" is a battery, and "HE IS" no label. */
function spelledOut(title: string): string | undefined {
  if (title.length > maxLength || /\p{Ll}/u.test(title)) return undefined;
  const cut = title.toLowerCase().split(' ');
  const whole = cut.map((word, place) => {
    const isMeasure = /^\d/.test(cut[place + 1] ?? '');
    return isMeasure || (word === 'he' && place === 0) ? word : (words.get(word) ?? word);
  });
  const spelled = cut.filter((word, place) => word !== whole[place]);
  const isSure = spelled.length > 1 || amount.test(title) || spelled.some((word) => !unclear.has(word));
  return spelled.length > 0 && isSure && !/^(?:.* )?lot de /i.test(title) ? whole.join(' ') : undefined;
}

/** What a label that nothing names is once its words are whole, by `place`, where its shop may have that. */
export function placeSpelledOut(
  key: string,
  title: string,
  { place, isLikely }: { place: (title: string) => string; isLikely: (key: string) => boolean },
): string {
  const whole = key === otherCategoryKey ? spelledOut(title) : undefined;
  const told = whole === undefined ? key : place(whole);
  return sold.has(keysAbove(told).at(-1) ?? '') && isLikely(told) ? told : key;
}
