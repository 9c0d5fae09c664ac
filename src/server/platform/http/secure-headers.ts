/** Content-Security-Policy of answers that no browser should ever run or load anything for; pages bring their own. */
export const closedContentPolicy =
  "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** A drawing opened by itself is no page: nothing in it may run or load; it keeps its own style. */
export const drawingPolicy = `${closedContentPolicy}; style-src 'unsafe-inline'; sandbox`;

/** What pages of ours have no use for, so that nothing within them ever gets it. */
const refusedFeatures = [
  'accelerometer',
  'autoplay',
  'camera',
  'display-capture',
  'encrypted-media',
  'fullscreen',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'picture-in-picture',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'usb',
  'xr-spatial-tracking',
];

/** What browsers heed of documents alone: beside a script, a font or a picture it is a kilobyte for nothing. */
export const documentHeaders = [
  'content-security-policy',
  'cross-origin-embedder-policy',
  'cross-origin-opener-policy',
  'permissions-policy',
  'referrer-policy',
  'x-dns-prefetch-control',
  'x-frame-options',
  'x-permitted-cross-domain-policies',
] as const;

/** Seconds for which a browser comes by https only. */
const transportAge = 365 * 24 * 3_600;

/** Headers of every answer, after OWASP's list; `isSecure`: visitors reach us by https. */
export const secureHeaders = (isSecure: boolean): Record<string, string> => ({
  'content-security-policy': closedContentPolicy,
  'cross-origin-embedder-policy': 'require-corp',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': refusedFeatures.map((feature) => `${feature}=()`).join(', '),
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
  'x-dns-prefetch-control': 'off',
  'x-frame-options': 'DENY',
  'x-permitted-cross-domain-policies': 'none',
  ...(isSecure && { 'strict-transport-security': `max-age=${transportAge}` }),
});
