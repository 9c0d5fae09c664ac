import { describe, expect, it } from 'vitest';
import { oldEncodingOf } from './old-encodings.ts';

/** The bytes of a text in an encoding of one byte a letter. */
function encode(text: string, encoding: string): Buffer {
  const decoder = new TextDecoder(encoding);
  const bytes = new Map(
    Array.from({ length: 256 }, (_, byte) => [decoder.decode(Uint8Array.of(byte)), byte] as const),
  );
  return Buffer.from(
    [...text].map((sign) => {
      const byte = bytes.get(sign);
      if (byte === undefined) throw new Error(`${encoding} has no ${sign}`);
      return byte;
    }),
  );
}

const russian = 'Название;Цена\nЧайник электрический, белый;19,90\nНастольная лампа;25,00';
const ukrainian = 'Назва;Ціна\nЧайник електричний, білий, ємність 2 л;19,90\nЇжа для котів;5,00';
const greek = 'Όνομα;Τιμή\nΒραστήρας νερού, λευκός;19,90\nΦωτιστικό γραφείου με βάση;25,00';
const polish = 'Nazwa;Cena\nCzajnik biały, pojemność 2 l;19,90\nPoduszka miękka, żółta;9,00';
const czech = 'Název;Cena\nRychlovarná konvice, bílá;19,90\nDětské tričko, žluté, příjemné;9,00';
const hungarian = 'Név;Ár\nVízforraló, fehér, gyűrődő;19,90\nKülönleges, hűtőszekrény, időjárásálló;9,00';
const turkish = 'Ürün adı;Fiyat\nSu ısıtıcı, beyaz, çift katlı;19,90\nIşıklı şişe, güçlü, ağaç;9,00';
const lithuanian =
  'Pavadinimas;Kaina\nVirdulys, baltas, 2 l, ąžuolinė rankena;19,90\nStalinė lempa žalia, šviečia;9,00';
const french = 'Nom;Prix\nThéière émaillée, modèle d’été – 12 €;19,90\nLampe à poser, hêtre et chêne;25,00';

describe('text of one byte a letter that names no encoding', () => {
  it.each([
    ['windows-1251', russian],
    ['koi8-r', russian],
    ['ibm866', russian],
    ['windows-1251', ukrainian],
    ['windows-1253', greek],
    ['windows-1250', polish],
    ['iso-8859-2', polish],
    ['windows-1250', czech],
    ['iso-8859-2', czech],
    ['windows-1250', hungarian],
    ['windows-1254', turkish],
    ['windows-1257', lithuanian],
    ['macintosh', french],
    ['windows-1252', french],
  ])('is read in %s: %s', (encoding, text) => {
    const bytes = encode(text, encoding);
    expect(new TextDecoder(oldEncodingOf(bytes)).decode(bytes)).toBe(text);
  });

  it.each([
    'Größe;Preis\nKühlschrank weiß, mit Gefrierfach, für Küchen;199,00\nHängeleuchte über dem Eßtisch',
    'Camiseta de algodón, tamaño único, niño; ¿Cuál? ¡Éste! Corazón reversible, en México',
    'Città più bella, caffè perché così, qualità e libertà',
    'Colchão, almofadas, coração, lençóis, edição, proteção, balões, botões',
    'Blåbærsyltetøj, Ø 20 cm, smørekande på fod; Kökshandduk, grön, 2 för 1 – fåtölj',
    'Ø 20 cm × 30 cm, ½” – 12 °C, m² and m³: the shop’s “best” Brand® and Name™',
    // Names of other countries among French texts, and one letter again and again.
    'Étagère Malmö, été à Lodz, Škoda, São Paulo, 5 € – coupe-légumes râpé, façade dorée',
    'Fragrância;Fragrância;Fragrância;Fragrância;Fragrância;Fragrância;Fragrância;Fragrância'.repeat(9),
    '— one of a kind — ½ off — it’s here — a — b —',
  ])('stays that of western Europe: %s', (text) => {
    expect(oldEncodingOf(encode(text, 'windows-1252'))).toBe('windows-1252');
  });
});
