import { describe, expect, it, test } from 'vitest';
import { createCategoryMapping } from '../category-mapping.ts';
import { keyOfTechnicalData } from './technical-data.ts';

describe('technical data of one kind of thing', () => {
  it.each([
    ['Norvik Z790-P WIFI LGA1700 ATX', 'motherboards'],
    ['Norvik B550M PRO4 AM4 Micro ATX', 'motherboards'],
    ['Norvik P310 w/Heatsink 2 To SSD M.2-2280 M.2 PCIe 4.0 X4', 'internal-drives'],
    ['Norvik Exos 8 TB 7200 3.5 SATA 6.0 Gb/s', 'internal-drives'],
    ['Norvik 64 GB (4 x 16 GB) DDR5-7000 CL34 White', 'memory'],
    ['Intel Xeon E5-2687W v3 3.1GHz Tray', 'processors'],
    ['AMD Athlon 64 X2 3 GHz inc fan', 'processors'],
    ['Norvik Quadro RTX 4000 8 Go', 'graphics-cards'],
    ['Norvik 272URX QD-OLED 27" 3840x2160 240 Hz', 'monitors'],
    ['Norvik AF 35mm F1.8', 'lenses'],
    ['Norvik Alkaline LR20 1,5V blister 2', 'power-batteries'],
    ['Orvane 4 piles AAA rechargeables 1000 mAh', 'power-batteries'],
    ['Norvik CR2032 Lithium 3V', 'power-batteries'],
    ['Quorlade (84/162)', 'board-games'],
    ['Quorlvix White Dragon — Near Mint', 'board-games'],
    ['Quorlade PSA 10', 'board-games'],
    ['Norvik Cine 24mm T1.5', 'lenses'],
    ['GND0.9 Filter 58mm', 'photo-accessories'],
    ['Filtre ND1000 77 mm', 'photo-accessories'],
    ['Norvik S3 Dual SIM', 'phones'],
    ['Norvik V3 SIM free mobile phone', 'phones'],
    ['Norvik Camino 40 - 6.78" - 8/256 Go - 50MP - 5200 mAh - Noir', 'phones'],
    ['Norvik Spur 30C - 6,67 Pouces - 4G - 128GB Rom + (4+4)GB Ram - 8Mpx/50Mpx', 'phones'],
    ['Norvik A5 8GB RAM 128GB ROM 50MP 5000mAh', 'phones'],
    ['Norvik A7 compact system camera body with 55mm f1.8 lens', 'cameras'],
    ['Norvik Sport 4 205/55 R16 91V', 'tyres-wheels'],
    ['Norvik Trail 225/45R17 94W XL', 'tyres-wheels'],
    ['Norvik Alpha 18x8J ET35 5x112', 'tyres-wheels'],
    ['Norvik Phantom 8,5J x 19', 'tyres-wheels'],
  ])('%s: %s', (title, key) => {
    expect(keyOfTechnicalData(title)).toBe(key);
  });

  it.each([
    'Boîtier ATX Norvik H5',
    'Filtre UV bassin 52 mm',
    'Filtre à huile 72 mm',
    'Chaînes neige 205/55 R16',
    'Housse de pneu 205/55 R16',
    'Norvik 24x36 journal',
    'Vis 12x60 J',
    'Alimentation ATX 750 W',
    'Ventirad Norvik AM5 LGA1700',
    'PC gamer Ryzen 5 16 Go DDR4-3200 (2 x 8 Go) SSD 1 To M.2 NVMe',
    'Norvik laptop i5-1135G7 8 GB DDR4-3200 CL22',
    'Boîtier SSD M.2 NVMe 2 To max',
    'Norvik X1 i7 2.8 GHz 16 GB RAM 512 GB SSD',
    'TV Norvik 3840x2160 120 Hz 55"',
    'Adaptateur dual SIM',
    'Norvik Tab 9 8/256GB 13MP 8000 mAh 4G',
    'Norvik X 8/128GB 13MP 7000mAh 10,1 pouces',
    'Coque Norvik 12 8/256GB 50MP 5G',
    'Norvik Inspirator 8GB/256GB 5MP webcam 4G',
    'Caméra de chasse 8/64GB 20MP 4G',
    'Montre Norvik dual SIM',
    'Lens 55mm for SLR camera with hood',
    'Vis à bois 5 x 60 mm T25',
    'Embouts Torx 50 mm T 25',
    'Longue-vue spotting scope 60 mm f5',
    'Alarme maison dual SIM',
    'Talkie-walkie dual SIM',
    'SIM free dashcam',
    'Vidéoprojecteur 1920x1080 60 Hz 100 pouces',
    'Dashcam 1920x1080 30 Hz 3"',
    'Chaussures CAT 6 boot noir',
    'Graisse lithium LR2',
  ])('%s may be something else', (title) => {
    expect(keyOfTechnicalData(title)).toBeUndefined();
  });

  it('is asked where a shelf does not say which part of it a thing is', () => {
    const mapping = createCategoryMapping();
    const keyOn = (path: string, title: string) => mapping.ofThing(mapping.ofPaths(path, ''), title);
    expect(keyOn('Composant PC', 'Norvik B760M-P LGA1700 Micro ATX')).toBe('motherboards');
    expect(keyOn('Composant PC', 'Norvik 16 GB (2 x 8 GB) DDR4-3600 CL18')).toBe('memory');
    expect(keyOn('Composant PC', 'Norvik Titanium First Edition 48 GB (2 x 24 GB) DDR5-7200 CL36')).toBe(
      'memory',
    );
    expect(keyOn('Accessoire', 'Norvik - Presidio Case for iPhone 7')).toBe('phone-accessories');
    expect(keyOn('Promotions', 'Norvik 27" 2560x1440 75 Hz IPS')).toBe('monitors');
    expect(keyOn('Jouets > Puzzles', 'Norvik 27" 2560x1440 75 Hz IPS')).toBe('board-games');
  });
});

test.each([
  ['Alimentation', 'Orvane CR2450 single-use battery lithium', /^power-batteries$/],
  ['Promotions', 'Télécommande universelle piles AAA', /^(?!power-batteries)/],
  ['', 'Orvane 10 piles LR44 / AG13 1,5V', /^power-batteries$/],
  ['', 'Orvane alkaline 4 piles AAA LR3', /^power-batteries$/],
  ['', 'Orvane Extra hearing aid battery size 312 PR41', /^power-batteries$/],
  ['', 'Orvane batterie 3,6 V lithium taille AA sans emballage', /^power-batteries$/],
])('cells are told on a shelf that says little, where nothing else is named: %s, %s', (path, title, key) => {
  const mapping = createCategoryMapping();
  expect(mapping.ofThing(mapping.ofPaths(path, ''), title)).toMatch(key);
});

describe('titles alone', () => {
  const mapping = createCategoryMapping();
  const keyOf = (title: string): string => mapping.ofThing(mapping.ofPaths('', ''), title);

  it.each([
    ['NORVIK 4CH 5MP SUPPORT DVR NV-7104', 'surveillance-cameras'],
    ['Norvik enregistreur NVR 16 voies', 'surveillance-cameras'],
    ['Norvik 5MP colour dome with mic', 'surveillance-cameras'],
    ['CAT-6 plastic boot', 'cables-adapters'],
    ['Norvik CAT6 UTP keystone jack', 'cables-adapters'],
  ])('%s is told by its technical data', (title, key) => {
    expect(keyOf(title)).toBe(key);
  });

  it.each([
    ['Crimping tool for CAT6', /^(?!cats|cables)/],
    ['Norvik smartphone 50 MP 128 Go', /^(?!surveillance)/],
    ['Brush for cats', /cats/],
    ['Support 4 piles AAA', /^(?!power-batteries)/],
    ['Lampe frontale 3 piles AAA', /torches/],
    ['Tensiomètre bras 4 piles AA', /health-monitors/],
    ['Manette Norvik piles AA', /gaming-accessories/],
    ['Coffre-fort électronique 4 piles AA', /home-security/],
    ['Pied à coulisse digital pile LR44', /measuring-ladders/],
    ['Pistolet à bulles 4 piles AA', /^(?!power-batteries)/],
    ['Tête thermostatique connectée 2 piles AA', /^(?!power-batteries)/],
  ])('%s is not', (title, key) => {
    expect(keyOf(title)).toMatch(key);
  });
});

it('a date, an album or a camera in such a condition is no card', () => {
  for (const title of [
    'Mélanges Norvik (05/10)',
    'Norvik Live LP - Near Mint',
    '[Near Mint] Norvik AE-1 35mm',
  ])
    expect(keyOfTechnicalData(title)).not.toBe('board-games');
});

test.each([
  ['Norvik Photosmile D546 Inkjet 9600 x 2400 DPI A4', 'Imprimante', 'printers-scanners'],
  [
    'Norvik OfficeFix 713 Thermal Inkjet 2400 x 1200 DPI 8 ppm A4',
    'Printers & Scanners',
    'printers-scanners',
  ],
  ['Norvik 135 inkjet cartridge 1200 x 1200 DPI', 'Imprimante', 'printer-ink-toner'],
])('how finely it prints says that it is a printer: %s on %s', (title, path, key) => {
  const mapping = createCategoryMapping();
  expect(mapping.ofThing(mapping.ofPaths(path, ''), title)).toBe(key);
});

test.each([
  'Norvik Fotopapier Inkjet 9600x2400 dpi 50 Blatt',
  'Norvik Tintenpatrone inkjet 2400x1200 dpi',
  'Norvik cartucho inkjet 1200 x 1200 dpi',
  'Norvik Etiketten laser 600 x 600 dpi',
  'Norvik laser engraver 1200x1200 dpi',
  'Norvik ratón laser 1600x1600 dpi',
])('what goes with printers, and other lasers, are none: %s', (title) => {
  expect(keyOfTechnicalData(title)).not.toBe('printers-scanners');
});
