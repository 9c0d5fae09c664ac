/** Words as data: what shops write in either language, brought to one spelling. Everything here is folded. */

const pairs = (text: string) =>
  text
    .trim()
    .split(/\s+/)
    .map((pair) => pair.split('=') as [string, string]);
const words = (text: string) => text.trim().split(/\s+/);

/** French words (and English variants) with the one word that stands for them. */
export const translations = new Map(
  pairs(`
    noir=black noire=black blanc=white blanche=white gris=gray grise=gray grey=gray argent=silver argente=silver
    bleu=blue bleue=blue rouge=red vert=green verte=green jaune=yellow rose=pink violet=purple dore=gold or=gold
    marron=brown colour=color couleur=color
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
    pouces=in pouce=in inches=in inch=in litres=l litre=l liter=l liters=l watts=w watt=w
    go=gb to=tb mo=mb ko=kb pieces=pcs piece=pcs pc(s)=pcs fils=wire fil=wire jeu=game jeux=game
    chaussure=shoe chaussures=shoe shoes=shoe homme=men femme=women mens=men womens=women
  `),
);

/** Units that a number before them is joined with, and their one spelling. */
export const units = new Map(
  pairs(`
    gb=gb tb=tb mb=mb kb=kb go=gb to=tb mo=mb ko=kb in=in pouces=in pouce=in inch=in inches=in cm=cm mm=mm m=m ft=ft
    ghz=ghz mhz=mhz hz=hz w=w watt=w watts=w va=va kva=kva v=v mah=mah kg=kg g=g l=l litres=l litre=l ml=ml rpm=rpm mp=mp
    db=db pcs=pcs year=year years=year ans=year an=year core=core cores=core port=port ports=port gbps=gbps dpi=dpi
  `),
);

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

export const colourWords = new Set(
  words(
    'black white gray silver blue red green yellow pink purple gold brown orange beige magenta cyan turquoise navy bronze titanium graphite ivory cream violet rose',
  ),
);

/** Things made for another thing: "Coque pour iPhone" is no iPhone. */
export const accessoryWords = new Set(
  words(
    'case charger battery band strap bag holster mount protector film skin folio adapter dock stylus cable stand',
  ),
);

/** What merchants put around a title that says nothing of the product. */
export const noisePhrases =
  /\[(?:officiel|official|neuf|new|promo)\]|\b(?:livraison (?:rapide|gratuite|offerte)|free shipping|fast delivery|garantie \d+ ans?|en stock|vendeur pro|reconditionnee?s?|refurbished|renewed|(?:tres )?bon etat|comme neuf|grade [abc]\b|destockage|promo)\b|^[^a-z0-9]*neuf\b/g;

/** "Lot de 3", "Pack of 10": the number is the group that counts. */
export const packPhrase = /\b(?:lot|pack|set|boite|paquet) (?:de|of) (\d{1,4})\b/;
