import { plainLetters } from '../../../contract/plain-letters.ts';
import { rememberRecent } from '../../platform/memory/remember-recent.ts';

/**
 * What merchants' last shelf calls a thing, in singular: "Composant PC > Boîtier PC". A shelf that repeats the one
 * above it ("Imprimante > Imprimante") holds rollers and stands as well.
 */
const kinds: readonly (readonly [pattern: RegExp, kind: string])[] = [
  [
    /^refrigerateurs? ?(?:-|\/|et|&)? ?congelateurs?$|^fridge freezers?$|^combines?$/,
    'Réfrigérateur-congélateur',
  ],
  [/^congelateurs?$|^freezers?$/, 'Congélateur'],
  [/^refrigerateurs?$|^frigos?$|^fridges?$|^refrigerators?$/, 'Réfrigérateur'],
  [/^caves? a vin$|^wine coolers?$/, 'Cave à vin'],
  [/^lave-vaisselles?$|^dishwashers?$/, 'Lave-vaisselle'],
  [/^lave-linges?$|^washing machines?$/, 'Lave-linge'],
  [/^seche-linges?$|^tumble dryers?$/, 'Sèche-linge'],
  [/^micro-ondes$|^microwaves?$/, 'Micro-ondes'],
  [/^hottes?$|^cooker hoods?$/, 'Hotte'],
  [/^fours?$|^ovens?$/, 'Four'],
  [/^aspirateurs?$|^vacuum cleaners?$/, 'Aspirateur'],
  [/^tv$|^televiseurs?$|^televisions?$|^tvs$/, 'Téléviseur'],
  [/^(?:ecrans?|moniteurs?) pc$|^(?:computer )?monitors?$/, 'Écran PC'],
  [/^videoprojecteurs?$|^projectors?$/, 'Vidéoprojecteur'],
  [/^appareils? photo numeriques?$|^digital cameras?$/, 'Appareil photo numérique'],
  [/^objectifs?$|^camera lens(?:es)?$/, 'Objectif'],
  [/^enceintes?$|^speakers?$|^haut-parleurs?$/, 'Enceinte'],
  [/^casques?(?: audio)?$|^headphones?$/, 'Casque'],
  [/^ecouteurs?$|^earphones?$|^earbuds$/, 'Écouteurs'],
  [/^souris$|^mice$|^mouse$/, 'Souris'],
  [/^claviers?$|^keyboards?$/, 'Clavier'],
  [/^webcams?$/, 'Webcam'],
  [/^boitiers? pc$|^pc cases?$|^computer cases?$/, 'Boîtier PC'],
  [/^alimentations? pc$|^power suppl(?:y|ies)$/, 'Alimentation PC'],
  [/^cartes? graphiques?$|^graphics cards?$/, 'Carte graphique'],
  [/^cartes? meres?$|^motherboards?$/, 'Carte mère'],
  [/^processeurs?$|^processors?$|^cpus?$/, 'Processeur'],
  [/^memoires? ram$|^memory modules?$/, 'Mémoire RAM'],
  [/^refroidissement cpu$|^cpu coolers?$/, 'Refroidisseur de processeur'],
  [/^pates? thermiques?$|^thermal paste$/, 'Pâte thermique'],
  [/^disques? (?:durs? )?internes?$|^internal drives?$/, 'Disque interne'],
  [/^onduleurs?$|^ups$/, 'Onduleur'],
  [/^tablettes?$|^tablets?$/, 'Tablette'],
  [/^ordinateurs? portables?$|^laptops?$|^pc portables?$/, 'Ordinateur portable'],
  [/^montres?$|^watches$/, 'Montre'],
  [/^canapes?$|^sofas?$/, 'Canapé'],
  [/^matelas$|^mattress(?:es)?$/, 'Matelas'],
];

/** The kinds that can be read, for the vocabulary's test. */
export const readableKinds: readonly string[] = kinds.map(([, kind]) => kind);

/** What a merchant's category path says the thing is; '': a shelf of several things. Pure. */
export const kindInPath = rememberRecent({ max: 1_000, maxLength: 300 }, (path): string => {
  const steps = plainLetters(path.toLowerCase())
    .split(/\s*[>|]\s*|\s\/\s/)
    .map((step) => step.trim());
  const last = steps.at(-1) ?? '';
  if (steps.length < 2 || last === steps.at(-2)) return '';
  return kinds.find(([pattern]) => pattern.test(last))?.[1] ?? '';
});
