/** Content-Security-Policy of responses that must not run or load anything; pages have their own. */
export const closedContentPolicy =
  "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** For an SVG opened directly: nothing in it may run or load, except its own style. */
export const drawingPolicy = `${closedContentPolicy}; style-src 'unsafe-inline'; sandbox`;

/** For workers of a page: WebAssembly is allowed too, and only files of our own. */
export const workerPolicy =
  "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'; base-uri 'none'";

/** Permissions that our pages do not need; the camera reads barcodes. */
const refusedFeatures = [
  'accelerometer',
  'autoplay',
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

/** Headers that only matter for documents: on scripts, fonts and pictures they would waste a kilobyte. */
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

/** Seconds of Strict-Transport-Security. */
const transportAge = 365 * 24 * 3_600;

/** Headers of every response, after OWASP's list; `isSecure`: visitors reach us by https. */
export const secureHeaders = (isSecure: boolean): Record<string, string> => ({
  'content-security-policy': closedContentPolicy,
  'cross-origin-embedder-policy': 'require-corp',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': [...refusedFeatures.map((feature) => `${feature}=()`), 'camera=(self)'].join(', '),
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
  'x-dns-prefetch-control': 'off',
  'x-frame-options': 'DENY',
  'x-permitted-cross-domain-policies': 'none',
  ...(isSecure && { 'strict-transport-security': `max-age=${transportAge}` }),
});
