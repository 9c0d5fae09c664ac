import { colourOfWord } from '../../language/colour-words.ts';
import { allUnits, titleUnits, unitOf } from '../../language/unit-spellings.ts';

// Words as data: what shops write in either language, brought to one spelling. Everything here is folded; units and
// colours come from the tables of language/.

const pairs = (text: string) =>
  text
    .trim()
    .split(/\s+/)
    .map((pair) => pair.split('=') as [string, string]);
const words = (text: string) => text.trim().split(/\s+/);

/** Names of units that are no other words ("to", "go", "an"), which stand for them without a number as well. */
const unitNames = allUnits.flatMap(({ spellings }) =>
  spellings.flatMap((name): [string, string][] => {
    const unit = titleUnits.get(name);
    return unit !== undefined && name.length > 3 ? [[name, unit]] : [];
  }),
);

/** French words (and English variants) with the one word that stands for them. */
export const translations: ReadonlyMap<string, string> = new Map([
  ...unitNames,
  ...colourOfWord,
  ...pairs(`
    colour=color couleur=color
    pour=for avec=with sans=without et=and de=of du=of des=of
    cartouche=cartridge cartouches=cartridge cartridges=cartridge encre=ink imprimante=printer imprimantes=printer
    processeur=processor processeurs=processor cpu=processor moniteur=monitor ecran=monitor ecrans=monitor display=monitor
    clavier=keyboard claviers=keyboard souris=mouse mice=mouse casque=headphones headphone=headphones headset=headphones
    ecouteurs=headphones ecouteur=headphones earphones=headphones enceinte=speaker enceintes=speaker speakers=speaker
    carte=card cartes=card graphique=graphics graphiques=graphics memoire=memory disque=drive disk=drive dur=hard
    interne=internal externe=external alimentation=psu boitier=enclosure ventilateur=fan ventilateurs=fan fans=fan
    refroidissement=cooling cooler=cooling reseau=network networking=network cable=cable cables=cable ordinateur=computer
    portable=laptop notebook=laptop smartphone=phone telephone=phone mobile=phone telephones=phone tablette=tablet
    coque=case etui=case housse=case sleeve=case cover=case chargeur=charger batterie=battery piles=battery
    sacoche=bag sac=bag appareil=camera photo=camera cameras=camera televiseur=tv television=tv videoprojecteur=projector
    serveur=server logiciel=software onduleur=ups etiquettes=labels etiquette=labels papier=paper adaptateur=adapter
    accessoire=accessory accessoires=accessory divers=misc composant=component peripherique=peripheral jouet=toy
    montre=watch bracelet=band lave=wash linge=laundry vaisselle=dish refrigerateur=fridge frigo=fridge
    refrigerator=fridge congelateur=freezer four=oven ondes=wave pate=paste thermique=thermal lot=pack
    pieces=pcs piece=pcs pc(s)=pcs fils=wire fil=wire jeu=game jeux=game
    chaussure=shoe chaussures=shoe shoes=shoe homme=men femme=women mens=men womens=women
  `),
]);

/** Of time only years: "2 ans" are what a warranty or a licence lasts. */
const years = unitOf(['time'], 'year').spellings;

/** Words that a number before them is joined with, and their one spelling: units, and what titles count. */
export const units: ReadonlyMap<string, string> = new Map([
  ...titleUnits,
  ...years.map((word): [string, string] => [word, 'year']),
  ...pairs('pcs=pcs core=core cores=core port=port ports=port'),
]);

/** Two words that mean one, by the second word, then the first. */
export const wordPairs = byEnd([
  ['without', 'wire', 'wireless'],
  ['of', 'ink', 'ink'],
  ['card', 'mere', 'motherboard'],
  ['micro', 'wave', 'microwave'],
  ['wash', 'laundry', 'washer'],
  ['washing', 'machine', 'washer'],
  ['wash', 'dish', 'dishwasher'],
  ['hewlett', 'packard', 'hp'],
  ['western', 'digital', 'wd'],
]);

function byEnd(entries: [first: string, second: string, meaning: string][]) {
  const ends = new Map<string, Map<string, string>>();
  for (const [first, second, meaning] of entries) {
    const firsts = ends.get(second) ?? new Map<string, string>();
    ends.set(second, firsts.set(first, meaning));
  }
  return ends;
}

/** Nouns of categories and filler: shops add them in front or at the end, so they identify little. */
export const genericWords = new Set(
  words(`
    for with without and of the a an in to by on or le la les d l en au aux un une
    pc computer component misc accessory peripheral memory ram card drive hard internal external monitor psu labels
    paper graphics enclosure motherboard cooling processor fan mouse printer network headphones cable keyboard phone
    stand support rack ups audio laptop camera bag office supplies bureau fourniture projector toy speaker server washer
    software tv thermal paste dishwasher webcam fridge freezer tablet video game microwave cartridge appliance
    electromenager numerique led lcd original new genuine pack pcs unit device series model edition electronics
  `),
);

export const colourWords: ReadonlySet<string> = new Set(colourOfWord.values());

/** Things made for another thing: "Coque pour iPhone" is no iPhone. */
export const accessoryWords = new Set(
  words(
    'case charger battery band strap bag holster mount protector film skin folio adapter dock stylus cable stand',
  ),
);

/** Parts, accessories and services of a thing, which name its model. */
export const sparePartWords = new Set(
  words(`joint joints seal gasket pompe pump courroie belt charbons charbon charniere hinge telecommande remote support bracket
    garantie warranty extension insurance assurance chiffon cloth poignee handle resistance ressort nappe cordon cord vis screws
    spare replacement rechange remplacement electrovanne palier roulement roulements bearing pressostat bandeau tuyau hose`),
);

/** The same where they stand in front; further behind they are something that a whole thing has. */
export const partWordsInFront = new Set(
  words(`filtre filtres filter filters thermostat moteur motor roue wheel roulette bac tiroir drawer panier basket grille dalle
    vitre verre glass kit piece pieces ampoule bulb lampe lamp keyboard flexible brosse brush couvercle lid bol bowl carte board
    module valve socle feet pied pieds`),
);

/** What merchants put around a title that says nothing of the product. */
export const noisePhrases =
  /\[(?:officiel|official|neuf|new|promo)\]|\b(?:livraison (?:rapide|gratuite|offerte)|free shipping|fast delivery|garantie \d+ ans?|en stock|vendeur pro|reconditionnee?s?|refurbished|renewed|(?:tres )?bon etat|comme neuf|grade [abc]\b|destockage|promo)\b|^[^a-z0-9]*neuf\b/g;
