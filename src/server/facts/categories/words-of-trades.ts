import { plainLetters } from '../../../contract/plain-letters.ts';
import { keyOfName } from './names-of-tree.ts';
import { nounOfStep } from './nouns/noun-of-step.ts';
import { findNoun } from './nouns/nouns.ts';
import { splitSteps, wordsOfSteps } from './paths/steps.ts';
import { departmentOf } from './shop/department-names.ts';
import { fieldOf } from './shop/shop-sense.ts';
import { headOf } from './title-head.ts';
import { isCarModel } from './told-by-titles/for-cars.ts';
import { isLowest, keysAbove } from './tree.ts';
import { featuresOfPath } from './word-model/features.ts';
import { guess } from './word-model/guess.ts';

/**
 * Words that mean something else in a trade than elsewhere: by the field of a shop that mostly has such things, or an earlier step. One stands in
 * a field and below it where the part of the field says more. Each in any number: they are read as those of paths are.
 */
const trades: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  beauty: {
    'skin-care': `hydratation mask masque mascarilla maschera maschere maske masken maseczka maseczki maskers toner patch essence ampoule peeling
        exfoliant exfoliator cleanser nettoyant main pied yeu eye sun solaire scrub pad nettoyants тонер tonik tonico sera
        serum sieri`,
    makeup: `cushion tint palette powder poudre foundation tool brush sponge primer pinceau eponge verni nail nagel nagels
        crayon vernis pinceaux teint`,
    'hair-care': 'hair antichute',
    'bath-body': 'body douche shower beurre lait',
    perfume: 'eau',
    shaving: 'tondeuse',
    beauty: 'set recharge refill',
  },
  'auto-moto': {
    hardware: 'nut bolt',
    'car-parts': `bush bushes hub arm springs bearing roller filtre filter bougie suspension direction eclairage lighting ampoule
        bulb batterie battery moteur motor engine transmission refroidissement cooling climatisation electricite capteur
        sensor joint body interior exterior pot filtro filtri bremsen freni frenos brake bremse bremsen bremser brzda
        brzdy broms bromsar travao travoes freno frenos freni hamulec hamulce remmen rem frein freins brake brakes`,
    'car-accessories': 'huile oil oli ole aceite olio tapis housse',
    'motorbike-gear': 'lunette blouson sacoche selle bulle casque casco caschi helm helme kask kaski helmet',
    'tyres-wheels': 'rim jante felge cerchi wheel',
  },
  pets: {
    'pet-care': `bed lit bett betten cama cuccia bowl gamelle napf ciotola ciotole blanket couverture decke carrier brush brosse
        clothes vetement toy jouet spielzeug juguete giochi harness harnesses harnais geschirr collar collier halsband
        leash leashes lead laisse leine treat panier coussin manteau shampoing scratcher snack arneses szelki legetoj
        leksak leksaker hracka hracky zabawka zabawki brinquedo brinquedos speelgoed kussen manden seng senge badd filtre
        arneses arnes szelki postroje seler selar granule lettini articulation digestion dentaire`,
    'fish-reptiles': 'poisson pompe filtre pump filter',
  },
  health: {
    'skin-care': 'solaire sun',
    'medicine-first-aid': 'masque mask',
    'health-monitors': 'thermometre thermometer',
    intimacy: 'lubrifiant lubricant lubricante lubrificante gleitmittel',
    'vitamins-supplements': 'circulation',
  },
  'food-drink': {
    'savoury-grocery': `frozen fresh can jar tin peche fraise galette baguette quiche puree lentille creme moule sole raie lieu bar filet bocal bocaux
        lapin tripe graine plateau plat huile olio oil oli aceite ole freschi`,
    'sweet-grocery': 'arome eclair religieuse palet tablette sucette',
    wine: 'rouge vini reds red rosso tinto',
    'coffee-tea': 'tee',
    'food-drink': 'local',
  },
  fashion: { clothing: 'strick', shoes: 'slide kick', 'hair-accessories': 'bow' },
  'jewellery-watches': {
    necklaces: 'chain chaine kette ketten catena catene cadena anhanger',
    earrings: 'puce drops stud hoop',
    'other-jewellery': 'nez',
    'jewellery-watches': 'set perle argent silver or gold acier pierre',
  },
  // The title says whether it is furniture, boxes or for the table.
  home: { home: 'storage dining' },
  garden: {
    'plants-seeds': 'bulb climber fern grass baume rose',
    'pots-planters': 'pot vasi topfe',
    'gardening-tools': 'outil tuyau',
    'garden-furniture': 'salon',
    garden: 'filtre filter pompe pump cloture poisson',
  },
  sports: {
    sports: `grip filet ballon balle baton planche canne masque protection casque tapis banc corde roue cadre bille duvet gourde
        lunette palas palle`,
  },
  // Below a step that names one of these, in whatever shop.
  'winter-sports': {
    'winter-sports': `casque masque gant veste pantalon hose botte boot helm helmet handschuh helma helmy kask kaski hjalm hjalmar hjelm
        hjelme capacete casco caschi gogle bryle glasogon briller oculos gafas occhiali brille brillen bril brillen
        maschera maschere maska jacka jackor jakke jakker hosen byxor bukser rukavice handske handskar handsker guante
        guanti rekawice`,
  },
  'water-sports': {
    'water-sports': `masque combinaison planche bonnet lunette maska bril brillen brille okulary bryle glasogon briller oculos gafas
        occhiali muta mute neopren anzug anzuge pak pakken drakt drakter dragt dragter fato fatos traje pianka pianki
        tabla deska deski board boards`,
  },
  'combat-sports': {
    'combat-sports': `gant casque kimono sac handschuh handschuhe glove guante guanto rekawice rukavice handske handskar handsker luva
        luvas handschoenen bandage bandagen pantalones`,
  },
  football: {
    football: `ballon maillot palloni gant botas but trikot trikots shirt shirts koszulka koszulki dres dresy troja trojor troje
        trojer luva luvas rukavice camiseta camisetas maglia maglie shorts schuh schuhe buty kopacky`,
  },
  barbecues: { barbecues: 'combustible' },
  golf: { golf: 'balle gant sac chariot' },
  fitness: { fitness: 'tapis banc barre balle ballon poids poignee' },
  'camping-hiking': { 'camping-hiking': 'table chaise matelas stuhl stuhle lampe gourde combustible' },
  cycling: {
    cycling: `casque maillot selle sellini casco caschi helm kask kaski helma helmy helmen hjalm hjalmar hjelm hjelme capacete
        capacetes helme zadel siodelko sadel sadlar selim silla sillin rahmen`,
  },
  equestrian: {
    equestrian: `selle botte pantalon casque helm helme couverture decke decken coperte manta tapis sadel sadlar sadler sedlo sedla
        siodlo siodla sela selas silla montura zadel zadels hjalm hjalmar hjelm helma helmy capacete kask kaski stovle
        stovler stovlar laarzen stiefel botas buty hose`,
  },
  'fishing-hunting': {
    'fishing-hunting': `vetement bekleidung couteau rolle rollen molen molens kolowrotek kolowrotki navijak navijaky rulle rullar hjul
        carrete carretes carreto carretos mulinelli haken posen koder aas hook reel lure rod cana anzol`,
  },
  'musical-instruments': { 'musical-instruments': 'baguette housse corde banc clavier vent micro' },
  'pools-spas': { 'pools-spas': 'pompe echelle pump pumpen ladder bomba filtre filter' },
  'fish-reptiles': { 'fish-reptiles': 'lampe pompe filtre filtro pump pumpen' },
  makeup: { makeup: 'palette pinceau crayon matite verni lime poudre brush sponge yeu levre teint' },
  'skin-care': { 'skin-care': 'masque mask maske masken mascarilla patch patches main' },
  'hair-care': { 'hair-care': 'masque mask maske masken maschere mascarilla huile oil creme serum' },
  'bath-body': { 'bath-body': 'huile oil oli ole aceite lait gommage creme sel' },
  'workwear-safety': { 'workwear-safety': 'lunette' },
  'medical-lab': { 'medical-lab': 'dentaire' },
  diy: { diy: 'pneumatique', hardware: 'pointe fixation collier', plumbing: 'te' },
  'bags-luggage': { 'other-bags': 'banane sacoche' },
  software: { software: 'windows' },
  consoles: { consoles: 'switch' },
  'video-games': { 'video-games': 'switch' },
  'medicine-first-aid': { 'medicine-first-aid': 'masque colirio rhume' },
  'coffee-tea': { 'coffee-tea': 'capsule grain bohne bohnen bean' },
  wine: {
    wine: `reds whites rouge blanc rose tinto rosso rossi bianchi rot weiss red white tintos blanco blancos branco
      brancos rosado rosados bianco rode rood witte wit cervene cervena bile bila ruzove ruzova czerwone biale rozowe
      rott rod vitt hvid hvidvin rosso rouges blancs roses bulle bulles`,
  },
  'spirits-beer': { 'spirits-beer': 'kiste kisten fut blonde' },
  'tobacco-vaping': { 'tobacco-vaping': 'batterie salt coil pod' },
  electricity: { electricity: 'cable kabel cavo cavi gaine boite' },
  photo: { 'photo-accessories': 'sac batterie strap', lenses: 'objektive' },
  computing: { 'keyboards-mice': 'mause' },
  // What a shop of devices calls so is no office's and no tool.
  devices: { software: 'office utility' },
  telephony: {
    'phone-accessories':
      'verre hulle hullen funda case support cover skal skall capa capas etui etuis obal obaly hoesje hoesjes pouzdro pouzdra',
  },
  office: { 'paper-labels': 'notebook', 'office-supplies': 'penne colle' },
  'arts-crafts': { 'arts-crafts': 'peinture pinceau toile perle' },
  lighting: { lighting: 'pendant' },
  climate: { fireplaces: 'poele insert' },
};

const keys = new Map(
  Object.entries(trades).map(([field, words]) => [
    field,
    new Map(
      Object.entries(words).flatMap(([key, text]) =>
        wordsOfSteps(text)
          .flat()
          .map((word) => [word, key] as const),
      ),
    ),
  ]),
);

/** Few steps have to be asked for their trade. */
const wordsTold = new Set([...keys.values()].flatMap((words) => [...words.keys()]));

/**
 * What a shelf of one word holds in a shop of such a trade, where it seems to hold things of another: "Masks" where skin care is.
 * undefined: what it says.
 */
export function keyInTrade(
  { key, path }: { key: string; path: string },
  field: string | undefined,
): string | undefined {
  const words = wordsOfSteps(splitSteps(path).at(-1) ?? '').flat();
  if (field === undefined || words.length !== 1 || fieldOf(key) === field) return undefined;
  return keys.get(field)?.get(words[0] as string);
}

/** Parts of the body, which stand for what is put on them where more follows. */
const called = new Map(
  Object.entries({
    'skin-care': 'visage gesicht viso rostro face',
    'hair-care': 'cheveux haare capelli cabello wlosy hair',
    'bath-body': 'corps korper corpo cuerpo body',
    makeup: 'ongles nagel unghie unas nails',
  }).flatMap(([key, words]) => words.split(' ').map((word) => [word, key] as const)),
);

/** How sure what was learned of a step has to be where no list has it. */
const surely = 0.8;
/** The trade that a step before the last is. */
const tradeOf = (step: string): string =>
  (isCarModel(step) ? 'auto-moto' : undefined) ??
  called.get(plainLetters(step)) ??
  keyOfName(step) ??
  nounOfStep(step) ??
  departmentOf(step) ??
  guess([{ features: featuresOfPath(step), volume: 1 }], surely)?.key ??
  '';

/** What is for animals at all is for those that the step names. */
const ofAnyPet = 'pet-care';

/** What a last step of one word is below one that names such a trade: "Ski > Casques". undefined: what it says. */
export function keyBelowTrade(path: string): string | undefined {
  const steps = splitSteps(path);
  const [word = '', ...others] = wordsOfSteps(steps.at(-1) ?? '').flat();
  if (steps.length < 2 || others.length > 0 || !wordsTold.has(word)) return undefined;
  for (const step of steps.slice(0, -1).toReversed()) {
    const trade = tradeOf(step);
    for (const above of keysAbove(trade)) {
      const told = keys.get(above)?.get(word);
      if (told !== undefined) return told === ofAnyPet && isLowest(trade) ? trade : told;
    }
  }
  return undefined;
}

/** Trades whose words titles have as well, at their end or beginning: those of food are colours and cuts too. */
const saidInTitles = new Set(['beauty', 'jewellery-watches', 'pets', 'garden', 'auto-moto']);

/** Words that several kinds of things of one trade have in their titles: brushes of hair and of make-up, Dutch masks of hair and of skin. */
const ofSeveralKinds = new Set(
  `brush tool powder poudre sponge nail crayon set hair body douche shower main pied eau sun lait beurre interior
    exterior pot masker`.split(/\s+/),
);

/**
 * What the first or last word of a title means in the trade of the shop, where that word alone made it `told`, something of another trade, or
 * nothing did: "Norvik Cushion 21" where make-up is. undefined: it means what it says.
 */
export function wordInTrade(
  title: string,
  told: string | undefined,
  field: string | undefined,
): string | undefined {
  const words = field !== undefined && saidInTitles.has(field) ? keys.get(field) : undefined;
  if (words === undefined || (told !== undefined && fieldOf(told) === field)) return undefined;
  const { words: said } = headOf(title);
  for (const word of [said.at(-1) ?? '', said[0] ?? '']) {
    const key = ofSeveralKinds.has(word) ? undefined : words.get(word);
    const isTold = told === undefined || keyOfName(word) === told || findNoun([word])?.key === told;
    if (key !== undefined && isTold) return key;
  }
  return undefined;
}
