import { plainLetters } from '../../contract/plain-letters.ts';
import { allColours } from '../language/colour-words.ts';
import { allUnits } from '../language/unit-spellings.ts';
import { wordsOf } from './title-words.ts';

const acronyms = new Set(
  `ssd hdd ram rom cpu gpu usb hdmi vga dvi rgb argb led oled qled qned lcd ips va tft uhd fhd qhd wqhd hdr ddr sdram dimm
  sodimm ecc sata nvme pcie pci sas raid atx eatx matx itx sfx psu aio ups lan wan poe rj45 wifi nfc gps gsm lte dect tv
  pc ac dc uv ip rfid dab fm am cd dvd bluray ftth qwerty azerty sim esim sd sdhc sdxc msata mhz ghz hz kg mm cm ml go to
  mo ko gb tb mb kb w kw va kva v mah ah usa eu fr xl xxl xs ii iii iv vi vii viii ix xi dpi ppp vr ar ai ia io nas dlp xps
  aoc msi hp lg ibm evga asus nzxt apc dji jbl akg aeg smeg tcl bmw nec oki amd ati pny adata sfp ftp utp sftp kvm crt
  gt gtx rtx rx xt ti pro`
    .split(/\s+/)
    .filter((each) => each !== ''),
);
const small = new Set(
  'a à au aux avec and by d dans de des du en et for from in l la le les of on ou par pour sans sur the to un une with'.split(
    ' ',
  ),
);
const common = new Set([
  ...allColours.flatMap(({ words }) => words),
  ...`clavier souris casque cable ecran carte graphique processeur memoire disque dur interne externe imprimante
  cartouche encre toner chargeur coque etui housse boitier ventilateur alimentation reseau ordinateur portable sans fil
  original compatible adaptateur support batterie lot jeu pieces refrigerateur congelateur lave linge vaisselle four
  micro ondes cafetiere aspirateur robot televiseur moniteur mecanique filaire optique haute capacite noise wireless
  keyboard mouse cartridge adapter case cover fridge freezer washing machine dishwasher monitor printer scanner memory
  module card drive graphics processor headset headphones camera lens pouces pouce inch inches laptop notebook tablet
  phone smartphone charger battery stand mount`.split(/\s+/),
]);

/** Units by their letters; of one letter they are other things as well: "5G", "3M". */
const units = new Map(
  allUnits
    .flatMap(({ fr, en }) => [fr, en])
    .concat('lm')
    .filter((label) => /^\p{L}{2,}$/u.test(label))
    .map((label) => [label.toLowerCase(), label]),
);

/** Spellings that other texts of the product give for words: folded word to the word. */
export type Spellings = Map<string, string>;

const isLoud = (word: string) => word === word.toUpperCase() && word !== word.toLowerCase();

/** The spelling of words in texts with normal case (titles, descriptions, brands). */
export function collectSpellings(texts: readonly string[]): Spellings {
  const counts = new Map<string, Map<string, number>>();
  for (const text of texts) {
    for (const word of wordsOf(text)) {
      const key = word.toLowerCase();
      const spellings = counts.get(key) ?? new Map<string, number>();
      counts.set(key, spellings.set(word, (spellings.get(word) ?? 0) + 1));
    }
  }
  const best = new Map<string, string>();
  for (const [key, spellings] of counts) {
    const [first] = [...spellings].sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1));
    if (first) best.set(key, first[0]);
  }
  return best;
}

const capitalise = (word: string) => word.charAt(0).toUpperCase() + word.slice(1).toLowerCase();

/** "16GO", and "GO" after a number: units keep their own case. */
function spellUnit(word: string, before: string): string | undefined {
  const [, number = '', letters = ''] = /^(\d*)(\p{L}+)$/u.exec(word) ?? [];
  const unit = units.get(letters.toLowerCase());
  return unit !== undefined && (number !== '' || /^\d/.test(before)) ? number + unit : undefined;
}

function spellWord(word: string, before: string, spellings: Spellings): string {
  const lower = word.toLowerCase();
  const unit = spellUnit(word, before);
  if (unit !== undefined) return unit;
  const isFirst = before === '';
  const known = spellings.get(lower);
  if (known !== undefined) return isFirst && known === lower ? capitalise(known) : known;
  if (/\p{N}/u.test(word)) return isLoud(word) ? word : word.toUpperCase();
  if (word.split(/['’-]/).every((part) => part.length === 1 || acronyms.has(part.toLowerCase())))
    return word.toUpperCase();
  if (!isFirst && (small.has(lower) || common.has(plainLetters(lower)))) return lower;
  if (word.length <= 3 && isLoud(word) && !small.has(lower)) return word;
  return lower.replace(
    /(^|[-])(\p{L})/gu,
    (_, before: string, letter: string) => before + letter.toUpperCase(),
  );
}

/**
 * A title in normal case: words as texts in normal case spell them, codes and abbreviations unchanged (RTX
 * 4070, USB-C, SSD), names with a capital.
 */
export function repairCase(title: string, spellings: Spellings): string {
  let before = '';
  return title.replace(/[\p{L}\p{N}]+(?:[.'’-][\p{L}\p{N}]+)*/gu, (word) => {
    const spelled = spellWord(word, before, spellings);
    before = word;
    return spelled;
  });
}
