import { anyWord } from '../../../language/any-of.ts';

/** What is measured so is no device, and no drink. */
const amount = /(?<![\d.,])\d{1,3}\s?ml(?!\p{L})/iu;

/** What creams and masks do, and where: those of kitchens and cleaners do none of it. */
const onSkin = anyWord`
  nuit|jour|riche|teint|visage|corps|mains|pieds|l[èe]vres|yeux|peaux?|rides?|[ée]clat|[âa]ge|t[âa]ches|anti-?\p{L}{3,12}
  apaisante?|r[ée]paratrice|r[ée]parateur|hydratante?|nourrissante?|[ée]molliente?s?|protectrice|solaire
  night|day|face|body|hands?|skin|anti-?aging|wrinkles?|moisturi[sz]ing|hydrating
  nacht|tag|gesicht|haut|viso|corpo|notte|giorno|pelle|noche|d[ií]a|piel|facial
`;
const onHair = anyWord`
  cheveux|capillaire|d[ée]m[êe]lante?|d[ée]jaunissant|anti-jaune|anti-chute|boucles|k[ée]ratine|gainante?|pointes|hair|curls?|haare?|capelli|cabello
`;
/** Words for care, wherever they stand behind makers and lines. `beside`: what has to stand beside them. */
const words: readonly { key: string; word: RegExp; beside?: RegExp }[] = [
  {
    key: 'hair-care',
    word: anyWord`
      shampo+ings?|shampoos?|apr[èe]s-?shampo+ings?|conditioner|champ[úu]|leave-?in
    `,
  },
  {
    key: 'hair-care',
    word: anyWord`masques?|baumes?|sprays?|huiles?|s[ée]rums?|cr[èe]me|soin|masks?|maske|maschera`,
    beside: onHair,
  },
  {
    key: 'bath-body',
    word: anyWord`d[ée]odorants?|d[ée]transpirants?|deodorants?|gels? douche|shower gel|duschgel|bagnoschiuma`,
  },
  { key: 'skin-care', word: anyWord`s[ée]rums?` },
  {
    key: 'skin-care',
    word: anyWord`cr[èe]me|creme|cream|crema|baumes?|balm|masques?|mask|lait corps|fluide|gel[ée]e|pommade|lotion|soin`,
    beside: onSkin,
  },
];
const others = anyWord`
  chiens?|chats?|dogs?|cats?|chevaux|cheval|horse|mascotas?|antiparasitaires?|plantes?|anti-pucerons|voiture|auto|car|coche
  cuir|leather|chaussures?|cirage|meubles?|vaisselle|linge|plan de travail|r[ée]curer|m[ée]taux|argent|cuivre|anti-(?:corrosion|rouille|gel|mousse)
  enti[èe]re|physiologique|physio|phy|glucos[ée]|acryli(?:c|que)|vis|e-?liquide?s?|kaffee|barbe|raser|shaving|[ée]pilation
`;

/** Care that a title names in its middle, where nothing else does: "Orvane Astra Fresh Shampoing Apaisant 250 ml". */
export const careInside = (title: string): string | undefined =>
  amount.test(title) && !others.test(title)
    ? words.find(({ word, beside }) => word.test(title) && (beside?.test(title) ?? true))?.key
    : undefined;
