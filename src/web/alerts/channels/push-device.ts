import type { Language } from '../../../contract/language.ts';
import { callApi } from '../../api/call.ts';

/** What the server needs to send push messages to this browser. */
export type DeviceAddress = { address: string; key: string; secret: string };

const script = '/service-worker.js';

export const canPush = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

/** Whether it will, once the site is installed: iPhones and iPads alone say in `standalone` how it was opened. */
export const canPushInstalled = (): boolean =>
  !canPush() && 'standalone' in navigator && navigator.standalone === false;

async function findSubscription(): Promise<PushSubscription | null> {
  const registration = canPush() ? await navigator.serviceWorker.getRegistration('/') : undefined;
  return registration ? registration.pushManager.getSubscription() : null;
}

/** Whose alerts this browser shows. */
const ownerKey = 'pushOwner';

const base64url = (bytes: ArrayBuffer): string =>
  btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

/** What channels call this browser; undefined: it gets no push messages. */
export async function findDevice(): Promise<string | undefined> {
  const subscription = await findSubscription();
  if (!subscription) return undefined;
  return base64url(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(subscription.endpoint)));
}

const keyOf = (subscription: PushSubscription, name: PushEncryptionKeyName): string =>
  base64url(subscription.getKey(name) ?? new ArrayBuffer(0));

/**
 * Asks for permission, and subscribes for a user; undefined: the visitor said no. `pushKey`: the server's, base64url.
 */
export async function subscribeDevice(
  language: Language,
  { pushKey, userId }: { pushKey: string; userId: string },
): Promise<DeviceAddress | undefined> {
  if ((await Notification.requestPermission()) !== 'granted') return undefined;
  await navigator.serviceWorker.register(script);
  const { pushManager } = await navigator.serviceWorker.ready;
  // One that was made with other keys of ours would be refused.
  await leaveDevice(language);
  const subscription = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: pushKey });
  localStorage.setItem(ownerKey, userId);
  return {
    address: subscription.endpoint,
    key: keyOf(subscription, 'p256dh'),
    secret: keyOf(subscription, 'auth'),
  };
}

/** Ends push messages to this browser, here and in its account, so that its next user does not see the alerts of this one. */
export async function leaveDevice(language: Language): Promise<void> {
  const subscription = await findSubscription();
  localStorage.removeItem(ownerKey);
  if (!subscription) return;
  const body = { address: subscription.endpoint };
  await Promise.allSettled([callApi('forgetPushDevice', { language, body }), subscription.unsubscribe()]);
}

/** The same, where the alerts that this browser shows are another user's. */
export async function leaveOthersDevice(language: Language, userId: string): Promise<void> {
  const owner = localStorage.getItem(ownerKey);
  if (owner !== null && owner !== userId) await leaveDevice(language);
}
