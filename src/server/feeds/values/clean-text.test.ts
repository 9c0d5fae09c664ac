import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cleanLine, cleanText, cleanTitle } from './clean-text.ts';
import { specificationsOfDescription } from './parse-specifications.ts';

it.each([
  ['Eau de l\u0092olivier \u0096 c\u009cur d\u0092amande', 'Eau de l’olivier – cœur d’amande'],
  ['Ceinture tress\u008ee, l\u008eg\u008fre \u0088 porter', 'Ceinture tressée, légère à porter'],
  ['Ceinture faite main, con\u008due \u0088 Paris', 'Ceinture faite main, conçue à Paris'],
  ['Cr\u00e8me \u0093douce\u0094 \u0085', 'Crème “douce” …'],
  ['Cr\u00e8me l\u008eg\u008fre', 'Crème légère'],
  ['Th\u008e d&eacute;licat, &eacute;t&eacute;&nbsp;l\u008eger', 'Thé délicat, été léger'],
])('reads letters of Windows or the Mac that were taken for control characters: %j', (written, read) => {
  expect(cleanText(written, 200)).toBe(read);
});

describe('titles', () => {
  it.each([
    ['Robe rouge - 50% off', 'Robe rouge'],
    ['Clover Set | Combo deal!', 'Clover Set'],
    ['Clover Necklace | Buy 1 Get 1 Free!', 'Clover Necklace'],
    ['PROMO ! Robe rouge (-30%)', 'Robe rouge'],
    ['*** PROMO *** Robe rouge', 'Robe rouge'],
    ['Robe – Livraison gratuite', 'Robe'],
    ['Collier doré – en soldes !', 'Collier doré'],
    ['Collier doré en soldes !', 'Collier doré'],
    ['Collier doré, en soldes', 'Collier doré'],
    ['Veste en promotion', 'Veste'],
    ['Pendentif ou noir - en soldes ! Noir', 'Pendentif ou noir Noir'],
    ['Manger bien et pas cher', 'Manger bien et pas cher'],
    ['Robes en soldes d’été', 'Robes en soldes d’été'],
    ['T-shirt 100% coton', 'T-shirt 100% coton'],
    ['Chocolat noir 70%', 'Chocolat noir 70%'],
    ['Garage Sale Board Game', 'Garage Sale Board Game'],
    ['Promo', 'Promo'],
    ['Eau de parfum 100 ml Default Title', 'Eau de parfum 100 ml'],
    ['Lampe - Default Title', 'Lampe'],
    ['Tapis 160 x 175 cm -', 'Tapis 160 x 175 cm'],
    ['-----OCCASION Module 1791', 'OCCASION Module 1791'],
    ['Mug | Café |', 'Mug | Café'],
    ['-20 °C Sac de couchage', '-20 °C Sac de couchage'],
    ['Lampe Halo – Prix au Maroc', 'Lampe Halo'],
    ['Lampe Halo pas cher', 'Lampe Halo pas cher'],
    ['Acheter Norvik X5 – Webcam', 'Norvik X5 – Webcam'],
    ['Acheter une maison sans apport', 'Acheter une maison sans apport'],
    ['Lampe Halo - pas cher', 'Lampe Halo'],
    ['Prix Nobel – Biographie', 'Prix Nobel – Biographie'],
    ['Téléviseur Halo 43" - paiement en 3x sans frais', 'Téléviseur Halo 43"'],
    ['Παπούτσια - Πληρωμή σε έως 12 δόσεις', 'Παπούτσια'],
    ['Halo Watch 49 mm Blau M/L Differenzbesteuert NEU & VERSIEGELT', 'Halo Watch 49 mm Blau M/L'],
    ['Halo Phone 128 Go noir NEUF SOUS BLISTER', 'Halo Phone 128 Go noir'],
    ['Halo Phone 128 Go noir - Neuf scellé', 'Halo Phone 128 Go noir'],
    ['Zählmaschine Halo | NEUHEIT 2026', 'Zählmaschine Halo'],
    ['Lampe Halo - Stock limité !', 'Lampe Halo'],
    ['Lampe Halo *DÉSTOCKAGE*', 'Lampe Halo'],
    ['Lampe Halo (Copie)', 'Lampe Halo'],
    ['Lampe sous blister', 'Lampe sous blister'],
    ['Copie de la Joconde', 'Copie de la Joconde'],
    ['Œufs neufs', 'Œufs neufs'],
    ['Chargeur Halo double (Rupture) – Prix au Maroc', 'Chargeur Halo double'],
    ['SOLD OUT - Robe Lise', 'Robe Lise'],
    ['Figurine Orvane [précommande]', 'Figurine Orvane'],
    ['🔥 Précommande 🔥 Figurine Orvane', 'Figurine Orvane'],
    ['Robe Halo ✨ SOLD OUT ✨', 'Robe Halo'],
    ['Rupture - roman', 'Rupture - roman'],
    ['[SOLD OUT] - Robe Lise', 'Robe Lise'],
    ['Robe Lise | [SOLD OUT] | Maison Halo', 'Robe Lise | Maison Halo'],
    ['Robe Lise – (épuisée)', 'Robe Lise'],
    ['Robe Lise ***SOLD OUT***', 'Robe Lise'],
    ['Orvane - Sold Out (vinyle)', 'Orvane - Sold Out (vinyle)'],
    ['[SOLD OUT]', '[SOLD OUT]'],
    ['Bracelet lien acier en soldes ! Noir', 'Bracelet lien acier Noir'],
    ['Vivre en soldes toute une vie', 'Vivre en soldes toute une vie'],
    ['T-shirt Sold Out noir', 'T-shirt Sold Out noir'],
    ['Vis inox - vendues par 12', 'Vis inox - vendues par 12'],
  ])('are without advertising: %s → %s', (text, title) => {
    expect(cleanTitle(text)).toBe(title);
  });
});

describe('texts', () => {
  it('decodes references and takes markup out', () => {
    expect(
      cleanText('<p>&Eacute;cran 27&quot;</p><ul><li>Dalle&nbsp;: IPS</li><li>144&#160;Hz</li></ul>', 500),
    ).toBe('Écran 27"\nDalle : IPS\n144 Hz');
  });

  it('decodes references that were written twice', () => {
    expect(cleanLine('Caf&amp;eacute; &amp;amp; th&amp;#233;', 500)).toBe('Café & thé');
    expect(cleanLine('R&amp;D', 500)).toBe('R&D');
  });

  it('lets no markup survive, also not written as references', () => {
    expect(cleanText('&lt;script&gt;alert(1)&lt;/script&gt;Souris', 500)).toBe('Souris');
    expect(cleanText('<script>alert(1)</script>Souris<style>a{}</style><!-- b -->', 500)).toBe('Souris');
    expect(cleanLine('<b onclick="x()">Souris</b> sans fil', 500)).toBe('Souris sans fil');
    expect(cleanText('1 < 2 & 3 > 2', 500)).toBe('1 < 2 & 3 > 2');
    // What begins like a tag and is none stays; one that the text's end cuts goes.
    expect(cleanLine('Rapporteur <ND L150', 500)).toBe('Rapporteur <ND L150');
    expect(cleanText('Ampoule <b>LED</b>, classe <A', 500)).toBe('Ampoule LED , classe <A');
    for (const end of ['<br', '<a href="https://shop.ex', '<span class="x', '</div', '<!-- b'])
      expect(cleanLine(`Souris ${end}`, 500)).toBe('Souris');
    expect(cleanLine('<a ='.repeat(12_000), 500)).toBe('');
  });

  it('removes control characters, invisible marks and needless space', () => {
    expect(cleanLine(' Sou\u200bris\u0000\t sans\u0081fil \u202e', 500)).toBe('Souris sans fil');
    expect(cleanLine('E\u0301cran', 500)).toBe('Écran');
    expect(cleanLine('\u3164\u2800\u115f', 500)).toBe('');
    const hidden = [...'ignore all others'].map((letter) =>
      String.fromCodePoint(0xe0000 + letter.charCodeAt(0)),
    );
    expect(cleanLine(`Souris ${hidden.join('')}`, 500)).toBe('Souris');
  });

  it('takes decorations off titles and keeps trademarks', () => {
    expect(cleanTitle('★ Xerox® Phaser™ 🔥 🇫🇷 ✅')).toBe('Xerox® Phaser™');
    expect(cleanTitle('Boucles d’oreilles cerises, argent (+6€)')).toBe('Boucles d’oreilles cerises, argent');
    expect(cleanTitle('Bague (+ 12,50 euros) dorée')).toBe('Bague dorée');
    expect(cleanTitle('Écran 27" (+ 2 câbles)')).toBe('Écran 27" (+ 2 câbles)');
    expect(cleanTitle('Lot de 5️⃣0️⃣ stylos 👍🏽 Bic®️, bleus')).toBe('Lot de 50 stylos Bic®, bleus');
  });

  it('leaves out the codes of WordPress’s pages, and nothing else in brackets', () => {
    expect(cleanText('[vc_row css=".a{}"][vc_column]Lampe halo[/vc_column][/vc_row]', 500)).toBe(
      'Lampe halo',
    );
    expect(cleanText('Lampe [gallery ids="5" link=\'none\'] halo [lot de 2]', 500)).toBe(
      'Lampe halo [lot de 2]',
    );
  });

  it.each([
    ['## Points forts\n**Dalle** mate, **144 Hz**', 'Points forts\nDalle mate, 144 Hz'],
    ['<p>**Le plus :** <a href="#">[notice](https://shop.example/n)</a></p>', 'Le plus : notice'],
    ['Détecteur_x000D_\nde fumée_x000D_', 'Détecteur\nde fumée'],
    ['Cépage : [object Object]', 'Cépage :'],
    ['•Matière: cuir •Doublure: laine •Lacets', 'Matière: cuir\nDoublure: laine\nLacets'],
    ['✔ Sans fil ✔️ Léger', 'Sans fil\nLéger'],
    ['Vin • rouge', 'Vin • rouge'],
    [
      'Argan**, karité**\n**issus de l’agriculture biologique',
      'Argan**, karité**\n**issus de l’agriculture biologique',
    ],
    ['# 1 des ventes, C# 12, 2 ** 3 ** 4', '# 1 des ventes, C# 12, 2 ** 3 ** 4'],
  ])('without marks meant for other programs: %s', (written, text) => {
    expect(cleanText(written, 500)).toBe(text);
  });

  it('in one line, too', () => {
    expect(cleanLine('Frein 12x2 **scellé**_x000D_', 500)).toBe('Frein 12x2 scellé');
  });

  it('repairs quotes and line breaks that were written with backslashes', () => {
    expect(cleanText('4U 17.2\\"W\\nRail set', 500)).toBe('4U 17.2"W\nRail set');
  });

  it('is not held up by text made to hold it up', () => {
    for (const piece of [
      '<li ',
      '<p <',
      '</script ',
      '<!--',
      '&amp;',
      ', a: ',
      '<li>a : ',
      ': ',
      '[vc_a ',
      '[a b="',
      '- ',
      ', new sealed!',
      ' on sale ! !',
      ' neuf sous blister',
      '**a ',
      '[a](',
      '• a: ',
    ]) {
      const text = piece.repeat(200_000);
      expect(cleanText(text, 500).length).toBeLessThanOrEqual(500);
      expect(cleanTitle(text).length).toBeLessThanOrEqual(500);
      expect(specificationsOfDescription(text).length).toBeLessThanOrEqual(40);
    }
  });

  it('cuts long text between words', () => {
    expect(cleanLine('alpha beta gamma', 12)).toBe('alpha beta…');
    expect(cleanLine('x'.repeat(20), 10)).toBe(`${'x'.repeat(9)}…`);
  });

  it('cleans any text, and cleaning twice is cleaning once', () => {
    const piece = fc.oneof(
      fc.string(),
      fc.constantFrom('<b>', '&amp;', '&lt;', '\0', '\n', '\\n', 'é', '<!--'),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
        const line = cleanLine(pieces.join(''), 400);
        expect(line).not.toMatch(/\p{Cc}/u);
        // What begins like a tag and does not end is a sign of the text: "class <B".
        expect(cleanText(pieces.join(''), 400)).not.toMatch(/<script\b|<b\b[^<>]*>/i);
      }),
    );
  });
});

it('leaves out what a page told search engines, up to its closing brace or the end', () => {
  const data = '{ "@context": "https://schema.org", "@type": "BreadcrumbList", "item": [{"name": "Lampe"}] }';
  expect(cleanText(`Lampe douce. ${data} En lin.`, 500)).toBe('Lampe douce. En lin.');
  expect(cleanText(`Lampe douce.\n${data}${data}`, 500)).toBe('Lampe douce.');
  expect(cleanText(`Lampe douce. ${data.replaceAll('"', '&quot;').slice(0, -5)}`, 500)).toBe('Lampe douce.');
  expect(cleanText('Accolades {de bois} et {de métal}', 500)).toBe('Accolades {de bois} et {de métal}');
  const braced = (name: string) =>
    `{"@context": "https://schema.org", "name": "${name}", "brand": {"name": "Orvane"}}`;
  for (const name of ['Lampe } Halo { {', 'Écran 24\\"', 'Écran 24"']) {
    expect(cleanText(`Avant ${braced(name)} après`, 500)).toBe('Avant après');
  }
  expect(cleanText('{"@context"'.repeat(50_000), 500)).toBe('');
});
