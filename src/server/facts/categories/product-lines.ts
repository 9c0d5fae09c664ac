import { plainLetters } from '../../../contract/plain-letters.ts';
import { namesOther } from './named-by-noun.ts';
import { hasFoodAmount, withoutContainers } from './told-by-titles/packed-in.ts';
import { keysAbove } from './tree.ts';

/** Makers' lines that name a kind of thing whatever else stands there; `#`: a number with what is written to it. */
const lines: Readonly<Record<string, string>> = {
  phones:
    'iphone, galaxy s#, samsung [as]\\d\\d?[a-z]?(?![a-z\\d]), samsung note \\d, galaxy a#, galaxy m#, galaxy xcover, galaxy z, galaxy note, redmi note, redmi #, poco [a-z]#, pixel #, oneplus, xiaomi #, mi #, moto [a-z]#, moto g, motorola edge, huawei p#, honor magic, xperia, fairphone, nothing phone, realme #, oppo find, oppo reno, oppo a#',
  tablets: 'ipad, galaxy tab, kindle, kobo, lenovo tab, redmi pad, xiaomi pad, matepad, mediapad',
  laptops:
    'macbook, thinkpad, ideapad, thinkbook, yoga slim, elitebook, probook, zbook, omnibook, latitude #, xps #, inspiron #, vivobook, zenbook, tuf gaming [af]#, rog strix g#, rog zephyrus, chromebook, hp \\d{3} g#, aspire #, travelmate, surface laptop, surface pro, victus',
  computers: 'imac, mac mini, mac studio, optiplex, elitedesk, prodesk, thinkcentre',
  smartwatches:
    'apple watch, galaxy watch, galaxy fit, fenix #, forerunner, venu #, vivoactive, fitbit, amazfit, mi band, smart band',
  headphones: 'airpods, galaxy buds, quietcomfort, wh [a-z\\d]+xm#, wf [a-z\\d]+xm#, freebuds, redmi buds',
  speakers:
    'homepod, echo dot, echo show, nest mini, nest audio, sonos era, sonos one, jbl flip, jbl charge, jbl go, soundlink, wonderboom, megaboom',
  'video-players': 'chromecast, fire tv, apple tv, shield tv, google tv streamer',
  consoles:
    'playstation # (?:slim|pro|digital), ps5 (?:slim|pro|digital), xbox series [xs], nintendo switch (?:oled|lite|2), steam deck, rog ally',
  'gaming-accessories': 'dualsense, dualshock, joy con, meta quest',
  cameras:
    'gopro hero, eos r#, eos #d, sony alpha #, nikon z#, lumix, powershot, coolpix, osmo pocket, osmo action, insta360',
  drones: 'dji mini, dji air, dji mavic, dji avata',
  'vacuum-cleaners': 'roomba, roborock, deebot, dyson v#',
  'hair-styling-tools': 'airwrap, airstrait, dyson supersonic, dyson corrale',
  'kitchen-appliances': 'airfryer, thermomix, cookeo, kitchenaid artisan',
  'coffee-machines': 'nespresso vertuo, vertuo next, vertuo pop, lattissima, inissia, essenza mini',
  'graphics-cards': 'rtx #, gtx #, radeon rx',
  processors: 'ryzen #, core i#, core ultra, threadripper',
  'oral-care': 'oral b io, sonicare',
  'musical-instruments': 'stratocaster, telecaster',
  shaving: 'oneblade',
  // Makers of one kind of thing.
  shoes:
    'air jordan, jordan # (?:retro|low|mid|high), air force 1, air max, nike dunk, dunk (?:low|high), yeezy, new balance #, asics gel, asics gt #, gel kayano, gel nimbus, gel lyte, nike sb, sb dunk, nike blazer, nike cortez, air presto, air huarache, adidas samba, samba og, adidas gazelle, adidas campus, adidas superstar, stan smith, chuck taylor, converse chuck, vans old skool, birkenstock, rieker, remonte, dr martens, ugg, crocs, salomon xt',
  'building-toys': 'lego',
  'board-games':
    'pokemon (?:tcg|jcc|card|cartes?|ev\\d|sv\\d|eb\\d), disney lorcana, lorcana, magic the gathering, mtg, yu gi oh, yugioh, flesh and blood, riftbound, star wars unlimited, one piece (?:tcg|card|(?:op|st|eb|prb)\\d+), digimon card, dragon ball super card, weiss schwarz, carcassonne, 7 wonders, aventuriers du rail, les aventuriers du rail, ticket to ride, dixit, monopoly, scrabble, cluedo, trivial pursuit, dobble, jungle speed, wingspan, terraforming mars, codenames, exploding kittens, warhammer, catan, times up',
  'dolls-figures': 'playmobil, funko',
  perfume:
    'lattafa, armaf, afnan, al haramain, rasasi, creed, xerjoff, parfums de marly, mancera, montale, amouage, initio, nishane, maison francis kurkdjian, memo paris, byredo, le labo, maison alhambra, swiss arabian',
  'hair-care': 'olaplex, kerastase, moroccanoil',
  // What shops of food write by its maker's name alone.
  'soft-drinks':
    'coca cola, coke (?:zero|light), fanta, sprite, pepsi, 7 up, 7up, mezzo mix, schweppes, orangina, fritz kola, dr pepper, red bull, monster energy, powerade, gatorade, badoit, san pellegrino, gerolsteiner, oasis (?:tropical|zero|peche), fuze tea, capri sun, innocent smoothie, tropicana',
  'spirits-beer':
    'heineken, krombacher, bitburger, warsteiner, desperados, kronenbourg, leffe, affligem, grimbergen, hoegaarden, paulaner, erdinger, augustiner, jack daniel s, absolut vodka, ricard, bacardi, johnnie walker, chivas regal, hendrick s gin, bombay sapphire, aperol, jagermeister, baileys',
  'sweet-grocery':
    'haribo, nutella, kinder (?:bueno|surprise|country|pingui|schoko bons|joy), milka, ritter sport, toblerone, skittles, mentos, chupa chups, carambar, ferrero rocher, kitkat, kit kat, m m s, lindt, twix, snickers, raffaello, tagada, bebeto',
  software:
    'windows 1[01] (?:home|pro|famille|professionnel|entreprise|enterprise), windows server, microsoft 365, microsoft office, office 20#',
};

const patternOf = (line: string): string =>
  line.trim().replaceAll('#', '\\d[a-z\\d]*').replaceAll(' ', '[ -]?');

const makers =
  'apple|samsung|google|xiaomi|motorola|huawei|honor|sony|nothing|oppo|realme|asus|acer|lenovo|dell|hp|microsoft|amazon|nintendo|valve|meta|dji|gopro|canon|nikon|panasonic|fujifilm|irobot|dyson|philips|moulinex|krups|delonghi|jbl|bose|sonos|garmin|intel|amd|nvidia|msi|gigabyte|fender|squier|braun';

/** Behind the maker's name at most. */
const known = Object.entries(lines).map(([key, written]): [string, RegExp] => {
  const each = written.split(',').map(patternOf).join('|');
  return [key, new RegExp(`^(?:(?:${makers}) )?(?:${each})(?![a-z])(.*)$`)];
});

/** What goes with such a thing, or is a part of it. */
const part =
  /(?<![a-z])(?:cases?|covers?|sleeves?|skins?|bumpers?|protectors?|glass|coques?|housses?|etuis?|films?|verres?|batter(?:y|ies?)|capuchons?|caps?|glas|glaser|becher|krug|mounts?|fixations?|lens|objectifs?|vitres?|dalles?|nappes?|connecteurs?|digitizers?|housings?|flex|lcd|akku|bateria|pantalla|displej|bags?|sacs?|pochettes?|stickers?|chargers?|chargeurs?|cables?|straps?|bracelets?|adapters?|adaptateurs?|docks?|stands?|supports?|holders?|parts?|pieces?|screens?|ecrans?|filters?|filtres?|games?|jeux?|controllers?|manettes?|remote|hulle|schutz\w*|funda|cover|custodia|etui|pouzdro|obal)(?![a-z])/;

/** Where parts of devices have their place, and what goes with them; a number behind a word says what a device has: "écran 6,1". */
const besides: Readonly<Record<string, string>> = {
  phones: 'phone-accessories',
  tablets: 'tablet-accessories',
  headphones: 'headphones',
};
const ownPart = new RegExp(`^[^+]*?${part.source}(?! \\d)`);
const isBundle = /\s\+\s|(?<!\p{L})(?:with|avec|mit|con|incl|inc|offerte?s?|kit|pack|bundle)(?!\p{L})/iu;

/** "Vitre arrière Galaxy A54": how many words may stand before the device. */
const partFirst =
  /^(?:vitres?|dalles?|nappes?|[ée]crans?|connecteurs?|lcd|(?:replacement )?(?:screens?|displays?|digitizers?)|ersatzdisplay|pantallas?)\s/i;
const maxBefore = 4;

/** Where a part goes that a title names before the device; undefined: it does not. */
export function keyOfPart(title: string): string | undefined {
  if (!partFirst.test(title)) return undefined;
  const words = title.split(/\s+/);
  for (let before = 1; before <= Math.min(maxBefore, words.length - 1); before++) {
    const key = findLine(words.slice(before).join(' '));
    if (key !== undefined) return besides[key] ?? (Object.values(besides).includes(key) ? key : undefined);
  }
  return undefined;
}

/** Lines are asked of each title that nothing else names: the last result is kept. */
let last: { text: string; key: string | undefined } | undefined;

/** What a title, or a shelf's name, is that begins with a maker's line: "Galaxy S24 256 Go", but "Galaxy S24 screen protector". */
export function keyOfLine(text: string): string | undefined {
  if (last?.text !== text) last = { text, key: findLine(text) };
  return last.key;
}

/** What stands before a line in other letters names the thing: "Чехол Galaxy S24". */
const beginsOtherwise = /^\P{L}*(?=\p{L})\P{Script=Latin}/u;

/** Whether what stands behind a line names a thing of another kind. */
function isOther(rest: string, key: string): boolean {
  const department = keysAbove(key).at(-1);
  if (department !== 'food-drink')
    return part.test(rest) || namesOther(rest, (each) => keysAbove(each).includes(key));
  const bare = withoutContainers(rest);
  const isFood = hasFoodAmount(rest) && !part.test(bare);
  // Flavours are food as well.
  return !isFood || namesOther(bare, (each) => keysAbove(each).at(-1) === department);
}

function findLine(text: string): string | undefined {
  if (beginsOtherwise.test(text)) return undefined;
  const plain = plainLetters(text)
    .replace(/[^a-z\d -]+/g, ' ')
    .replace(/ +/g, ' ')
    .trim();
  for (const [key, pattern] of known) {
    const [, rest] = pattern.exec(plain) ?? [];
    if (rest === undefined) continue;
    if (besides[key] && ownPart.test(rest) && !isBundle.test(text)) return besides[key];
    return isOther(rest, key) ? undefined : key;
  }
  return undefined;
}
