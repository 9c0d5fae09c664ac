import { describe, expect, test } from 'vitest';
import { offer } from '../../../../test/helpers/offer-texts.ts';
import { consolidate } from '../consolidate.ts';

const titleOf = (title: string, brand = '', stated: Record<string, string> = {}) =>
  consolidate([
    offer({
      title,
      brand,
      specifications: Object.entries(stated).map(([name, value]) => ({ name, value })),
    }),
  ]).title;

describe('a title as real feeds write it', () => {
  test.each([
    // A sale, behind and inside, goes with all of its words.
    ['Serre-tête noir et or - en soldes !', 'Serre-tête noir et or'],
    ['Serre-tête noir et or en soldes !', 'Serre-tête noir et or'],
    ["Boucles d'oreilles cerises - en soldes ! argent (+6€)", "Boucles d'oreilles cerises argent"],
    ['Bandeau de tête au mètre ! en soldes rose', 'Bandeau de tête au mètre rose'],
    // A letter that tells one thing from another stays, unlike the class of an appliance.
    ['Bracelet double – Or – B – A', 'Bracelet double – Or – B – A'],
    ['Vitamine A', 'Vitamine A'],
    ['N O R V I K A - Cadre de vélo', 'Norvika - Cadre de vélo'],
    ['Vitamines A B C D', 'Vitamines A B C D'],
    ['Lave-linge hublot 8 kg A', 'Lave-linge hublot 8 kg'],
    // Nothing is left of what stood behind a dash.
    ['Appareil de massage des pieds - Open-Box', 'Appareil de massage des pieds'],
    // In other letters alone.
    ['茶', '茶'],
    // The sign of a number.
    ['Coffret N°1 - Cheval Quancard', 'Coffret N°1 - Cheval Quancard'],
    ['Crayon gris HB n°2', 'Crayon gris HB n°2'],
    // Who writes a sentence of one language has names of another in it.
    [
      "Parfum d'ambiance pour le diffuseur – Green tea 250 ml",
      "Parfum d'ambiance pour le diffuseur – Green tea 250 ml",
    ],
    ['Éponge Konjac pour le visage – Thé vert', 'Éponge Konjac pour le visage – Thé vert'],
    ['Bougie Sweet Home blanche', 'Bougie Sweet Home blanche'],
    ['Chaise Black Line avec accoudoirs', 'Chaise Black Line avec accoudoirs'],
    ['Savon olive, coco - Senteur Thé Vert 90 g', 'Savon olive, coco - Senteur Thé Vert 90 g'],
    // Words of other languages are no codes, nor are small words in capitals.
    ['Plahta za dječji krevetić - Srca', 'Plahta za dječji krevetić - Srca'],
    ['Coffret parfum ESSENCE DU GENTLEMAN', 'Coffret parfum Essence du Gentleman'],
    // No word of another language is a typing error of ours.
    ['Lençol para catre impermeável', 'Lençol para catre impermeável'],
    ['Placa de expansão profissional', 'Placa de expansão profissional'],
    ['Campera de cuero Orva – Black', 'Campera de cuero Orva – Black'],
    ['Tablett, mit 2 Griffen', 'Tablett, mit 2 Griffen'],
    ['Drone profissional com câmera dobrável', 'Drone profissional com câmera dobrável'],
    ['Sauce tomate Rimmer piquante', 'Sauce tomate Rimmer piquante'],
    ['Vin rouge Dolce Venti', 'Vin rouge Dolce Venti'],
    // Small words with capitals are French as well, and what French shops call in English makes no title English.
    [
      'Coque En Silicone Compatible Norvik Camino 40 Avec 2 Antichocs - Rouge',
      'Coque en Silicone Compatible Norvik Camino 40 avec 2 Antichocs - Rouge',
    ],
    ['Lot De 5 Gants De Bain Blanc Ou Beige', 'Lot de 5 Gants de Bain Blanc ou Beige'],
    [
      'KIT DE 3 GRENOUILLERES JAUNE MOUTARDE POUR GARCON',
      'Kit de 3 Grenouilleres jaune Moutarde pour Garcon',
    ],
    ['Clavier Air Mouse Sans Fil I8 - Noir', 'Clavier Air Mouse sans fil I8 - Noir'],
    ['Norvik A16 - Dual Sim - 4GB/128GB - Noir', 'Norvik A16 Dual Sim - 4Go/128Go - Noir'],
    ['Norvik Blender - BL1008 - 400 W - Blanc/bleu', 'Norvik Blender BL1008 - 400 W - Blanc/bleu'],
    // A maker's own name of a colour, and a kind within an expression.
    ['Petit Pearl Bracelet – 14k Yellow Gold', 'Petit Pearl Bracelet – 14k Yellow Gold'],
    ['Monitor arm noir', 'Monitor arm noir'],
    ['Norvik Souris GM-203 Gaming mouse RGB - Black', 'Norvik Souris GM-203 Gaming mouse RGB - Noir'],
    // Words that French and English share make no title one of the other language.
    ['Nectarines à chair jaune', 'Nectarines à chair jaune'],
    ['Boisson désaltérante Frost pour sportifs', 'Boisson désaltérante Frost pour sportifs'],
    ['Thé noir aromatisé Earl Grey 20 sachets', 'Thé noir aromatisé Earl Grey 20 sachets'],
    [
      'Murano chandelier by Orva for Segura, Italy, 1960s',
      'Murano chandelier by Orva for Segura, Italy, 1960s',
    ],
    ['Orva Gold Noir 110ml', 'Orva Gold Noir 110ml'],
    // What is said once more belongs to another part, or to a name.
    ['Mélange de fromage râpé pour macaroni au fromage', 'Mélange de fromage râpé pour macaroni au fromage'],
    ['Pots en verre blanc 30 ml, couvercle blanc', 'Pots en verre blanc 30 ml, couvercle blanc'],
    ['Agar Agar en poudre', 'Agar Agar en poudre'],
    ['Orva Project 2024 + Orva Visio 2024', 'Orva Project 2024 + Orva Visio 2024'],
    [
      'Orva Project Professional 2024 + Orva Visio Professional 2024',
      'Orva Project Professional 2024 + Orva Visio Professional 2024',
    ],
    ['New Super Orva Bros. Deluxe', 'New Super Orva Bros. Deluxe'],
    ['Paprika, rot', 'Paprika, rot'],
    ['Paprika 500 g, rot', 'Paprika 500 g, rot'],
    ['Jacke Größe 42, blau', 'Jacke Größe 42, blau'],
    ['Zara Zara robe longue', 'Zara robe longue'],
    ['Grey wool sweater grey', 'Grey wool sweater'],
  ])('%j is %j', (title, expected) => expect(titleOf(title)).toBe(expected));

  test('the options of a long title stay, as nothing else tells its variants from each other', () => {
    const combo = 'Norvik Double Hammock and Climbing Bridge Combination for Cats';
    const options = 'English Chestnut Bamboo/Gray Canvas / 66 cm';
    expect(titleOf(`${combo} - ${options}`)).toBe(`${combo} - ${options}`);
    expect(titleOf(`${combo}, with Planters of the Best Wood - ${options}`)).toBe(`${combo} - ${options}`);
  });

  test('a name of several words in front of the brand is no kind of thing, and stays there', () => {
    expect(titleOf('Sons of Norvik Essentials Tee Sand', 'Essentials')).toBe(
      'Sons of Norvik Essentials Tee Sand',
    );
  });

  test.each([
    ['Air Jordan 4 Retro Military Black', 'Jordan', 'Air Jordan 4 Retro Military Black'],
    ['Pneu Michelin Primacy 4+ 205/55 R16 94W XL', 'Michelin', 'Michelin Primacy 4+ pneu 205/55 R16 94W XL'],
    ['Sac Orvane Pia noir', 'Orvane', 'Orvane Pia sac noir'],
    // A brand in brackets.
    ['Key (Orvane) 3rd Mini Album', 'Orvane', 'Orvane Key 3rd Mini Album'],
    ['1984 (Orvane Modern Classics)', 'Orvane', 'Orvane 1984 (Orvane Modern Classics)'],
    ['Batterie compatible (Orvane) 18V', 'Orvane', 'Batterie compatible (Orvane) 18V'],
    // A brand keeps its own small words, and a skirt's length is no acronym.
    ['The Chic Tie Dress', 'Orva da Gama', 'Orva da Gama the Chic Tie Dress'],
    ['Sofina Relaxed Cashmere Midi', 'Orva', 'Orva Sofina Relaxed Cashmere Midi'],
    // A brand that is called by a colour.
    ['Almond Breeze boisson non sucrée', 'Blue Diamond', 'Blue Diamond Almond Breeze boisson non sucrée'],
    // The first of a brand's words is not the brand where it is a word like others; two of them are.
    ['Orange Livebox', 'Orange Telecom', 'Orange Telecom Livebox'],
    ['Lake Breeze Hoodie', 'Lake Orva Clothing', 'Lake Orva Clothing Lake Breeze Hoodie'],
    ['Lake Orva Anchor Hoodie', 'Lake Orva Clothing', 'Lake Orva Clothing Anchor Hoodie'],
    ['Orvane Pop Case', 'Orvane Designs', 'Orvane Designs Pop Case'],
    // A rose is a flower in English, and a name.
    ['Initial Necklace – Silver', 'Orva Rose', 'Orva Rose Initial Necklace – Silver'],
    [
      'Eternal Rose Box - with Engraved Necklace',
      'Orvane',
      'Orvane Eternal Rose Box - with Engraved Necklace',
    ],
  ])('%j of %s is %j', (title, brand, expected) => expect(titleOf(title, brand)).toBe(expected));

  test.each([
    // A number inside is no model: the thing stays, and so do its small words.
    ['Geschirr-Set, 24-teilig (Schwarz)', 'Orvane Geschirr-Set, 24-teilig (Schwarz)'],
    ['Kletterleiter und Rutsche, 2in1', 'Orvane Kletterleiter und Rutsche, 2in1'],
    [
      'Akku-Besen »KB 5«, mit 370 ml Fassungsvermögen',
      'Orvane Akku-Besen »KB 5«, mit 370 ml Fassungsvermögen',
    ],
    ['Handschuhe »Team Trek 2024«, mit Fütterung', 'Orvane Handschuhe »Team Trek 2024«, mit Fütterung'],
    ['Orvane Omega-3 | 60 Kapseln | mit Vitamin B', 'Orvane Omega-3 | 60 Kapseln | mit Vitamin B'],
    ['Orvane Hülle für Nova S23 mit Standfunktion', 'Orvane Hülle für Nova S23 mit Standfunktion'],
    ['Orvane Staubsaugerbeutel für BGL3A330', 'Orvane Staubsaugerbeutel für BGL3A330'],
    ['Orvane Vitamin B12 Kapseln mit Folsäure', 'Orvane Vitamin B12 Kapseln mit Folsäure'],
    // A database's title names brand and model.
    ['Orvane Waschmaschine WM14N040', 'Orvane WM14N040'],
    ['ORVANE GEFRIERSCHRANK SCHWARZ X200', 'Orvane X200'],
  ])('of a language that is none of ours %j is %j', (title, expected) =>
    expect(titleOf(title, 'Orvane')).toBe(expected),
  );

  test.each([
    ['– Orvane X 12 – Rouge', ''],
    ['– For Orvane 11 Pro Max', 'Orange'],
    ['– 35mm T1.5 – Filtre CPL (82mm)', ''],
  ])('of a shop system says all of its options behind its dash: %j', (options, colour) => {
    const title =
      'Objectif plein format à mise au point manuelle pour appareils hybrides et caméras de cinéma';
    const whole = `${title} ${options} ${colour}`.trim();
    const shown = titleOf(whole, '', colour === '' ? {} : { Colour: colour });
    expect(shown.endsWith(`${options} ${colour}`.trim())).toBe(true);
    expect(shown.length).toBeLessThan(110);
  });

  test.each(['– livrée montée à domicile', '– sans sucre ajouté', '– A Step by Step Handbook'])(
    'a sentence behind a dash is no option, and goes first: %s',
    (sentence) => {
      const title =
        'Table basse relevable de style industriel en bois massif de manguier avec pieds en acier';
      expect(titleOf(`${title} ${sentence}`)).not.toContain(sentence);
    },
  );

  test.each([
    ['- Bleu marine - XXL', { Couleur: 'Bleu marine', Taille: 'XXL' }],
    [', bleu ciel, XXL', { Couleur: 'bleu ciel', Taille: 'XXL' }],
    ['(bleu ciel, XXL)', { Couleur: 'bleu ciel', Taille: 'XXL' }],
    ['- Negro - 42', { Color: 'Negro', Talla: '42' }],
  ])('whatever separates colour and size at the end, both stay: %s', (end, stated) => {
    const title =
      'Chaussure de marche légère et respirante à semelle souple, tige en maille recyclée et lacets';
    const shown = titleOf(`${title} ${end}`.replace(' ,', ','), '', stated);
    for (const value of Object.values(stated)) expect(shown).toContain(value);
  });

  test('the number of a pattern tells it from the others', () => {
    const cases =
      'Soft Silicone TPU Cool Pattern Phone Case For Orvane XS Max Xs Xr X 8 7 6 Plus 5 SE Back Cover';
    expect(titleOf(`${cases} 07`)).toMatch(/ 07$/);
  });

  const long =
    'Grand bac de jardin rectangulaire en béton lissé – avec quatre pieds | 280 mm x 325 mm x 715 mm, évidé';
  test.each([
    ['Flinted White', 'Flinted White'],
    ['Rock', 'Rock'],
  ])('is shortened before the words that tell its variant: %j', (colour, expected) =>
    expect(titleOf(`${long} ${colour}`, '', { Colour: colour })).toBe(
      `Grand bac de jardin rectangulaire en béton lissé – avec quatre pieds ${expected}`,
    ),
  );

  test('a variant may take a title over its usual length', () => {
    const title = 'Grand bac de jardin rectangulaire en béton lissé – avec quatre pieds 840 mm Granit foncé';
    expect(titleOf(title, '', { Colour: 'Granit foncé' })).toBe(title);
  });

  test('all variants begin alike, whatever theirs is called', () => {
    const beginning = (colour: string) => {
      const title = titleOf(`${long} ${colour}`, '', { Colour: colour });
      expect(title.endsWith(` ${colour}`)).toBe(true);
      return title.slice(0, -colour.length);
    };
    expect(beginning('Ambre')).toBe(beginning('Granit foncé scellé et poli'));
  });

  test('the option that stands behind a colon is one', () => {
    const tank = 'Réservoir sous pression sans entretien pour pompe de jardin de 2 à 35 litres Volume:';
    expect(titleOf(`${tank} 12 l`)).toMatch(/^Réservoir sous pression .* 12 l$/);
    expect(titleOf(`${tank} 18 l`)).toMatch(/^Réservoir sous pression .* 18 l$/);
  });

  test('is told by what stands behind its brand, whatever that would mean by itself', () => {
    expect(titleOf('Bougie Sweet Home blanche', 'Zora')).toBe('Zora Bougie Sweet Home blanche');
    expect(titleOf('Miele free standing dishwasher in blanc', 'Miele')).toMatch(/ in White$/);
  });

  test('one word that is longer than a title is cut', () => {
    const word = 'Anticonstitutionnellement'.repeat(4);
    expect(titleOf(word, 'Zora')).toMatch(/^Zora [Aa]nticonstitutionnellement.{40,}$/);
  });
});
