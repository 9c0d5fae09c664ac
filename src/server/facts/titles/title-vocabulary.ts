import { anyOf } from '../../language/any-of.ts';
import { allColours } from '../../language/colour-words.ts';
import { isKnownWord } from '../../language/known-words.ts';
import { singular } from '../../language/singular.ts';
import { foldName } from '../fold-name.ts';
import { vocabulary } from '../wording/display-vocabulary.ts';

/** Words of titles as they are told and spelled; all of them without capitals and accents. */
const list = (text: string) => text.split(/\s+/).filter((each) => each !== '');

/** Written in capitals wherever they stand. */
export const acronyms: ReadonlySet<string> = new Set(
  list(`ssd hdd ram rom cpu gpu usb hdmi vga dvi rgb argb led oled qled qned lcd ips va tft uhd fhd qhd wqhd hdr hd
  ddr sdram dimm sodimm udimm rdimm lrdimm fbdimm ecc sata nvme pcie pci sas raid scsi ide atx eatx matx itx sfx psu aio
  ups lan wlan wan poe rj45 nfc gps gsm lte umts dect tv pc ac dc uv ip rfid dab fm am cd dvd blu-ray ftth qwerty azerty
  qwertz sim esim sd sdhc sdxc msata usa eu fr uk xl xxl xs ii iii iv vi vii viii ix xi dpi ppp vr ar ai ia io nas dlp
  xps aoc msi hp lg ibm evga asus nzxt apc dji jbl akg aeg smeg tcl bmw nec oki amd ati pny adata zte htc jvc hgst sfp qsfp
  ftp utp stp sstp sftp kvm crt gt gtx rtx rx xt ti oem nvidia geforce xfx svga uxga wxga wuxga xga eps bnc rca xlr trs vesa
  lga fclga isdn adsl vdsl vpn dlna mimo ieee din iso iec lsf cmyk cmy mtrj lszh pimf vrla agm lto dlt dds awg din mfp adf
  fax fio hspa pdu kva ats snmp ocr cis ccd clmos cmos dslr slr aps usm stm eos ixus dsc cctv ptz pir hvac aaa aa pvc abs led
  pata eide eec uart os rohs ansi nema bios uefi gpio spdif lcos hepa oled woled amoled samoled usdt xga wifi aptx anc enc tws cl ix isk ibox itb eek nofrost ssds tpm tkl pbt rw dvd-rw cd-rw wof id awg milc evf merv tuf mpg mag meg pib soc flx pst rog gen3 sacd sxs dram vram flir`),
);

/** Of these, what is nothing else in small letters, so that natural titles are mended as well. */
export const plainAcronyms: ReadonlySet<string> = new Set(
  list(
    'ac usb led oled qled tv hd uhd hdmi ssd hdd rgb nfc gps uk lcd dvd cpu gpu wifi ddr4 ddr5 nvme dslr slr eos lte gsm ups hdtv sdhc sdxc hdcp wqhd gddr vdsl cmyk rgbw',
  ),
);

/** What makers write with capitals of their own. */
export const properNames: ReadonlyMap<string, string> = new Map(
  list(`WiFi Wi-Fi iPhone iPad iPod iMac iOS macOS MacBook AirPods AirTag GeForce ThinkPad ThinkCentre ThinkVision
  ThinkStation IdeaPad LaserJet DeskJet OfficeJet DesignJet PageWide ScanJet ProLiant ProBook EliteBook ZBook EliteDesk
  ProDesk PowerShot CoolPix PlayStation ZenBook VivoBook NoFrost LabelWriter PowerEdge OptiPlex EcoTank MultiSync
  SoundLink SoundBar YouTube GoPro VoLTE InfraStruXure FireCuda IronWolf SkyHawk DisplayPort FireWire EXCERIA GHz MHz kHz
  Android Freeview Freesat Bluetooth XCover webOS NVIDIA Mini-SAS Box PCIe microSD microSDHC microSDXC Opteron Xeon EPYC BlackWidow Pentium Celeron Athlon Ryzen Phenom Radeon ePrint EcoSilence TouchPad HomePod WorkForce InfoPrint FlexArm AirPlay USB-C NetShelter HyperX`).map(
    (name) => [name.toLowerCase(), name],
  ),
);

/** Small words, which stand without a capital inside a title. */
export const smallWords: ReadonlySet<string> = new Set(
  list(`a à au aux avec and by d dans de des du en et for from in l la le les of on ou or par pour sans sur the to un une
    with w chez`),
);

/** The source of a pattern for small words that no title ends with; those of other languages stand behind ours. */
export const openEnds = anyOf`
  avec|with|pour|for|et|and|ou|or|de|du|des|of|à|au|aux|en|la|le|les|the|by|in|on|to|sans|without
  mit|und|für|ohne|aus|oder|para|con|por|per|della|voor|met|dla
`;

/** Kinds of things and the like, which French writes without a capital inside a title. */
export const commonWords: ReadonlySet<string> = new Set([
  ...allColours.flatMap(({ words }) => words),
  ...list(`clavier souris casque cable ecran carte graphique processeur memoire disque dur interne externe imprimante
  cartouche encre toner chargeur coque etui housse boitier ventilateur alimentation reseau ordinateur portable sans fil
  original compatible adaptateur support batterie lot jeu pieces refrigerateur congelateur lave linge vaisselle four
  micro ondes cafetiere aspirateur robot televiseur moniteur mecanique filaire optique haute capacite noise wireless
  keyboard mouse cartridge adapter case cover fridge freezer washing machine dishwasher monitor printer scanner memory
  module card drive graphics processor headset headphones camera lens pouces pouce inch inches laptop notebook tablet
  phone smartphone charger battery stand mount`),
]);

/** Words of one language in titles that tell it, besides those that facts are translated with. */
const french = new Set(
  list(`avec pour sans au aux du des et les sur dans pouces boitier ecran clavier souris casque carte graphique processeur memoire disque cable
  cartouche imprimante chargeur coque ordinateur alimentation lave linge vaisselle refrigerateur congelateur four montre
  enceinte tablette moniteur mere papier etiquettes reseau composant accessoire sacoche housse etui ventilateur
  refroidissement refrigerateurs hotte plaque cuisson aspirateur televiseur sechoir seche encre pieces pâte thermique
  fourniture bureau ecouteurs barre projecteur videoprojecteur onduleur multiprise rallonge lecteur graveur
  telephone appareil objectif objectifs logiciel jouet peripherique bureautique mobilier consommable pied trepied filtre micro-ondes cafetiere bouilloire grille-pain mélangeur lot`).map(
    foldName,
  ),
);
const english = new Set(
  list(`with for and the of cable cables case cover sleeve stand mount holder adapter charger battery keyboard mouse
  headphones headset earphones earbuds speaker speakers printer cartridge ink paper labels label printing monitor display
  processor memory drive disk hard fridge freezer refrigerator washing machine washer dryer dishwasher oven microwave cooker
  hood hob camera lens phone phones cell mobile smart watch laptop notebook desktop computer tablet bag backpack black white
  grey gray blue green red yellow orange pink purple silver gold brown beige clear patch cord networking network power
  supply distribution unit rack storage drawer bracket wall plate outlet surge protector switch port ports extension
  wireless wired optical mechanical gaming graphics card motherboard cooler cooling fan fans thermal paste kit single
  dual triple quad built integrated freestanding standing free frost stainless steel door doors hinge right left load
  loading energy rating year warranty inch inches feet foot set edition genuine compatible replacement
  spare part parts high low speed quiet silent flat curved wide screen touch light lighting lamp bulb filter glass leather
  silicone rubber plastic metal wood design series style digital american french german standard sheets pages yield
  multisinglepack tape ribbon drum fuser maintenance shielded snagless molded duplex multimode fiber fibre
  single-mode internal external portable pocket rugged outdoor indoor home office business premium professional player
  recorder reader writer receiver transmitter remote control controller console game games toy doll accessory accessories
  top-up shipping handheld steamer iron vacuum cleaner kettle toaster blender mixer coffee maker tea furniture chair desk tie ties tags tag marking string gender changer crossover extender waste tray unmanaged managed unshielded shielded booted charge charging
  adhesive peripheral inverter converter splitter dock docking station lock stick mattress pillow
  sync lighted twist device female plug parallel franking unlocked wrist rest keystone retractable latching side sided
  blanking connection wave sine line interactive plumbed shelf clamp data travel window value gloss color spindle branded
  boxed retail null projector trimmer keypad gear enabled select spin widescreen bundle aluminum snap pieces modular
  telephone equivalent sheet sheets blank charger chargers dispenser multifunctional software license upgrade uninterruptible calculator rechargeable headphone heatsink shaver
  toothbrush enclosure ceiling cabinet mounting devices outlets fully undercounter larder camcorder tripod briefcase
  protective printhead guarantee feeder labelling inverter thin male heavy duty bulk stranded rated snagless`),
);
/** What typing errors are mended to. */
export const kindWords: ReadonlySet<string> = new Set([
  ...french,
  ...english,
  ...list(`laserjet scanjet officejet deskjet camcorder socket metallic unlocked fingerprint identification recognition
  antenna colour colours coloured continuous magenta cyan photoconductor`),
]);
/** Whether a folded word is one of a dictionary, or names a kind of thing. */
export function isRealWord(word: string): boolean {
  if (kindWords.has(word.replace(/[sx]$/, '')) || isKnownWord(word)) return true;
  const one = singular(word);
  return one !== word && isKnownWord(one);
}

const german = new Set(
  list(`mit für und prozessor kerne kern speicher waschmaschine freistehend frontlader geschirrspuler geschirrsp kuhlschrank
  hlschrank kuhl gefrier gefrierschrank gefrierkombination kombination integrierbar edelstahl unterbau einbau eingebaut
  weiss weiß schwarz silber backofen dunstabzugshaube trockner kabel schwarzes skala eek diagonale bis tonerkassett
  blækpatron bläckpatron mikrowelle zoll liter frigorifero lavatrice lavavajillas combinado pantalla fernseher integrierbarer hlautomat stand-geschirrspüler geschirrspüler wei weis weib negro bianco nero vollintegrierbar geschirrsp lteger raum blau handy rot schwarze komfort
  kochfeld kaffeemaschine staubsauger hlger kompaktger hlgerat
  kompaktgerat kuhlgerat gerat gefrierkombi geschirrsp hlkombi teilintegriert teilintegrierbar vollintegriert einbaugerat karte kamera fotopapier vel tasche toplader schrank gefriergerat freistehende systemkamera mobiltelefon senioren
  flachscharnier softeinzug technik sockel grau kopien voor anthrazit sonder sondermodell hlbox farbdisplay stahl farbe komfort
  schleppturtechnik`),
);

/** Longer words that begin so, also where their umlauts are lost. */
const germanStem =
  /^(?:mikrowell|geschirrsp|gefrier|wasch(?:masch|voll)|einbau|vollint|k(?:uh|ü)l(?:schr|ger|gef)|vollst(?:$|andig|ändig)|trockenger|stand(?:ger|kuhl))/;

type Titled = 'fr' | 'en';
const own = (language: Titled, other: Titled) =>
  new Set(
    [...vocabulary[language]]
      .filter(([name, { kind }]) => kind !== 'unit' && kind !== 'link' && !vocabulary[other].has(name))
      .map(([name]) => name),
  );
const known = { fr: own('fr', 'en'), en: own('en', 'fr') };

/** Parts of names in both languages: "Micro USB", "Mate 9", "Energy Double". */
const neutral = new Set(list('micro mate double'));

/** Which language a folded word of a title is of; undefined: of none, or of several. */
export function languageOfWord(word: string): Titled | 'de' | undefined {
  if (neutral.has(word)) return undefined;
  if (german.has(word) || germanStem.test(word)) return 'de';
  const isFrench = french.has(word) || french.has(word.replace(/[sx]$/, '')) || known.fr.has(word);
  const isEnglish = english.has(word) || known.en.has(word);
  if (isFrench === isEnglish) return undefined;
  return isFrench ? 'fr' : 'en';
}

/** Whether both languages have a folded word, with an accent in French only: "câble", "cable". */
export const isTwin = (word: string): boolean => french.has(word) && english.has(word);
