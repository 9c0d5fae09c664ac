/** What the server needs to send push messages to this browser. */
export type DeviceAddress = { address: string; key: string; secret: string };

const script = '/service-worker.js';

export const canPush = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

async function findSubscription(): Promise<PushSubscription | null> {
  const registration = canPush() ? await navigator.serviceWorker.getRegistration('/') : undefined;
  return registration ? registration.pushManager.getSubscription() : null;
}

/** Whether this browser gets push messages of ours. */
export const isSubscribed = async (): Promise<boolean> => (await findSubscription()) !== null;

const keyOf = (subscription: PushSubscription, name: PushEncryptionKeyName): string => {
  const bytes = new Uint8Array(subscription.getKey(name) ?? new ArrayBuffer(0));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
};

/** Asks for permission, and subscribes; undefined: the visitor said no. `pushKey`: the server's, base64url. */
export async function subscribeDevice(pushKey: string): Promise<DeviceAddress | undefined> {
  if ((await Notification.requestPermission()) !== 'granted') return undefined;
  await navigator.serviceWorker.register(script, { scope: '/' });
  const { pushManager } = await navigator.serviceWorker.ready;
  // One that was made with other keys of ours would be refused.
  await (await pushManager.getSubscription())?.unsubscribe();
  const subscription = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: pushKey });
  return {
    address: subscription.endpoint,
    key: keyOf(subscription, 'p256dh'),
    secret: keyOf(subscription, 'auth'),
  };
}

/** Whoever uses this browser next is not told what the alerts of an account say. */
export async function unsubscribeDevice(): Promise<void> {
  await (await findSubscription())?.unsubscribe();
}
