import { createECDH } from 'node:crypto';

/** Under which the secret is kept that these keys come from. */
export const pushSecretName = 'web push';

/** The keys by which push services know us (RFC 8292), base64url. */
export type VapidKeys = { publicKey: string; privateKey: string };

/** The keys of a secret of 32 bytes: any is a private key of P-256 but one in 2^32, which throws. */
export function vapidKeys(secret: Uint8Array): VapidKeys {
  const curve = createECDH('prime256v1');
  curve.setPrivateKey(secret);
  return {
    publicKey: curve.getPublicKey('base64url'),
    privateKey: Buffer.from(secret).toString('base64url'),
  };
}
