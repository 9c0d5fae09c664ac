import { allColours } from '../language/colour-words.ts';
import { foldName } from './fold-name.ts';
import type { UnitLabel } from './quantities.ts';
import { capitalise } from './wording/capitalise.ts';

/** Values that are known under several names: canonical key to what pages call it, folded name to canonical key. */
export type Vocabulary = {
  labels: ReadonlyMap<string, UnitLabel>;
  keys: ReadonlyMap<string, string>;
};

/** Reads lines "key = French | English ; other name, …"; both languages say the same where one is left out. */
function vocabulary(text: string): Vocabulary {
  const labels = new Map<string, UnitLabel>();
  const keys = new Map<string, string>();
  for (const line of text.trim().split('\n')) {
    const [, key, shown, others] = /^\s*(\S+) = ([^;]+?)\s*(?:;\s*(.*))?$/.exec(line) ?? [];
    if (key === undefined || shown === undefined) throw new Error(`No line of a vocabulary: ${line}`);
    const [fr, en] = shown.split(/\s*\|\s*/) as [string, string?];
    labels.set(key, { fr, en: en ?? fr });
    for (const name of [key, fr, en ?? fr, ...(others ?? '').split(',')]) {
      const folded = foldName(name);
      if (folded !== '') keys.set(folded, key);
    }
  }
  return { labels, keys };
}

/** Names of colours by the one that lists count them as. */
function colourVocabulary(): Vocabulary {
  const listed = allColours.filter(({ key, of }) => key === of);
  return {
    labels: new Map(
      listed.map(({ key, fr, called = fr, en }) => [key, { fr: capitalise(called), en: capitalise(en) }]),
    ),
    keys: new Map(
      allColours.flatMap(({ of, names, key }) =>
        [key, ...names].map((name) => [foldName(name), of] as const),
      ),
    ),
  };
}

/** What lists count indices out of ten as, the worst first: by the colour that the law gives them. */
export const indexBands = ['0-1.9', '2-3.9', '4-5.9', '6-7.9', '8-10'] as const;

export const vocabularies = {
  indexBand: vocabulary(
    indexBands
      .map((band) => {
        const [from, to] = band.split('-') as [string, string];
        return `${band} = ${from} à ${to.replace('.', ',')} sur 10 | ${from} to ${to} out of 10`;
      })
      .join('\n'),
  ),
  colour: colourVocabulary(),
  yesNo: vocabulary(`
    yes = Oui | Yes ; true, vrai, 1, avec, with, integre, integree, included, inclus
    no = Non | No ; false, faux, 0, sans, without, aucun, none
  `),
  memoryType: vocabulary(`
    ddr5 = DDR5 ; lpddr5, lpddr5x, ddr5 sdram, 5
    ddr4 = DDR4 ; lpddr4, lpddr4x, ddr4 sdram, 4
    ddr3 = DDR3 ; ddr3l, ddr3 sdram, 3
    ddr2 = DDR2 ; 2
  `),
  formFactor: vocabulary(`
    e-atx = E-ATX ; eatx, xl atx, extended atx
    atx = ATX ; atx12v
    micro-atx = Micro-ATX ; matx, m atx, microatx, micro atx
    mini-itx = Mini-ITX ; miniitx, mitx
    sfx = SFX ; sfx l
    full-tower = Grande tour | Full tower ; atx full tower
    mid-tower = Moyen-tour | Mid tower ; atx mid tower, midi tower
    mini-tower = Mini-tour | Mini tower ; microatx mini tower, microatx mid tower, mini itx tower
    desktop-case = Boîtier compact | Desktop case ; mini itx desktop, microatx slim, htpc, atx desktop
    m2 = M.2 ; m 2 2280, m 2 2230, m 2 2242, m 2 22110, m2 2280
    2.5-inch = 2,5 pouces | 2.5 inches ; 2 5, 2 5 in, 2 5 pouces, 2 5 inch
    3.5-inch = 3,5 pouces | 3.5 inches ; 3 5, 3 5 in, 3 5 pouces, 3 5 inch
  `),
  driveType: vocabulary(`
    ssd = SSD ; solid state drive, external ssd, nvme, nvme ssd
    hdd = Disque dur | Hard drive ; hdd, 7200, 5400, 5900, 10000, 15000, portable, desktop
    hybrid = Hybride | Hybrid ; sshd
    sd = Carte SD | SD card ; sd, sdhc, sdxc
    microsd = Carte microSD | microSD card ; microsd, microsdhc, microsdxc, micro sd
    usb-key = Clé USB | USB stick ; cle usb, usb flash drive
    nas = NAS
  `),
  driveInterface: vocabulary(`
    pcie-5 = NVMe PCIe 5.0 ; m 2 pcie 5 0 x4, pcie 5 0 x4, pcie gen5, pcie 5 0
    pcie-4 = NVMe PCIe 4.0 ; m 2 pcie 4 0 x4, pcie 4 0 x4, pcie gen4, pcie 4 0
    pcie-3 = NVMe PCIe 3.0 ; m 2 pcie 3 0 x4, m 2 pcie 3 0 x2, pcie 3 0 x4, pcie gen3, pcie 3 0
    sata = SATA ; sata 6 0 gb s, sata 6 gb s, sata 3 0 gb s, m 2 sata, sata iii, sata 3, msata
    sas = SAS ; sas 12 0 gb s, sas 12 gb s, sas 6 gb s
    usb-c = USB-C ; usb c 3 2, usb type c, usb type c 3 2 gen 1, usb type c 3 2 gen 2, usb type c 3 2 gen 2x2
    usb-a = USB-A ; usb 3 0, usb type a 3 2 gen 1, usb type a 3 2 gen 2, usb type a 2 0, usb 2 0
    thunderbolt = Thunderbolt ; thunderbolt 3, thunderbolt 4
  `),
  cooler: vocabulary(`
    air = Ventirad | Air cooler ; air cooling, aircooling, tour, refroidissement par air
    liquid = Watercooling | Liquid cooler ; aio, liquid cooling
  `),
  efficiency: vocabulary(`
    white = 80+ ; 80 plus, plus, 80 plus white
    bronze = 80+ Bronze ; 80 plus bronze
    silver = 80+ Silver ; 80 plus silver
    gold = 80+ Gold ; 80 plus gold
    platinum = 80+ Platinum ; 80 plus platinum
    titanium = 80+ Titanium ; 80 plus titanium
  `),
  modular: vocabulary(`
    full = Modulaire | Modular ; modulaires, full, full side, fully modular, entierement modulaire
    semi = Semi-modulaire | Semi-modular ; semi modulaires, semi
    fixed = Fixe | Fixed ; fixes, false, non modulaire, no
  `),
  panel: vocabulary(`
    qd-oled = QD-OLED
    oled = OLED ; w oled, woled, amoled
    mini-led = Mini-LED ; mini led ips, mini led va, miniled
    ips = IPS ; nano ips, ips black, ah ips, pls, fast ips
    va = VA ; mva, amva, sva
    tn = TN ; tn film
    tft = TFT
    qled = QLED ; qned
    led = LED ; lcd, lcd led, led lcd
    plasma = Plasma
  `),
  resolutionClass: vocabulary(`
    hd = HD ; hd ready, 720p, 1366 x 768, 1280 x 720, hdtv
    full-hd = Full HD ; fhd, 1080p, 1920 x 1080, full hd 1080p
    4k = 4K ; uhd, 4k uhd, ultra hd, 4k ultra hd, 2160p, 3840 x 2160, uhd 4k, 4k ultra hd uhd
    8k = 8K ; 8k uhd, 7680 x 4320
  `),
  energyClass: vocabulary(`
    a = A
    b = B
    c = C
    d = D
    e = E
    f = F
    g = G
  `),
  wireless: vocabulary(`
    wifi-7 = Wi-Fi 7 ; 802 11be
    wifi-6e = Wi-Fi 6E
    wifi-6 = Wi-Fi 6 ; 802 11ax
    wifi-5 = Wi-Fi 5 ; 802 11ac
    wifi-4 = Wi-Fi 4 ; 802 11n
  `),
  mobileNetwork: vocabulary(`
    5g = 5G
    4g = 4G ; lte, 4g lte
    3g = 3G
    2g = 2G ; gsm
  `),
  connection: vocabulary(`
    bluetooth = Bluetooth ; bluetooth wireless, bluetooth 5, bluetooth 5 0, bluetooth 5 1, bluetooth 5 2, bluetooth 5 3, bluetooth 5 4, sans fil bluetooth
    wireless = Sans fil | Wireless ; 2 4 ghz, radio, rf wireless
    wired = Filaire | Wired ; cable, corded
    usb = USB ; usb a
    usb-c = USB-C ; usb type c
    jack = Jack ; mini jack
    wifi = Wi-Fi ; wifi, wlan
    xlr = XLR
    lightning = Lightning
  `),
  wearing: vocabulary(`
    over-ear = Circum-auriculaire | Over-ear ; circumaural, around ear
    on-ear = Supra-auriculaire | On-ear ; supra aural, supraaural
    in-ear = Intra-auriculaire | In-ear ; in ear, earbud, intra, earbuds
  `),
  system: vocabulary(`
    windows-11 = Windows 11 ; windows 11 home, windows 11 famille
    windows-11-pro = Windows 11 Pro ; windows 11 professionnel
    windows-10 = Windows 10 ; windows 10 home, windows 10 pro, windows 10 famille
    macos = macOS ; mac os, mac os x, os x
    linux = Linux ; ubuntu
    chromeos = ChromeOS ; chrome os
    android = Android
    none = Sans système | No system ; sans, freedos, free dos, without os
  `),
  keyboardLayout: vocabulary(`
    azerty = AZERTY ; francais, french
    qwerty = QWERTY ; english, us, uk
    qwertz = QWERTZ ; german
  `),
  keyboardSize: vocabulary(`
    full = Complet | Full size ; full size, 100, standard
    tkl = TKL ; tenkeyless, 80
    75 = 75 %
    65 = 65 %
    60 = 60 %
    compact = Compact ; mini
  `),
  printing: vocabulary(`
    inkjet = Jet d’encre | Inkjet ; inkjet printing, thermal inkjet
    laser = Laser ; laser printing, led
    thermal = Thermique | Thermal ; thermal printing, direct thermal
    dot-matrix = Matricielle | Dot matrix
  `),
  duplex: vocabulary(`
    automatic = Automatique | Automatic ; auto, oui, yes, true
    manual = Manuel | Manual ; non, no, false
  `),
  cameraType: vocabulary(`
    compact = Compact
    mirrorless = Hybride | Mirrorless ; hybrid
    reflex = Reflex | DSLR ; slr
    bridge = Bridge
    instant = Instantané | Instant
  `),
  gender: vocabulary(`
    women = Femme | Women ; femmes, woman, female, girl, fille
    men = Homme | Men ; hommes, man, male, boy, garcon
    unisex = Mixte | Unisex ; boy girl, gender neutral
  `),
} satisfies Record<string, Vocabulary>;
