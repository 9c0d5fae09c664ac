import { anyOf, anyWord } from '../../../language/any-of.ts';

/** What some words may be of as well: "Boîtier ATX", "Ventirad AM5", "Adaptateur M.2". */
const goesWith = anyWord`
  cases?|bo[iî]tiers?|towers?|tours?|alimentations?|psu|power suppl(?:y|ies)|coolers?|ventirads?|water ?cooling
  waterblocks?|brackets?|kits?|adapt[eo]r?s?|adaptateurs?|enclosures?|docks?|docking|stations?|readers?|lecteurs?
  cables?|c[âa]bles?|covers?|coques?|housses?|[ée]tuis?|glass|verre|films?|protect\p{L}*|chargers?|chargeurs?
  stickers?|risers?|supports?|mounts?|holders?|stands?|dissipateurs?
`;
/** Devices with such parts, or with a screen. */
const whole = anyWord`
  laptops?|notebooks?|portables?|desktops?|workstations?|pc|all[- ]in[- ]one|mini ?pc|barebones?|serve(?:u?r|urs?)
  nas|tablet(?:te)?s?|tv|televisions?|t[ée]l[ée]viseurs?|projectors?|projecteurs?|watch|montre|routers?|routeurs?
  modems?|externes?|external
`;

const [chip, memory, drive] = [
  /(?<!\p{L})(?:xeon|pentium|celeron|athlon|opteron|sempron|phenom|ryzen|threadripper|core\s?(?:™\s?)?(?:2|i[3579]|ultra))(?!\p{L})|(?<!\p{L})i[3579]-\d{4}/iu,
  /\d\s?(?:gb|go)[\s,]+(?:\p{L}+[\s,]+)?(?:lp)?ddr\d|\d\s?(?:gb|go)\s+ram(?!\p{L})|\(\d\s?x\s?\d{1,3}\s?(?:gb|go)\)/iu,
  /\d\s?(?:gb|go|tb|to)[\s,]+(?:\p{L}+[\s,]+)?(?:ssd|hdd|emmc|nvme)/iu,
] as const;

/** Rims: "18x8J", "8J x 18". */
const [inchesOfRim, widthOfRim] = ['(?:1[2-9]|2[0-4])', String.raw`(?:[4-9]|1[0-4])(?:[.,]\d{1,2})?`];
/** Gigabytes that phones have: "8/256". */
const [memoryOfPhone, storageOfPhone] = [String.raw`(?:[1-9]|1\d|24)`, '(?:16|32|64|128|256|512|1024)'];

/** One kind of thing by what only it has. `not`: what else has that. */
type Told = { key: string; may: RegExp; all: readonly RegExp[]; not: readonly RegExp[] };

const told: readonly Told[] = [
  {
    // Wine by its year and bottle: "Orvane 2019 – Domaine Norvik 0,75 L".
    key: 'wine',
    may: /(?:19|20)\d\d/,
    all: [
      /(?<!\d)(?:19[5-9]|20[0-4])\d(?!\d)/,
      /(?<![\d.,])(?:0[.,]75\s?l(?:itres?)?|75\s?cl|750\s?ml)(?!\p{L})/iu,
    ],
    not: [
      /huile|vinaigre|(?<!\p{L})(?:oil|aceite|olio|rhum|rum|ron|whisk(?:e?y|ies)|vodka|gin|tequila|mezcal|sak[ée]|liqueur|hydromel|cognac|armagnac|calvados|eau|sirop|jus|bi[eè]re|beer|cidre|bourbon|gourde|bottle)(?!\p{L})/iu,
    ],
  },
  {
    // Tyres of bicycles, whose sizes are none of cars': "Pneu VTT 29x2.25", "Гума MTB 27.5".
    key: 'cycling',
    may: /mtb|vtt|\d\s?[x×]\s?\d/i,
    all: [
      /(?<!\p{L})(?:pneus?|tyres?|tires?|reifen|neum[áa]ticos?|pneumatic[oi]|opon[ay]|pneumatik[ay]?|(?<=^\P{L}{0,3})band|däck|dæk|гум[аи]|покрышк[аи]|покришк[аи])(?!\p{L})/iu,
      /(?<!\p{L})(?:mtb|vtt)(?!\p{L})|(?<![\d.,])(?:12|14|16|20|24|26|27[.,]5|28|29|700)["”″]?\s?[x×]\s?(?:1[.,]\d{1,3}|2[.,]\d{1,3}|2[358]|3[0258]|4[0257])(?!\d|\s?(?:mm|cm|m)(?!\p{L}))/iu,
    ],
    not: [
      /(?<!\p{L})(?:quad|moto|motocross|scooter|trottinette|poussette|brouette|fauteuil|diable|tondeuse)(?!\p{L})/iu,
    ],
  },
  {
    // Tyres and rims by their size: "205/55 R16 91V", "18x8J ET35".
    key: 'tyres-wheels',
    may: /\d\s?[-/]?\s?(?:z?r[f]?\s?\d|j)/i,
    all: [
      new RegExp(
        anyOf`
          (?<![\d.,])\d{3}/\d{2}\s?-?\s?z?rf?\s?\d{2}(?!\d)
          (?<![\d.,])${inchesOfRim}["”″]{0,2}\s?[x×]\s?${widthOfRim}["”″]?\s?j(?!\p{L})
          (?<![\d.,])${widthOfRim}\s?j\s?[x×]\s?${inchesOfRim}(?!\d)
        `,
        'iu',
      ),
    ],
    not: [
      new RegExp(
        anyOf`
          cha[iî]n|kette|caden|caten|[łl]a[ńn]cuch|[řr]et[ěe]z|sock|chaussette|calze
          housse|cover|valve|chambre|tube|sch?lauch|toy|jouet|miniature|1[:/]\d\d(?!\d)
        `,
        'i',
      ),
    ],
  },
  {
    // Cells by their size: "Norvik LR20 Alkaline", "2 piles AAA 1000 mAh", but "Support 4 piles AAA", "Lampe à piles AAA".
    key: 'power-batteries',
    may: /aa|[cls]r\s?\d|pr\d|2[37]a/i,
    all: [
      /(?<![\p{L}\d])(?:(?:[cls]r|[46]lr|l?pr)\s?\d{1,4}|cr-?123a|cr-?v3|aa{1,3}|23a|27a)(?![\p{L}\d])/iu,
      /(?<!\p{L})(?:piles?|batter(?:ies?|y)|accus?|alcalines?|alkalines?|lithium|pilas?|batterien?|pila|batterij\p{L}*|baterie|mah|ni-?mh)(?!\p{L})/iu,
    ],
    not: [
      new RegExp(
        String.raw`(?<!\p{L})${anyOf`
        supports?|bo[iî]tiers?|holders?|cases?|chargeurs?|chargers?|testeurs?|testers?|lampes?|torches?|flashlights?
        lights?|guirlandes?|t[ée]l[ée]commandes? (?!voiture)|remotes? control|horloges?|clocks?|souris|mouse|claviers?
        keyboards?|projecteurs?|logo|thermom[èe]tres?|balances?|scales?|jouets?|toys?|montres?|watch\p{L}*|radios?|d[ée]tecteurs?
        sondes?|capteurs?|sensors?|veilleuses?|brosses?|rasoirs?|tondeuses?|bougies?|candles?|d[ée]cor\p{L}*|led
        fonctionn\p{L}*|powered|operated|[àa] (?:\d )?piles?|sans piles?|non inclus\p{L}*|not included|incluse?s?|included|includes?
        avec|with|requires?|for|pour|graisses?
      `}(?!\p{L})`,
        'iu',
      ),
      // More than a maker and its line before them: "Pistolet à bulles 4 piles AA".
      /^\P{L}*(?:[\p{L}\d'’-]{1,20}\s){2}(?=\p{L})[\p{L}\d'’-]{1,20}\s(?:\d{1,3}\s)?(?:x\s)?(?:piles?|accus?|pilas?)(?!\p{L})/iu,
    ],
  },
  {
    // A focal length with an aperture: "AF 35mm F1.8", but "Vis 5 x 60 mm T25".
    key: 'lenses',
    may: /mm/,
    all: [/(?<![\d.]|[x×]\s?)\d{1,3}(?:-\d{2,3})?\s?mm\s(?:[fF]\/?\s?\d{1,2}|T\/?\s?\d)(?:[.,]\d)?(?!\d)/u],
    not: [
      /appareil|camera|kamera|caméra|kit|filt|bouchon|\bcap\b|hood|scop|lunette|jumelle|webcam|dash ?cam/i,
    ],
  },
  {
    // Recorders with their channels, and cameras by their shape: "4CH 5MP DVR", "4MP varifocal dome".
    key: 'surveillance-cameras',
    may: /[nxd]vr|d[oô]me|bullet|turret/i,
    all: [
      anyWord`
        \d{1,3}\s?(?:ch|channels?|canaux|voies)(?!\p{L})[^,;]{0,30}\b[nxd]vr
        [nxd]vr\b[^,;]{0,30}\d\s?(?:ch|channels?|canaux|voies)
        \d\s?mp(?!\p{L})[^,;]{0,40}\b(?:d[oô]me|bullet|turret)
      `,
    ],
    not: [],
  },
  {
    // Parts of networks by their class: "CAT-6 plastic boot", but "Crimping tool for CAT6".
    key: 'cables-adapters',
    may: /cat[ -.]?[5-8]/i,
    all: [
      /(?<!\p{L})cat[ -.]?(?:5e?|6a?|7a?|8)(?![\p{L}\d])[^,;]{0,40}\b(?:boots?|jacks?|plugs?|keystones?|patch|cords?|cables?|c[âa]bles?|couplers?|connect(?:or|eur)s?|cordons?|fiches?|modules?|[uf]tp)(?!\p{L})/iu,
    ],
    not: [
      /tool|test|crimp|sertir|switch|tablet|tracker|panel|panneau|chaussure|bottes|shoes|caterpillar|homme|femme|\b(?:wo)?mens?\b/i,
    ],
  },
  {
    // "ASRock B550M PRO4 AM4 Micro ATX".
    key: 'motherboards',
    may: /[ait]tx/i,
    all: [
      /(?<![\p{L}\d])(?:lga[ -]?\d{3,4}|am[1-5]\+?|s?tr[45]x?|fm[12]\+?|socket\s\w{2,5}|[abhqwxz]\d{2,3}[em]?)(?![\p{L}\d])/iu,
      /(?<!\p{L})(?:e-?|m-?|micro[- ]?|mini[- ]?)?[ai]tx(?![\p{L}\d])/iu,
    ],
    not: [goesWith, whole],
  },
  {
    // "Crucial P310 w/Heatsink 2 To SSD M.2-2280", "Seagate Exos 8 TB 7200 3.5 SATA 6.0 Gb/s".
    key: 'internal-drives',
    may: /m\.2|nvme|sata|\bsas\b/i,
    all: [
      /\d\s?(?:gb|go|tb|to)(?!\p{L})/iu,
      /(?<!\p{L})ssd(?!\p{L})[^,;]{0,20}(?:m\.2|nvme|sata)|(?:m\.2|nvme)[^,;]{0,20}(?<!\p{L})ssd(?!\p{L})|(?<!\d)(?:5400|5900|7200|10000|15000)(?!\d)[^,;]{0,20}(?<!\p{L})(?:sata|sas)(?!\p{L})/iu,
    ],
    not: [goesWith, whole, chip, /\d\s?(?:gb|go)[\s,]+(?:lp)?ddr\d/i],
  },
  {
    // "V-Color 64 GB (4 x 16 GB) DDR5-7000 CL34".
    key: 'memory',
    may: /ddr\d/i,
    all: [
      /\d\s?(?:gb|go)(?!\p{L})/iu,
      /(?<!\p{L})ddr[2-5][ -]?\d{3,4}(?!\d)/iu,
      /(?<!\p{L})cl\s?\d{1,2}(?!\d)|\d\s?x\s?\d{1,3}\s?(?:gb|go)|(?:so-?|u-?|r-?)?dimm/iu,
    ],
    not: [goesWith, whole, chip, drive],
  },
  {
    // "Intel Xeon E5-2687W v3 3.1GHz Tray", "AMD Athlon 64 X2 3 GHz inc fan".
    key: 'processors',
    may: /ghz/i,
    all: [chip, /\d\s?ghz/i],
    not: [
      whole,
      memory,
      drive,
      /\d\s?(?:gb|go|tb|to)(?!\p{L})|(?<!\p{L})(?:hp|dell|lenovo)(?!\p{L})|motherboard|carte m[èe]re/iu,
    ],
  },
  {
    // "PNY VCQRTX4000 Quadro RTX 4000 8 Go".
    key: 'graphics-cards',
    may: /quadro|geforce|radeon/i,
    all: [
      /(?<!\p{L})(?:quadro|geforce|radeon)\s(?:\p{L}{1,5}\s?)?\d{2,5}|(?<!\p{L})quadro\s\p{L}{1,3}\d{3,4}/iu,
      /\d\s?(?:gb|go)(?!\p{L})/iu,
    ],
    not: [goesWith, whole, chip, memory, drive],
  },
  {
    // "MSI MPG 272URX QD-OLED 27" 3840x2160 240 Hz".
    key: 'monitors',
    may: /\d\s?hz/i,
    all: [
      /(?<!\d)\d{4}\s?[x×]\s?\d{3,4}(?!\d)/iu,
      /(?<!\d)\d{2,3}\s?hz(?!\p{L})/iu,
      /\d\s?(?:["”″]|''|inch|pouces)/iu,
    ],
    not: [
      goesWith,
      whole,
      chip,
      memory,
      drive,
      /cam(?:[ée]ras?)?(?!\p{L})|vid[ée]oproj|beamer|imprimante|printer|switch|splitter/iu,
    ],
  },
  {
    // "Norvik Photosmile D546 Inkjet 9600 x 2400 DPI A4", but "Norvik drum 1200 x 1200 DPI".
    key: 'printers-scanners',
    may: /dpi/i,
    all: [
      /(?<!\d)\d{3,4}\s?x\s?\d{3,4}\s?dpi(?!\p{L})/iu,
      /(?<!\p{L})(?:\d{1,3}(?:[.,]\d)?\s?ppm|inkjet|laser|printers?|imprimantes?|multifunctional|multifonctions?|mfp)(?!\p{L})/iu,
    ],
    not: [
      /(?<!\p{L})(?:cartridges?|cartouches?|toners?|drums?|tambours?|inks?|encres?|refills?|ribbons?|heads?|mouse|souris|scanner|papers?|papiers?|feeders?|servers?)(?!\p{L})/iu,
      /cartu|patrone|tinte|t[óo]ner|papi?er|papel|fotogr[áa]fica|[ée]ti(?:quet|ket)|labels|film|druckkopf|fuser|fixier|scanner|maus|rat[óo]n|engrav|grav(?:eu|ie)|distance|tds|test(?:eu|e)r/iu,
    ],
  },
  {
    // Filters of lenses by what they do and how wide they are: "GND0.9 Filter 58mm", "Filtre ND1000 77 mm".
    key: 'photo-accessories',
    may: /filt/i,
    all: [
      /(?<!\p{L})filt(?:ers?|res?|ro|ri|ros?)(?!\p{L})/iu,
      /(?<!\p{L})(?:v?g?nd\s?\d[\d.,/-]*|vnd|cpl|(?:mrc|mc|hmc|slim)[ -]?uv|black mist|polari[sz]\p{L}{2,7})(?!\p{L})/iu,
      /(?<!\d)(?:3[79]|4[0369]|5[258]|6[27]|7[27]|8[26]|95|105|112)\s?mm(?!\p{L})/iu,
    ],
    not: [
      /aquari|bassin|pond|piscine|pool|eau(?!\p{L})|water|telescop|t[ée]lescop|lunettes?(?!\p{L})|sunglass/iu,
    ],
  },
  {
    // Cards of a game by their number in a set, their condition or who graded them: "Gallade (84/162)", "Eevee PSA 10".
    key: 'board-games',
    may: /\(\d{1,3}\/\d|near mint|played|psa|bgs/i,
    all: [
      new RegExp(
        anyOf`
          \((?!1/)\d{1,3}/(?:\d{3}|[4-9]\d)\)
          (?<!\p{L})(?:near mint|(?:lightly|moderately|heavily) played)\s*$
          (?<!\p{L})(?:psa|bgs) (?:10|[89](?:[.,]5)?)(?![\p{L}\d])
        `,
        'iu',
      ),
    ],
    not: [
      new RegExp(
        String.raw`(?<!\p{L})${anyOf`
        lp|ep|vinyls?|records?|cds?|albums?|comics?|manga|dvd|vhs|coins?|pi[èe]ces?|stands?|cases?|sleeves?|holders?
        frames?|prints?|posters?|lithograph\p{L}*|sneakers?|fan(?! ?art)|jantes?|estampes?|maquettes?|filtres?|gravures?
        [ée]preuves?
      `}(?!\p{L})|n°`,
        'iu',
      ),
    ],
  },
  {
    // "Elephone S3 16GB Dual SIM", "Motorola V3 SIM free mobile phone".
    key: 'phones',
    may: /(?<!\p{L})sim(?!\p{L})/iu,
    all: [/(?<!\p{L})(?:dual|double)[ -]sim(?!\p{L})|(?<!\p{L})sim[ -]free(?!\p{L})/iu],
    not: [
      goesWith,
      whole,
      /card|carte|holder|tray|tiroir|watch|band|alarm|talkie|dash ?cam|caméra|tracker|traceur|hotspot|passerelle|gateway|interphone|intercom/i,
    ],
  },
  {
    // "Norvik Camino 40 - 6.78" - 8/256 Go - 50MP - 5200 mAh": memory beside storage, and a camera.
    key: 'phones',
    may: /\d\s?mp/i,
    all: [
      new RegExp(
        anyOf`
          (?<![\d.,])${memoryOfPhone}(?:\s?(?:gb|go|g)?\s?[/+]|\s?(?:gb|go)\s?ram[\s/+,–-])\s?${storageOfPhone}\s?(?:gb|go|g)(?!\p{L})
          (?<![\d.,])${storageOfPhone}\s?(?:gb|go|g)?(?:\s?rom)?\s?[-–,/+]\s?\(?${memoryOfPhone}(?:\s?\+\s?\d{1,2}\s?\)?)?\s?(?:gb|go|g)(?!\p{L})
        `,
        'iu',
      ),
      /(?<![\d.,])\d{1,3}\s?mp(?:x|ix|ixels?)?(?!\p{L})/iu,
      /\d\s?mah(?!\p{L})|(?<!\p{L})sims?(?!\p{L})|\d\s?puces|(?<![\p{L}\d])[45]g(?![\p{L}\d])/iu,
    ],
    not: [
      goesWith,
      whole,
      // A tablet's screen, or its name.
      new RegExp(
        anyOf`
        (?<![\d.,])(?:[89]|1\d)(?:[.,]\d{1,2})?\s?(?:["”″]|''|inch|pouces|zoll|pulgadas)
        (?<!\p{L})\p{L}*(?:pad|tab)(?!\p{L})|cam(?:[ée]ras?)?(?!\p{L})|drone|auto ?radio|car ?play|gps|scanner|terminal
        raspberry|reolink|box(?!\p{L})|console
      `,
        'iu',
      ),
    ],
  },
  {
    // "Sony Alpha A7S II compact system camera body with 55mm lens".
    key: 'cameras',
    may: /camera|reflex|appareil|slr/i,
    all: [
      /(?<!\p{L})(?:d?slr|system|digital|reflex|mirrorless|bridge)\s(?:\p{L}+\s)?(?:camera|body)(?!\p{L})|(?<!\p{L})(?:d?slr|reflex)(?!\p{L})|(?<!\p{L})appareil (?:photo|num[ée]rique)/iu,
      /(?<!\p{L})(?:with|avec|inc|incl|including|kit|body|bo[iî]tier|\+)(?!\p{L})/iu,
      /\d\s?mm(?!\p{L})|lens|objectif/iu,
    ],
    not: [
      /(?<!\p{L})(?:for|pour|bags?|sacs?|straps?|adapt\p{L}*|cap|filters?|filtres?|tripod|tr[ée]pied)(?!\p{L})/iu,
    ],
  },
];

/** What technical data that one kind of thing has says it is, of titles that name no kind: "ASRock B550M AM4 Micro ATX". */
export const keyOfTechnicalData = (title: string): string | undefined =>
  told.find(
    ({ may, all, not }) =>
      may.test(title) && all.every((each) => each.test(title)) && !not.some((each) => each.test(title)),
  )?.key;

/** What cells are made of, their voltage, and hearing aids, whose cells have sizes of their own. */
const ofCells = anyWord`
  alcalines?|alkalines?|lithium|li-?ion|li-?soci2?|ni-?mh|zinc|auditives?|hearing
  \d[.,]\d{1,2}\s?v(?:olts?)?
`;

/** Whether a title with the size of cells is of cells, whatever else it seems to name: "Orvane 10 piles LR44 1,5 V", but "Manette 2 piles AA". */
export const areCells = (title: string): boolean => ofCells.test(title);
