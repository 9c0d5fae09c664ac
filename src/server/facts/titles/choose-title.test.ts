import { describe, expect, test } from 'vitest';
import { offer } from '../../../../test/helpers/offer-texts.ts';
import { consolidate } from '../consolidate.ts';

const titleOf = (...titles: string[]) => consolidate(titles.map((title) => offer({ title }))).title;

describe('the title', () => {
  test('what is left out of it for its length is kept for search', () => {
    const long =
      'Kovarn Basin Collection Undermount Brushed Stainless Steel 29 x 17 x 9 in. 0-Hole Single Bowl Kitchen Sink';
    const { title, wholeTitle } = consolidate([offer({ title: long })]);
    expect(title).not.toContain('Sink');
    expect(wholeTitle).toBe(long);
    const bracketed = 'Kovarn Basin Undermount Brushed Stainless Steel 29 x 17 x 9 in. Bowl (Kitchen Sink)';
    expect(consolidate([offer({ title: bracketed })]).wholeTitle).toBe(bracketed);
    expect(consolidate([offer({ title: 'Kovarn Basin Kitchen Sink' })]).wholeTitle).toBeNull();
  });

  test('no sentence ends behind the abbreviation of a unit', () => {
    const long =
      'Kovarn Paramount 12 ft. Brown Square Edge Capped Cellular Decking Board for Terraces, Weather Resistant';
    expect(consolidate([offer({ title: long })]).title).toBe(
      'Kovarn Paramount 12 ft. Brown Square Edge Capped Cellular Decking Board for Terraces',
    );
  });

  test.each([
    [
      'Canon',
      'canon eos 800d ef s 18 55mm f/3.5 5.6 is stm',
      'Canon EOS 800D EF-S 18-55 mm F/3.5-5.6 IS STM',
    ],
    ['Panasonic', 'Panasonic TX 55CX800 55 Inch TV', 'Panasonic TX-55CX800 55 Inch TV'],
    ['Panasonic', 'Panasonic DC 12V adapter', 'Panasonic DC 12V adapter'],
    ['HP', 'HP 518863 L21 2.3 GHz Processor', 'HP 518863-L21 2.3 GHz Processor'],
    // A feed that states no brand: a well-known one in front, or behind a kind of thing, but not behind "for".
    ['', 'Câble Tripp Lite 2-Prong Patch Cable Shielded', 'Tripp Lite 2-Prong Patch Cable Shielded'],
    ['', 'Coque pour Samsung Galaxy', 'Coque pour Samsung Galaxy'],
    // Behind the brand a kind has no capital, unless the words behind it have.
    ['Tavik', 'Souris optique rapide', 'Tavik souris optique rapide'],
    ['Tavik', 'Souris Optique Rapide', 'Tavik Souris Optique Rapide'],
    ['Tavik', 'Souris optique Rouge', 'Tavik souris optique Rouge'],
    // Brackets that are never closed, and nothing but signs.
    ['(Sony', 'Casque sans fil WH-1000', 'Sony casque sans fil WH-1000'],
    ['', '(Nouveau Casque sans fil', 'Nouveau Casque sans fil'],
    ['', '(', '('],
    ['', 'Casque sans fil (2', 'Casque sans fil'],
  ])('of brand %j and %j is %s', (brand, title, expected) =>
    expect(consolidate([offer({ title, brand })]).title).toBe(expected),
  );

  test.each([
    [
      ['ÉCRAN KOVARN VIVID 27Q 27 POUCES', 'Écran Kovarn Vivid 27Q 27 pouces'],
      'Kovarn Vivid 27Q écran 27 pouces',
    ],
    [['Kovarn Vivid 27Q écran inc', 'Kovarn Vivid 27Q écran incurvé'], 'Kovarn Vivid 27Q écran incurvé'],
    [['[Officiel] Kovarn Vivid 27Q - Livraison rapide'], 'Kovarn Vivid 27Q'],
    [
      [
        'Kovarn Vivid 27Q - Kovarn - Vivid 27Q 27" IPS',
        'Kovarn Vivid 27Q 27" IPS',
        'Kovarn 27" IPS Vivid 27Q',
      ],
      'Kovarn Vivid 27Q 27" IPS',
    ],
    [['Kovarn Vvid 27Q', 'Kovarn Vivid 27Q', 'Kovarn Vivid 27Q noir'], 'Kovarn Vivid 27Q'],
    [['kovarn vivid 27q', 'Kovarn Vivid 27Q'], 'Kovarn Vivid 27Q'],
  ])('of %j is %s', (titles, expected) => expect(titleOf(...titles)).toBe(expected));

  test('in capitals everywhere is brought to proper case: codes and abbreviations stay, words are as texts write them', () => {
    const shouted = offer({
      title: 'CARTE GRAPHIQUE AXELYNE ASTER RTX 4070 12 GO GDDR6X USB-C 750 W AVEC RÉTROÉCLAIRAGE',
      brand: 'AXELYNE',
      description: 'La carte Axelyne et son rétroéclairage.',
    });
    expect(consolidate([shouted]).title).toBe(
      'Axelyne Aster RTX 4070 carte graphique 12 Go GDDR6X USB-C 750 W avec rétroéclairage',
    );
    const phone = offer({
      title: 'COQUE DORÉE 5G 20 MPX 4000 MAH POUR AXELYNE',
      brand: 'AXELYNE',
      description: '',
    });
    expect(consolidate([phone]).title).toBe('Coque dorée 5G 20 Mpx 4000 mAh pour Axelyne');
    const battery = offer({
      title: 'Batterie externe Voltine Réserve 27 27 000 mAh 140 W noir',
      brand: 'Voltine',
      description: '',
    });
    expect(consolidate([battery]).title).toBe('Voltine Réserve 27 batterie externe 27 000 mAh 140 W noir');
  });

  test.each([
    // A machine's capitals are no evidence of a code; a title in natural case, or a part number, is.
    [['Kovarn Mc28H5013Aw Led Tv 28 Inch', 'kovarn mc28h5013aw'], 'Kovarn MC28H5013AW LED TV 28 Inch'],
    [['Kovarn Ath-M20X Casque Noir', 'Kovarn ATH-M20x casque noir'], 'Kovarn ATH-M20x casque noir'],
    [['kovarn i7-7740x 2.4ghz 16gb'], 'Kovarn i7-7740X 2.4 GHz 16 GB'],
    [['Kovarn GAMING Vivid WIFI HDMI RTX'], 'Kovarn Gaming Vivid WiFi HDMI RTX'],
    [['Kovarn Ryzen 5 9600X 3.9 GHz'], 'Kovarn Ryzen 5 9600X 3.9 GHz'],
    [['Kovarn 1920X1080 60 X 40 M.2 PCIE 4.0 X4 2.3GHZ'], 'Kovarn 1920x1080 60 x 40 M.2 PCIe 4.0 x4 2.3GHz'],
    [['Kovarn Ryzen 7 7800X3D 4.2 GHz'], 'Kovarn Ryzen 7 7800X3D 4.2 GHz'],
    [['Kovarn 40X4305 Spare Part'], 'Kovarn 40X4305 Spare Part'],
    [['Kovarn Krcb6010 Kitchen Mixer'], 'Kovarn KRCB6010 Kitchen Mixer'],
    [['Kovarn Retro Rcsa 365K20'], 'Kovarn Retro RCSA 365K20'],
    [['Kovarn Aquarius Wdal 8640G Washer Dryer'], 'Kovarn Aquarius WDAL 8640G Washer Dryer'],
    [['Kovarn Carte Mémoire Sdxc Class Ten'], 'Kovarn Carte Mémoire SDXC Class Ten'],
    // What begins as no word of ours may be one of another language, but before a code.
    [['Kovarn Hrozny bílé 1 kg'], 'Kovarn Hrozny bílé 1 kg'],
    [["Kovarn NATURE'S PICK Galia Melon"], "Kovarn Nature's Pick Galia Melon"],
    [['Kovarn Strawberry Blonde, The'], 'Kovarn Strawberry Blonde, The'],
    [['Kovarn PDIGTR surge protector'], 'Kovarn PDIGTR surge protector'],
    [
      ['Kovarn Mwbi6012 Integrated 1200 Spin Washer', 'Kovarn Mwbi6012'],
      'Kovarn MWBI6012 Integrated 1200 Spin Washer',
    ],
    [['Kovarn X H1 Black Set', 'kovarn X-H1 + objectif'], 'Kovarn X-H1 Black Set'],
    [['PC PORTABLE KOVARN NOTEBOOK 15 X515KA-EJ008'], 'Kovarn Notebook 15 X515KA-EJ008 PC Portable'],
    [['KOVARN RETINA M2 MLXY3FN/A'], 'Kovarn Retina M2 MLXY3FN/A'],
    [['Kovarn Fridges And Freezers 5C7280 220 240 V'], 'Kovarn 5C7280 220-240 V'],
    [['Kovarn SNG1000 network adapter 1000 Mbit/s'], 'Kovarn SNG1000 network adapter 1000 Mbit/s'],
    [['Kovarn Comics, THE Vivid Figure'], 'Kovarn Comics, the Vivid Figure'],
    [['Kovarn WW70K5410WW/eu White'], 'Kovarn WW70K5410WW/EU White'],
    [['Kovarn Ekgc 16178 Fridge', 'kovarn ekgc 16178 fridge'], 'Kovarn EKGC 16178 Fridge'],
    // Hyphens that makers write, typing errors in names of things, an amount said twice, what a merchant's cut left.
    [['Kovarn Rack Server Intel Xeon E5 2620 2 GHz'], 'Kovarn Rack Server Intel Xeon E5-2620 2 GHz'],
    [['Kovarn Tower Core i5 i5 4460S 2.9 GHz'], 'Kovarn Tower Core i5-4460S 2.9 GHz'],
    [['Kovarn 2820A001 caemra lens filter'], 'Kovarn 2820A001 camera lens filter'],
    [['Kovarn filtre eau potable 27Q'], 'Kovarn filtre eau potable 27Q'],
    [['Kovarn UTP Cat5e 5.0m networking cable 5 m'], 'Kovarn UTP Cat5e 5.0m networking cable'],
    [
      ['Kovarn 10 ft Coax High Resolution 90deg; Upward Right Angled VGA Monitor Cable - HD15 M/M'],
      'Kovarn 10 ft Coax High Resolution 90deg; Upward Right Angled VGA Monitor Cable',
    ],
    [
      ['Kovarn 75XE9405 190.5 cm 75 3840 x 2160 Pixels LED Smart TV W'],
      'Kovarn 75XE9405 190.5 cm 75 3840 x 2160 Pixels LED Smart TV',
    ],
    [['Kovarn 27Q toner cartridge Original yellow1 pc(s)'], 'Kovarn 27Q toner cartridge Original yellow'],
    [['Kovarn 27Q 27 "1920x1080 240 Hz IPS'], 'Kovarn 27Q 27" 1920x1080 240 Hz IPS'],
    [['Kovarn 27Q Graded Fridge Freezer'], 'Kovarn 27Q Fridge Freezer'],
    [['Lot de 3 - NEUF kovarn 27q8 - Livraison rapide'], 'Kovarn 27Q8 (lot de 3)'],
    // One language.
    [['Kovarn 3 ft Lighted Micro USB câble - vert/bleu'], 'Kovarn 3 ft Lighted Micro USB cable - Green/Blue'],
    [
      ['Kovarn Magenta cartouche de toner, 3500 Pages, High Yield'],
      'Kovarn Magenta toner cartridge, 3500 Pages, High Yield',
    ],
    [['Kovarn Ikf 3510 Comfort Integrierbarer'], 'Kovarn IKF 3510'],
    [
      ['Kovarn Coax High Resolution moniteur Extension câble'],
      'Kovarn Coax High Resolution monitor Extension cable',
    ],
    // What merchants add, and cut, in the middle and at the end.
    [['Kovarn - Refurbished Vivid 27Q Black'], 'Kovarn Vivid 27Q Black'],
    [['Kovarn Vivid Tray 1.5 GHz Kit 1.5 GHz'], 'Kovarn Vivid Tray 1.5 GHz Kit'],
    [
      ['Kovarn BLF8121 Fridge Freezer with 339 L Capacity and'],
      'Kovarn BLF8121 Fridge Freezer with 339 L Capacity',
    ],
    [['Kovarn KD 65X8509C KD65X8509C 65 Inch'], 'Kovarn KD65X8509C 65 Inch'],
    [['Kovarn RHM706R micro-ondes Red'], 'Kovarn RHM706R micro-ondes Rouge'],
    [['Kovarn ZX110 (noir) noir'], 'Kovarn ZX110 noir'],
    [['Kovarn 49PFS4132/ 12'], 'Kovarn 49PFS4132/12'],
    [['ZBA15040 - Kovarn ZBA15040'], 'Kovarn ZBA15040'],
    [['Kovarn 27Q casque noir', 'Kovarn 27Q Headphones Black'], 'Kovarn 27Q Headphones Black'],
    [['Kovarn Patch câble, 2 m , blanc, with Tag'], 'Kovarn Patch cable, 2 m, White, with Tag'],
    [['Kovarn 27Q 16 Go Black'], 'Kovarn 27Q 16 Go Noir'],
    [['Kovarn WM14N121 Waschmaschine Frontlader'], 'Kovarn WM14N121'],
    [['Kovarn WMG2218 Mikrowellenger T'], 'Kovarn WMG2218'],
    [
      ["Kovarn 6' Charge-and-Sync câble - noir", "Kovarn 6' Charge-and-Sync Cable - Black"],
      "Kovarn 6' Charge-and-Sync Cable - Black",
    ],
    // The brand in front, once, as it writes itself; the kind behind the model, or not at all.
    [['27Q - Kovarn - 27Q 27" IPS'], 'Kovarn 27Q 27" IPS'],
    [['Kvoarn 27Q 27" IPS'], 'Kovarn 27Q 27" IPS'],
    [['KOVARN, 27Q 27" IPS'], 'Kovarn 27Q 27" IPS'],
    [['Vivid 27Q 27" IPS'], 'Kovarn Vivid 27Q 27" IPS'],
    [['Casque Kovarn 27Q'], 'Kovarn 27Q casque'],
    [['Casque Kovarn 27Q Wireless Black'], 'Kovarn 27Q Wireless Black'],
    [['Smartphone Kovarn Durable 5 256 Go vert'], 'Kovarn Durable 5 smartphone 256 Go vert'],
    [['Smartphone Kovarn Durable 5 (2025)'], 'Kovarn Durable 5 smartphone (2025)'],
    [['Smartphone Kovarn Durable 5 vert'], 'Kovarn Durable 5 smartphone vert'],
    [['Smartphone Kovarn Durable 5'], 'Kovarn Durable 5 smartphone'],
    [['Tablette Kovarn Carnet 10 Enfant'], 'Kovarn Carnet 10 tablette Enfant'],
    [['Écran Kovarn Vivid 27 pouces'], 'Kovarn Vivid écran 27 pouces'],
    [['Multiprise Kovarn Vivid 4 prises'], 'Kovarn Vivid multiprise 4 prises'],
    [['Kovarn 27Q - Boîtier PC'], 'Kovarn 27Q boîtier PC'],
    [['Coque pour Kovarn Vivid'], 'Coque pour Kovarn Vivid'],
    // What a merchant says again in other words.
    [
      ['Kovarn Vivid home audio set Home audio micro system Black 10 W'],
      'Kovarn Vivid home audio set micro system Black 10 W',
    ],
    [
      ['Kovarn K58 display privacy filters Frameless display privacy filter'],
      'Kovarn K58 display privacy filters Frameless',
    ],
    [
      ['Kovarn LP2275w 22-inch Widescreen LCD Monitor 55.9 cm (22") Black'],
      'Kovarn LP2275w 22" Widescreen LCD Monitor Black',
    ],
    [
      ['Kovarn 6 ft Cat 6 White Molded UTP Cat6 Patch Cable - 6ft Patch Cord'],
      'Kovarn 6 ft Cat 6 White Molded UTP Patch Cable',
    ],
    [['Kovarn 512MB DDR2 memory module 0.5 GB 667 MHz'], 'Kovarn 512MB DDR2 memory module 667 MHz'],
    [['Kovarn DVD-R 16X Branded 10pk Slim Case 10 pcs'], 'Kovarn DVD-R 16X Branded 10pk Slim Case'],
    // A sentence with an amount is no list of codes; a cream is no colour.
    [
      ['Kovarn Savonnette biologique aux trois argiles 150g'],
      'Kovarn Savonnette biologique aux trois argiles 150g',
    ],
    [['Kovarn Crème mains wireless'], 'Kovarn Crème mains wireless'],
    [
      ['Kovarn Core i5-510E Dual Core 2 Core 2.50 GHz Processor'],
      'Kovarn Core i5-510E Dual Core 2.50 GHz Processor',
    ],
    [['Kovarn RTX 3070 Gaming X GeForce RTX 3070 8 GB'], 'Kovarn RTX 3070 Gaming X 8 GB'],
    [
      ['Kovarn Cat6 UTP 1,50 m networking cable 1.5 m Green'],
      'Kovarn Cat6 UTP 1,50 m networking cable Green',
    ],
    // A class of the former label, without its scale.
    [
      ['kovarn hbd5515w fridge freezer in white 1 57m a energy rating'],
      'Kovarn HBD5515W Fridge Freezer in White 1.57 m',
    ],
    // Codes in front of numbers, and the end of one; units and connectors in their own case.
    [['Kovarn Icts 2231 Fridge Freezer With Led'], 'Kovarn ICTS 2231 Fridge Freezer with LED'],
    [['Kovarn Fiber Patch Cable (LC/SC), 10M'], 'Kovarn Fiber Patch Cable (LC/SC), 10 m'],
    // A German colour, a word that a merchant's cut left, a word of neither language.
    [['Kovarn GEL-NYC 27 Runner, schwarz'], 'Kovarn GEL-NYC 27 Runner, noir'],
    [['Kovarn 27Q Under Counter Freestan'], 'Kovarn 27Q Under Counter Freestanding'],
    [['Kovarn 27Q Tut Tut caserne'], 'Kovarn 27Q Tut Tut caserne'],
    // What machines translated in part is English again, and a title whose beginning was put at its end loses to it.
    [
      [
        'Kovarn Memory Cell Phone (Unlocked) - Lunar Grey - Vivid Z 4G LTE with 32 GB',
        'Kovarn - Vivid Z 4G LTE avec 32 Go Memory Cell Phone (Unlocked) - Lunar gris',
        'Kovarn - Vivid Z 4G LTE with 32 Go Memory Cell Phone (Unlocked) - Lunar gris',
        'Kovarn - Vivid Z 4G LTE avec 32 GB Memory Cell Phone (Unlocked) - Lunar gris',
      ],
      'Kovarn Vivid Z 4G LTE with 32 GB Memory Cell Phone (Unlocked) - Lunar Grey',
    ],
    [['Kovarn Case for Vivid 7 - Rose Gold'], 'Kovarn Case for Vivid 7 - Rose Gold'],
    // Codes and acronyms in capitals, and a part number that its maker writes in small letters.
    [['Kovarn AHJBEZBLACK rack accessory, SIDM printer'], 'Kovarn AHJBEZBLACK rack accessory, SIDM printer'],
    [['Kovarn LIGHTSPEED AIR Wireless Mouse'], 'Kovarn Lightspeed Air Wireless Mouse'],
    // A model that another merchant gives; one that ends in X.
    [
      ['kovarn washer dryer with steam in white', 'kovarn l8wec166r/l8wec166r'],
      'Kovarn L8WEC166R Washer Dryer with Steam in White',
    ],
    [['Kovarn SIUF 32120 X'], 'Kovarn SIUF 32120 X'],
    // Of two cables the length tells; of a list of codes what the thing is.
    [
      [
        'Kovarn Up-Angle Cat6 Gigabit Molded UTP Ethernet Cable (RJ45 Right-Angle Up M to RJ45 M), Blue, 4.57 m',
      ],
      'Kovarn Up-Angle Cat6 Gigabit Molded UTP Ethernet Cable, 4.57 m',
    ],
    [
      ['Kovarn E230, E232, E234, E240, E330, E340, E332, E342 Toner Cartridge Original Black'],
      'Kovarn E230, E232, E234, E240, E330, E340, E332 Toner Cartridge Original Black',
    ],
    // A letter on the wrong side of a space, and what a shop says of its sale.
    [['Kovarn Cya nToner Cartridge'], 'Kovarn Cyan Toner Cartridge'],
    [['Kovarn X5 Brand New SIM Free smartphone'], 'Kovarn X5 SIM Free smartphone'],
    // A pack tells a title from that of the single thing.
    [
      ['Kovarn RV AC Filter 7.5"x14" – Replacement for Some Duo Therm Conditioner Unit, 3 Pack'],
      'Kovarn RV AC Filter 7.5"x14" – Replacement for Some Duo Therm Conditioner 3 Pack',
    ],
    // A cable that is for a cable is not said twice.
    [['Kovarn USB hub with USB cable for USB cable'], 'Kovarn USB hub with USB cable for USB cable'],
    // Decimal points that got lost, where centimetres and inches agree.
    [['Kovarn Diamond 14 55 cm 5 73" noir'], 'Kovarn Diamond 14.55 cm 5.73" noir'],
    [
      ['Kovarn Tfaa10 Fridge Undercounter Freestanding White'],
      'Kovarn TFAA10 Fridge Undercounter Freestanding White',
    ],
    [['AXXHERAIL - Kovarn - AXXHERAIL rack accessory'], 'Kovarn AXXHERAIL rack accessory'],
    // A shuffled title loses to one whose order others share.
    [
      [
        'Kovarn TB SSD M.2 PCIe 5.0 x4 MP700 PRO 4',
        'KOVARN MP700 PRO 4 TB SSD M.2 PCIE 5.0 X4',
        'Kovarn MP700 PRO 4 To SSD M.2 PCIe 5.0 x4',
      ],
      'Kovarn MP700 PRO 4 To SSD M.2 PCIe 5.0 x4',
    ],
    [['Lot de 3 - Kovarn Vivid 27Q noir'], 'Kovarn Vivid 27Q noir (lot de 3)'],
    [['Kovarn® Vivid™ - - 27Q 12GB 12 GB 1 pc(s)'], 'Kovarn Vivid - 27Q 12 GB'],
    // What a merchant cut, others complete; the second name of a thing goes as a whole.
    [
      [
        'Kovarn 3 ft Category 6 Black Molded RJ45 Gigabit Ethernet Patch',
        'Kovarn 3 ft Category 6 Black Molded RJ45 Gigabit Ethernet Patch Cable - 3ft Cord',
      ],
      'Kovarn 3 ft Category 6 Black Molded RJ45 Gigabit Ethernet Patch Cable',
    ],
    [
      ['Kovarn Vivid 3 ft White Molded Category 5e (350 MHz) UTP Patch Cable networking cable 0.91 m White'],
      'Kovarn Vivid 3 ft White Molded Category 5e (350 MHz) UTP Patch Cable 0.91 m',
    ],
    // Two lines of a card: brackets and parts go before words, a model stays.
    [
      [
        'Kovarn Vivid écran incurvé de bureau avec pied réglable en hauteur, dalle mate (noir et blanc), 27QX9000',
      ],
      'Kovarn Vivid écran incurvé de bureau avec pied réglable en hauteur 27QX9000',
    ],
  ])('of %j is %s', (titles, expected) => expect(titleOf(...titles)).toBe(expected));
});
