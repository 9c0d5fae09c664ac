import { anyOf } from '../../../language/any-of.ts';

/** What food and its like come in, where its weight says so: "Drink powder 1 kg jar", "Chocolate powder jar 450 gm". */
const weight = String.raw`\d[\d.,]{0,6}\s?(?:kg|gms?|gr|g|grams?)`;
const packet = anyOf`
  jar|can|tin|pouch|tub|sachet|glas|dose|bocal|barattolo|bote|lata|frasco|słoik|packung|bund
`;
/** These are things themselves; behind a weight they hold another one. */
const packetBehind = `${packet}|bag|box|beutel|eimer|kanister|sack|tube|karton|kiste|schale`;
const packetEnd = new RegExp(
  `\\s(?:${packet}\\s(?=${weight}\\s*$)|(?<=\\s${weight}\\s)(?:${packetBehind})\\s*$)`,
  'iu',
);

/** How many stand together, as German wholesalers write it: "24er Kiste", "12er Pack", "1000er". */
const manyEnd = /\s\d{1,4}\s?er(?:[\s-](?:kiste|kasten|pack|packung|pck|karton|tray|display))?\s*$/iu;
const volume = String.raw`\d[\d.,x×]{0,8}\s?(?:ml|cl|ltr?|lt|l)`;
/** What drinks come in, many of them: "0,33l Dose 24er Pack". One bottle alone may be what is sold. */
const bottleEnd = new RegExp(
  `(?<=\\s${volume})\\s(?:dose|flasche|glasflasche|pet(?:[ -](?:einweg|mehrweg)?flasche)?)\\s*$`,
  'iu',
);
/** Bottles of plastic, which no thing is called by, and a box of many: "Rapsöl 1l PET", "Limonade 10x200ml Karton". */
const petEnd = new RegExp(
  `\\s(?:pet\\s(?=${volume}\\s*$)|(?<=\\s${volume}\\s)pet\\s*$|(?<=\\s\\d{1,3}\\s?[x×]\\s?${volume}\\s)karton\\s*$)`,
  'iu',
);

/** How much of fat or alcohol food and drink hold: "Gouda 48% Fett". */
const share =
  /\s\d{1,2}(?:[.,]\d)?\s?%\s?(?:fett(?:\si\.?\s?tr\.?)?|mati[èe]res? grasses?|m\.?g\.?|fat|vol\.?|alc\.?|alcool|abv)(?!\p{L})/iu;

/** How many bags of it there are: "Kamillentee 20 Beutel", "Tisana 15 bustine", "Toilettenpapier 8 Rollen". One alone is what is sold. */
const bagsEnd =
  /\s(?:[2-9]|\d{2,3})\s?(?:beutel|teebeutel|filterbeutel|bustine|filtri|sobres|bolsitas|saszetek|torebek|zakjes|theezakjes|s[áa][čc]k[ůu]|sachets?|tea ?bags|rollen|rouleaux|rolls|rotoli|rollos|rolek)\s*$/iu;

const mayBePacked = /\d\s?(?:k?g|gms?|gr|grams?|ml|cl|lt?r?|er)(?!\p{L})/iu;

/** A title's main part without what the thing is packed in. */
export function withoutPacking(written: string): string {
  const text = (written.includes('%') ? written.replace(share, ' ') : written).replace(bagsEnd, '');
  if (!mayBePacked.test(text)) return text;
  const single = text.replace(manyEnd, '');
  const bare = single === text ? text : single.replace(bottleEnd, '');
  return bare.replace(packetEnd, ' ').replace(petEnd, ' ');
}

/** What drinks and sweets come in, wherever it stands: "Fanta Orange 33 cl canette x 24". */
const containers =
  /(?<![a-z])(?:canettes?|bouteilles?|boites?|sachets?|packs?|dosen?|kiste|karton|flasche|glasflasche|pet|einwegflasche|cans?|bottles?|lattin[ae]|bottigli[ae]|latas?|botellas?|tray)(?![a-z])/g;

/** A text in plain letters without what drinks and sweets come in, which is no other thing beside them. */
export const withoutContainers = (plain: string): string => plain.replace(containers, ' ');

/** Whether a text in plain letters says how much is in the packet: food has it, caps and model cars of its makers have not. */
export const hasFoodAmount = (plain: string): boolean => /\d\s?(?:m?l|cl|k?g|er)(?![a-z])/.test(plain);
