import { expect, test } from 'vitest';
import { deviceOf } from './device.ts';

test.each([
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox · Linux'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605 Version/18.0 Mobile Safari/604',
    'Safari · iPhone',
  ],
  ['Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537 Chrome/140.0 Safari/537 Edg/140.0', 'Edge · Windows'],
  ['Mozilla/5.0 (Linux; Android 15) AppleWebKit/537 Chrome/140.0 Mobile Safari/537', 'Chrome · Android'],
  ['curl/8', ''],
])('%s is %s', (userAgent, device) => {
  expect(deviceOf(userAgent)).toBe(device);
});
