import { anyWord } from '../../../language/any-of.ts';

/** What is filled with coffee, and nothing else: whose machine it is for, or whose coffee it is. */
const packed = /(?<!\p{L})(?:capsul[ae]s?|c[áa]psulas?|cialde|kapseln|kapsułki|pads|dosettes?)(?!\p{L})/iu;
const ofCoffee = anyWord`
  n?espresso|dolce gusto|a modo mio|tassimo|senseo
  lavazza|borbone|kimbo|illy
  caf[eé]s?|caffè|kaffee|coffee|ristretto|arabica|lungo
`;
const isElse = anyWord`
  machines?|macchin[ae]|maschinen?|m[áa]quinas?|ekspres|cafeti[èe]res?|cafeteras?|porta\p{L}*|distribut\p{L}*
  dispens\p{L}*|support\p{L}*|organi[sz]\p{L}*|holder|halter|ständer|stand|box|boîte|tiroir|drawer|vide|leere?
  r[ée]utilisables?|reusable|refillable|rechargeables?|riutilizzabil\p{L}*|reutilizables?|d[ée]tartr\p{L}*
  descal\p{L}*|entkalk\p{L}*|nettoy\p{L}*|clean\p{L}*
`;

/** Whether capsules are of coffee, not of what is swallowed: "Norvik 100 capsule comp. Nespresso". */
export const isCoffeeInCapsules = (title: string): boolean =>
  packed.test(title) && ofCoffee.test(title) && !isElse.test(title);
