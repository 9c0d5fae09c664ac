const browsers = [
  ['Edge', /\bEdgA?\//],
  ['Opera', /\bOPR\//],
  ['Samsung Internet', /SamsungBrowser\//],
  ['Firefox', /(?:Firefox|FxiOS)\//],
  ['Chrome', /(?:Chrome|CriOS)\//],
  ['Safari', /Safari\//],
] as const;

const systems = [
  ['iPhone', /iPhone/],
  ['iPad', /iPad/],
  ['Android', /Android/],
  ['Windows', /Windows/],
  ['macOS', /Mac OS X/],
  ['Linux', /Linux/],
] as const;

const firstOf = (known: readonly (readonly [string, RegExp])[], text: string) =>
  known.find(([, pattern]) => pattern.test(text))?.[0];

/** A browser and its system as people call them; '' where neither is known. */
export const deviceOf = (userAgent: string): string =>
  [firstOf(browsers, userAgent), firstOf(systems, userAgent)].filter(Boolean).join(' · ');
