import { plainLetters } from '../../../../contract/plain-letters.ts';
import { keysAbove } from '../tree.ts';

/** Makers of one kind of things only, in plain letters, by the category of nearly all of theirs. */
const makers: Readonly<Record<string, string>> = {
  toys: `smoby, janod, hape, ecoiffier, theo klein, klein toys, simba toys, djeco, melissa & doug, melissa and doug,
    kidkraft, goki, brio, moulin roty, vilac, le toy van, tender leaf toys, tidlo, new classic toys, plan toys,
    plantoys, bigjigs, fisher price, playskool, hasbro, mattel, play doh, playdoh, spin master, splash toys, buki,
    sentosphere, clementoni, vtech, leapfrog, haba, wonderworld, erzi, eichhorn, little tikes, step2, casdon`,
  'dolls-figures': `corolle, sylvanian families, schleich, papo, playmobil, baby born, baby annabell, zapf creation, zapf, paola reina,
      llorens, gotz, polly pocket, bratz, enchantimals, miniland, nenuco, petitcollin, lundby,
      funko, funko pop, banpresto, kotobukiya`,
  'vehicles-rc':
    'hot wheels, majorette, norev, bburago, bruder, siku, maisto, dickie toys, rolly toys, cararama, tomica',
  'building-toys': 'lego, mega bloks, meccano, kapla, geomag, magformers, smartmax, cobi, knex',
  'board-games': `ravensburger, gigamic, educa borras, trefl, castorland,
      asmodee, iello, space cowboys, cocktail games, blackrock games, matagot, repos production,
      libellud`,
  'skin-care': `avene, la roche posay, bioderma, nuxe, caudalie, uriage, laboratoires svr, eucerin, cerave, a derma, aderma,
      noreva, institut esthederm, filorga, embryolisse, topicrem, cattier, laneige, cosrx,
      lierac, isdin, garancia, erborian, skinceuticals, codexial, novexpert, somatoline, patyka, eau de jonzac,
      mixa, dermalogica, paula's choice, some by mi, beauty of joseon, skin1004, medik8`,
  'hair-care': `klorane, rene furterer, schwarzkopf, wella professionals,
      lazartigue,
      kerastase, redken, keune, olaplex, moroccanoil, davines, tigi, shea moisture, mizani, tresemme, pantene,
      head & shoulders, elseve, garnier fructis, revlon professional, alfaparf, goldwell, joico`,
  'vitamins-supplements': `arkopharma, nutergia, pileje, solgar, forte pharma, granions, nutreov, juvamine, santarome, fleurance nature,
      super diet, naturactive, synactifs, inovance, berocca, eafit, optimum nutrition, myprotein, nutrimuscle,
      nutri & co, nutripure,
      herbalgem, nhco, aragan, alvityl,
      now foods, nutrixeal, dynveo, biocyte, lepivits, ineldea, phytalessence, arkofluides, nutrisante, vitavea,
      oenobiol, biotech usa, scitec nutrition, applied nutrition, dymatize, muscletech`,
  'medicine-first-aid': `boiron, compeed, humer, hansaplast, physiomer, mercurochrome,
      puressentiel, pranarom, lehning, insect ecran, cinq sur cinq tropic, parakito, urgo, thermacare, elastoplast`,
  'oral-care': `elgydium, meridol, sensodyne, elmex, parodontax, inava, fluocaril,
      fixodent, polident, steradent, fittydent`,
  intimacy: 'durex, manix',
  'baby-feeding': `tommee tippee, philips avent,
      babybio, good gout, guigoz, bledina, bledilait, novalac, modilac, physiolac, gallia, hipp, suavinex,
      nuk, dodie, dr brown's, dr browns, medela, lansinoh`,
  baby: `chicco, bebe confort, bebeconfort, babymoov, beaba, maxi cosi, cybex, stokke, joie baby,
      bugaboo, britax, britax romer, inglesina, peg perego, ergobaby, skip hop`,
  'pet-care': `royal canin, purina, zolux, ferplast, trixie, hill's, hills, hill's science plan, hills science plan,
      hill's prescription diet, hills prescription diet, james wellbeloved, eukanuba, iams, pro plan, edgard & cooper,
      edgard cooper, animonda, almo nature, schesir, applaws, orijen, acana, taste of the wild, josera, virbac, beaphar,
      brit care, brit premium, clement thekan, vetoquinol, biocanina, carnilove, arden grange, concept for life, lily's kitchen, ultima affinity, wellness core,
      drontal, fiprokil, vetoform, seresto, feliway, adaptil`,
  dogs: 'pedigree, frolic, happy dog, josidog',
  cats: 'whiskas, sheba, catsan, kitekat, dreamies, catisfactions, sanabelle, happy cat, josicat, gourmet gold, gourmet perle',
  'power-tools': 'makita, dewalt, festool, metabo, hilti',
  'hand-tools': 'facom, knipex, wera',
  electricity: 'legrand, schneider electric, hager',
  plumbing: 'grohe, hansgrohe, geberit',
  'gardening-tools': 'gardena',
  'garden-power-tools': 'stihl',
  'car-parts': `valeo, brembo, bilstein, kyb, ngk,
      febi, febi bilstein, mann filter, mahle, trw, lemforder, meyle, textar, purflux, nissens, ferodo`,
  'racket-sports': 'babolat',
  watches: 'seiko, tissot, festina',
  'jewellery-watches': 'swarovski',
  'office-supplies': 'staedtler, exacompta, clairefontaine, rhodia, quo vadis, maped, viquel',
  'surveillance-cameras': 'hikvision, dahua, reolink, uniview',
  networking: 'netgear, d link, ubiquiti, zyxel, mikrotik',
  'car-accessories': `turtle wax, meguiar's, meguiars, liqui moly, mannol, sonax, armor all, chemical guys, bardahl, wynn's, wynns`,
  'mobility-orthopaedics': `epitact, sigvaris, thuasne, tena`,
  'nappies-hygiene': `waterwipes, biolane`,
  'power-batteries': `duracell, energizer, eneloop, camelion`,
  'fish-reptiles': `tetramin, tetra pond, tetrapond, amtra, eheim, fluval, aquael, dennerle, seachem, aqua medic, exo terra,
      zoo med, superfish, sicce, tunze, prodac, reptiles planet, reptiland, jbl pronovo, jbl proclean,
      jbl proscape, jbl proflora, jbl proclear, jbl protemp, jbl procristal, jbl novo, jbl artemio, jbl spongi,
      jbl combibloc, jbl cristalprofi, jbl gammarus, jbl punktol, jbl ektol, jbl denitrol, jbl biotopol,
      jbl sansibar, jbl manado`,
  'musical-instruments': `ibanez, epiphone, zildjian, sabian, paiste, d'addario, daddario, ernie ball, vandoren, takamine,
      harley benton, hohner, gretsch, squier, rickenbacker, meinl percussion, electro harmonix, mapex, bluthner,
      savarez`,
  'camping-hiking': `petzl, campingaz, jetboil, therm a rest, thermarest, outwell, sea to summit, easy camp`,
  'fishing-hunting': `rapala, abu garcia, daiwa, savage gear, garbolino, mepps, illex, gunki, sensas`,
  cycling: `sram, campagnolo, rockshox, schwalbe, zefal, mavic, selle italia, selle royal, fizik, topeak`,
  'hair-styling-tools': `ghd, babyliss`,
  makeup: `maybelline, gemey maybelline, nyx professional makeup, rimmel, catrice, bourjois, max factor, too faced, fenty beauty, huda beauty, kiko milano, bobbi brown, charlotte tilbury, anastasia beverly hills,
      essie, manucurist`,
  beauty: `clarins, clinique, estee lauder, biotherm, l'occitane, loccitane, shiseido, lancome, yves rocher, weleda,
      dr hauschka, the body shop, neutrogena`,
  'tyres-wheels': `goodyear, pirelli, hankook, kumho, nokian, falken, linglong, kleber, bfgoodrich`,
  'paint-glue': `sikaflex, sika, loctite, pattex, araldite, ripolin, dulux valentine, tollens, v33, bostik, rubson, syntilor,
      owatrol, rust oleum, rustoleum`,
  kitchenware: `le creuset, staub, de buyer, mauviel, cristel, joseph joseph, lekue, mastrad, duralex, luminarc, arcoroc,
      arcopal, guy degrenne, degrenne, emile henry, nordic ware, silikomart`,
  'arts-crafts': `winsor & newton, winsor and newton, sennelier, lefranc bourgeois, pebeo, posca, liquitex, copic,
      royal talens, phildar, bergere de france, cricut, prym, sizzix`,
  'tobacco-vaping': `geekvape, vaporesso, voopoo, eleaf, uwell, innokin, lost vape, alfaliquid, liquideo, vdlv, elf bar, elfbar,
      lost mary`,
  optics: `bausch & lomb, bausch lomb, acuvue, air optix, biofinity`,
  'cleaning-laundry': `domestos, mr propre, soupline, lenor, cajoline, febreze, airwick, air wick, harpic, spontex, vileda,
      scotch brite, starwax, briochin, rainett, ecover, l'arbre vert, woolite`,
  'coffee-tea': `kusmi tea, dammann freres, palais des thes, twinings, lavazza, carte noire, segafredo, malongo`,
};
const maker = new Map(
  Object.entries(makers).flatMap(([key, names]) => names.split(/,\s+/).map((name) => [name, key] as const)),
);

/** Of a maker's name at the beginning of a title, or at its end. */
const names = [...maker.keys()]
  .map((name) => name.replaceAll('&', ' ?& ?').replaceAll(' ', '[ -]?'))
  .join('|');
const [first, last] = [
  new RegExp(`^[^a-z]{0,9}(${names})(?![a-z&])`),
  new RegExp(`(?<![a-z&])(${names})[^a-z]{0,9}$`),
];
const maxName = 30;
const firstWord = /[a-z\d]+/;
/** Few titles have to be read for a maker that they begin with. */
const firstWords = new Set(
  [...maker.keys()].flatMap((name) => [firstWord.exec(name)?.[0] ?? '', name.replaceAll(/[ &]/g, '')]),
);

function makerAtBeginning(title: string): string | undefined {
  const plain = plainLetters(title.slice(0, maxName));
  return firstWords.has(firstWord.exec(plain)?.[0] ?? '') ? madeBy(first.exec(plain)) : undefined;
}

/** What stands before a maker that a thing is only for: "Rangement pour Playmobil". */
const goesWith = /(?<!\p{L})(?:pour|for|für|para|per|voor|compatibles?|style|type|façon|like)(?!\p{L})/iu;

const nameOf = (written: string): string =>
  plainLetters(written)
    .replace(/[®©™ -]+/g, ' ')
    .trim();
const madeBy = (found: RegExpExecArray | null): string | undefined =>
  found ? maker.get(nameOf(found[1] as string)) : undefined;

const isPlain = /^[a-z &]*$/i;
/** What makers of toys call their lines: "LEGO® Technic", "Hasbro Gaming". Of others more words are another maker: "Trixie Baby". */
const maxLineWords = 2;
const isOfToys = (key: string): boolean => keysAbove(key).at(-1) === 'toys';

function makerOfBrand(brand: string): string | undefined {
  const name = isPlain.test(brand) ? brand.toLowerCase() : nameOf(brand.slice(0, maxName));
  const words = name.split(' ');
  for (let behind = 0; behind <= maxLineWords && behind < words.length; behind++) {
    const made = maker.get(words.slice(0, words.length - behind).join(' '));
    if (made !== undefined && (behind === 0 || isOfToys(made))) return made;
  }
  return undefined;
}

/** Perfumers that are called so, in a column of brands or as a title's first words: "Norvik Parfums", "NRparfume". */
const perfumer = /^[\p{L}\d&'’. -]{1,20}(?:parfums?|parfume|perfumes?|fragrances?)(?!\p{L})/iu;
const perfumerFirst = /^(?:\p{L}{2,10}parfums?e?|[\p{L}\d&'’-]{2,15} (?:parfums|perfumes))\s+\p{L}/iu;
const keyOfPerfumer = (title: string, brand: string): string | undefined =>
  perfumer.test(brand) || perfumerFirst.test(title) ? 'perfume' : undefined;

/** What the maker makes that a thing's column of brands names, or without one the end of its title, else the beginning of that. */
export function keyOfBrand(title: string, brand: string): string | undefined {
  const house =
    (brand === '' ? madeBy(last.exec(plainLetters(title.slice(-maxName)))) : makerOfBrand(brand)) ??
    makerAtBeginning(title);
  const perfume = keyOfPerfumer(title, brand);
  // A house of all of beauty says less.
  const made = house === undefined || keysAbove(perfume ?? '').includes(house) ? perfume : house;
  return made !== undefined && goesWith.test(title) ? undefined : made;
}
