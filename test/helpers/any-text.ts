import fc from 'fast-check';

const firstSurrogate = 0xd800;
const surrogates = 0x800;
const lastCharacter = 0x10ffff;

/** Any character of Unicode. */
const character = fc.nat({ max: lastCharacter - surrogates }).map(
  (place) => String.fromCodePoint(place < firstSurrogate ? place : place + surrogates),
  (text) => {
    const code = typeof text === 'string' ? text.codePointAt(0) : undefined;
    if (code === undefined || String.fromCodePoint(code) !== text || !text.isWellFormed())
      throw new Error('Not one character');
    return code < firstSurrogate ? code : code - surrogates;
  },
);

/** What fast-check's unit `binary` makes, without its list of all characters: it takes seconds and a hundred megabytes. */
export const anyText = (constraints: Omit<fc.StringConstraints, 'unit'> = {}): fc.Arbitrary<string> =>
  fc.string({ ...constraints, unit: character });
