import { createECDH, randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { arePushKeys } from './push-keys.ts';

const point = createECDH('prime256v1').generateKeys();
const key = point.toString('base64url');
const secret = randomBytes(16).toString('base64url');

describe('keys of a browser', () => {
  it('are a point of the curve and sixteen bytes', () => {
    expect(arePushKeys(key, secret)).toBe(true);
    expect(arePushKeys(`${key}=`, secret)).toBe(true);
  });

  it('are nothing else', () => {
    const besideCurve = Buffer.from(point);
    besideCurve.writeUInt8(besideCurve.readUInt8(64) ^ 1, 64);
    const other = Buffer.from(point);
    other.writeUInt8(6, 0);
    for (const wrong of [besideCurve, other, point.subarray(0, 64), Buffer.alloc(65)]) {
      expect(arePushKeys(wrong.toString('base64url'), secret)).toBe(false);
    }
    expect(arePushKeys('A'.repeat(87), secret)).toBe(false);
    expect(arePushKeys(`BA${'A'.repeat(85)}`, secret)).toBe(false);
    expect(arePushKeys(key, randomBytes(15).toString('base64url'))).toBe(false);
  });
});
