import { describe, expect, it } from 'vitest';
import { decodeDos } from './dos-encodings.ts';
import { declaredIn, oldEncodingOf } from './old-encodings.ts';
import { decode } from './text-decoding.ts';

const textOf = async (bytes: Buffer) => {
  const chunks = (async function* () {
    yield bytes;
  })();
  let text = '';
  for await (const piece of decode(chunks, { isCut: false }).text) text += piece;
  return text;
};

describe('text of the days of DOS', () => {
  it.each([
    [
      'cp858',
      '546882698a7265206482636f7282652085206c61206d61696e2c2063728a6d65206272966c8265202d206661876164652031322c353020d5',
      'Théière décorée à la main, crème brûlée - façade 12,50 €',
    ],
    [
      'cp858',
      '4b81686c73636872616e6b206772816e2c20477294e1652036302c20668172204d9462656c20756e64204b816368652c205a7562656894722c205363686c84676572',
      'Kühlschrank grün, Größe 60, für Möbel und Küche, Zubehör, Schläger',
    ],
    [
      'cp858',
      '4361666574698a726520826c65637472697175652c206d6f648a6c65207072826682728220646573204672616e87616973',
      'Cafetière électrique, modèle préféré des Français',
    ],
    [
      'cp852',
      '9d79be6b612073746f886f77612c20bea28874612c20987769a57465637a6e612c2072a9637a6e6965207a646f62696f6e612c20628879737a637aa563612c2072a2be6f7779206b7562656b2c20986e696164616e69652c206d69a96b6b6120706f6475737a6b61',
      'Łyżka stołowa, żółta, świąteczna, ręcznie zdobiona, błyszcząca, różowy kubek, śniadanie, miękka poduszka',
    ],
    [
      'cp852',
      '4e6f9f6ea1206b6fe7696c652c2064d874736b82206872619f6b792c206b6f7570656c6e6f76822070fd65646c6fa76b792c206dd86b6b8220706f766c659f656ea1',
      'Noční košile, dětské hračky, koupelnové předložky, měkké povlečení',
    ],
    [
      'cp858',
      '496e666f726d6187e465733a20636f6c6368e465732c20616c6d6f66616461732c20636f726187c66f2c206c656e87a269732c2065646987c66f2c2070726f746587c66f2c2062616ce465732c20626f74e46573',
      'Informações: colchões, almofadas, coração, lençóis, edição, proteção, balões, botões',
    ],
  ])('is known by its letters: %s %s', async (encoding, hex, text) => {
    const bytes = Buffer.from(hex, 'hex');
    expect(oldEncodingOf(bytes)).toBe(encoding);
    expect(await textOf(bytes)).toBe(text);
  });

  it.each([
    ['Cafetière électrique, modèle “préféré” – 12 € … 24” ‰', 'windows-1252'],
    ['Größe „60“ für Möbel', 'windows-1252'],
  ])('is no text of Windows: %s', (text, encoding) => {
    const signs: Record<string, number> = {
      '“': 0x93,
      '”': 0x94,
      '„': 0x84,
      '–': 0x96,
      '€': 0x80,
      '…': 0x85,
      '‰': 0x89,
    };
    expect(oldEncodingOf(Buffer.from([...text].map((sign) => signs[sign] ?? sign.charCodeAt(0))))).toBe(
      encoding,
    );
  });

  it('is read as XML declares it', () => {
    expect(declaredIn(Buffer.from('<?xml version="1.0" encoding="IBM852"?>'))).toBe('cp852');
    expect(declaredIn(Buffer.from('<?xml version="1.0" encoding="cp850"?>'))).toBe('cp858');
    expect(decodeDos('cp852', Buffer.from([0x41, 0x88]))).toBe('Ał');
    expect(decodeDos('windows-1252', Buffer.from([0x41]))).toBeUndefined();
  });
});
