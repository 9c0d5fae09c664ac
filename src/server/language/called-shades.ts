import { anyOf } from './any-of.ts';

/** Shades that are called by a thing: "bleu canard" is no duck, "gris souris" no mouse, "Coffee Brown" no coffee. */
const shade = anyOf`
  bleue?s? (?:nuit|canard|p[ée]trole|marine|roi|ciel|jeans?|denim|paon|glacier|oc[ée]an|lagon|lavande|acier|horizon|cobalt)
  grise?s? (?:souris|perle|galet|b[ée]ton|acier|taupe|anthracite|ardoise|orage|ciment|pierre|sable|lin)
  verte?s? (?:olive|sapin|bouteille|d['’]eau|menthe|amande|pistache|for[êe]t|sauge|mousse|[ée]meraude|pomme|tilleul|avocat|eucalyptus|c[èe]dre)
  jaunes? (?:moutarde|citron|paille|poussin|miel|safran|curry|soleil)
  rouges? (?:brique|cerise|tomate|framboise|coquelicot|piment|rubis)
  roses? (?:poudr[ée]e?s?|bonbon|saumon|corail|framboise|blush)
  (?:marron|brun)s? (?:chocolat|caf[ée]|noisette|cognac|caramel)
  beiges? (?:sable|lin|cr[èe]me|ficelle)
  blanc(?:he)?s? (?:cr[èe]me|neige|perle|lait|nacr[ée]e?s?)
  noire?s? (?:[ée]b[èe]ne|charbon|carbone|onyx|de jais)
  lie[ -]de[ -]vin
  azul (?:noche|marino|petr[óo]leo|cielo|vaquero)|verde (?:botella|oliva|menta|bosque|agua|salvia|bottiglia|foresta)
  gris (?:perla|rat[óo]n|piedra)|rojo (?:vino|cereza|teja)|amarillo (?:mostaza|lim[óo]n)|rosa (?:palo|cipria|salm[óo]n)
  blu (?:notte|marino|oceano|petrolio)|grigio (?:perla|topo|pietra|acciaio)|rosso (?:vino|ciliegia|mattone)|giallo (?:senape|limone)
  (?:midnight|navy|sky|ice|ocean|denim|peacock) blue|(?:mint|olive|forest|bottle|racing|army|moss|sage|apple) green
  (?:coffee|chocolate|cognac) brown|(?:cherry|brick|tomato) red|(?:salmon|powder|candy) pink|mustard yellow
  (?:stone|mouse|dove|ash|steel|slate|charcoal|space) gr[ea]y|(?:pearl|cream|snow) white|duck[ -]egg(?: blue)?|gun ?metal|rose gold
`;
/** At the end of a title, or before something that is parted from it. */
const shadeEnd = new RegExp(
  String.raw`(?<=[\p{L}\d]\P{L}{1,4})(?:(?:en|in) )?${shade}\s*(?=$|[,(|/]|[-–—]\s)`,
  'iu',
);
/** Few titles have to be read for it. */
const mayHaveShade = new RegExp(
  anyOf`
    bleu|gris|vert|verde|jaune|rouge|rose|marron|brun|beige|blanc|noir|lie.de|azul|rojo|amarillo|rosa|blu|grigio|rosso
    giallo|green|brown|red|pink|yellow|grey|gray|white|egg|metal
  `,
  'iu',
);

/** A title without such a shade behind its name: "Norvik Luna bleu nuit". */
export function withoutShade(title: string): string {
  if (!mayHaveShade.test(title)) return title;
  const left = title.replace(shadeEnd, ' ').trim();
  return /\p{L}{3}/u.test(left) ? left : title;
}
