import cluster from 'node:cluster';

/** The other web processes of this machine, which share one port; `sibling-relay.ts` passes messages between them. */
export type Siblings = {
  /** The number of this process, from 1; the replacement of a process gets its number. */
  number: number;
  /** Sends a message to all others; a process that is just starting misses it. */
  broadcast(topic: string, data: unknown): void;
  onBroadcast(topic: string, listener: (data: unknown) => void): void;
  /**
   * Sends a request to all others and returns their responses; those that do not respond within a second are left
   * out.
   */
  request(topic: string, data?: unknown): Promise<unknown[]>;
  onRequest(topic: string, listener: (data: unknown) => Promise<unknown>): void;
};

/** From a process to the relay. */
export type ToSiblings =
  | { sibling: 'broadcast'; topic: string; data: unknown }
  | { sibling: 'request'; topic: string; requestId: number; data: unknown }
  | { sibling: 'response'; requestId: string; data: unknown };
/** From the relay to a process. A response has the `requestId` of its request. */
export type FromSiblings =
  | { sibling: 'broadcast'; topic: string; data: unknown }
  | { sibling: 'request'; topic: string; requestId: string; data: unknown }
  | { sibling: 'responses'; requestId: number; responses: unknown[] };

/** The environment variable with the number of a web process that has siblings. */
export const numberVariable = 'VISAVIS_WEB';

/** Connects to the other web processes; undefined: there are none. */
export function openSiblings(): Siblings | undefined {
  const { worker } = cluster;
  const number = Number(process.env[numberVariable]);
  if (!worker || !number) return undefined;
  // By default Node would end this process when its parent ends, in the middle of requests: `lifecycle.ts` shuts it
  // down in order.
  worker.exitedAfterDisconnect = true;
  const onBroadcasts = new Map<string, (data: unknown) => void>();
  const onRequests = new Map<string, (data: unknown) => Promise<unknown>>();
  const waiting = new Map<number, (responses: unknown[]) => void>();
  let lastRequest = 0;

  // Messages sent while the parent ends are lost, as this process ends as well.
  const send = (message: ToSiblings) => process.connected && process.send?.(message, () => undefined);

  /** An error is sent as a response too, so that the sender does not wait. */
  async function respond({ topic, requestId, data }: Extract<FromSiblings, { sibling: 'request' }>) {
    const response = await onRequests
      .get(topic)?.(data)
      .catch(() => undefined);
    send({ sibling: 'response', requestId, data: response });
  }

  process.on('message', (message: FromSiblings | { sibling?: undefined }) => {
    if (message.sibling === 'broadcast') onBroadcasts.get(message.topic)?.(message.data);
    if (message.sibling === 'request') void respond(message);
    if (message.sibling === 'responses') {
      waiting.get(message.requestId)?.(message.responses);
      waiting.delete(message.requestId);
    }
  });

  return {
    number,
    broadcast: (topic, data) => send({ sibling: 'broadcast', topic, data }),
    onBroadcast: (topic, listener) => void onBroadcasts.set(topic, listener),
    request: (topic, data) =>
      new Promise((resolve) => {
        lastRequest++;
        waiting.set(lastRequest, resolve);
        send({ sibling: 'request', topic, requestId: lastRequest, data });
      }),
    onRequest: (topic, listener) => void onRequests.set(topic, listener),
  };
}
