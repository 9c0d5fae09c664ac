import cluster from 'node:cluster';

/** The other web processes of this machine, which share one port; `sibling-relay.ts` passes messages between them. */
export type Siblings = {
  /** The number of this process, from 1; the replacement of a process gets its number. */
  number: number;
  /** Sends a message to all others; a process that is just starting misses it. */
  tell(topic: string, data: unknown): void;
  onTold(topic: string, listener: (data: unknown) => void): void;
  /**
   * Sends a request to all others and returns their responses; those that do not respond within a second are left
   * out.
   */
  ask(topic: string, data?: unknown): Promise<unknown[]>;
  onAsked(topic: string, answer: (data: unknown) => Promise<unknown>): void;
};

/** From a process to the relay. */
export type ToSiblings =
  | { sibling: 'tell'; topic: string; data: unknown }
  | { sibling: 'ask'; topic: string; question: number; data: unknown }
  | { sibling: 'answer'; question: string; data: unknown };
/** From the relay to a process; a `question` of another process gets its response under the same name. */
export type FromSiblings =
  | { sibling: 'told'; topic: string; data: unknown }
  | { sibling: 'asked'; topic: string; question: string; data: unknown }
  | { sibling: 'responses'; question: number; responses: unknown[] };

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
  const told = new Map<string, (data: unknown) => void>();
  const asked = new Map<string, (data: unknown) => Promise<unknown>>();
  const waiting = new Map<number, (responses: unknown[]) => void>();
  let questions = 0;

  // Messages sent while the parent ends are lost, as this process ends as well.
  const send = (message: ToSiblings) => process.connected && process.send?.(message, () => undefined);

  /** An error is sent as a response too, so that the sender does not wait. */
  async function answer({ topic, question, data }: Extract<FromSiblings, { sibling: 'asked' }>) {
    const given = await asked
      .get(topic)?.(data)
      .catch(() => undefined);
    send({ sibling: 'answer', question, data: given });
  }

  process.on('message', (message: FromSiblings | { sibling?: undefined }) => {
    if (message.sibling === 'told') told.get(message.topic)?.(message.data);
    if (message.sibling === 'asked') void answer(message);
    if (message.sibling === 'responses') {
      waiting.get(message.question)?.(message.responses);
      waiting.delete(message.question);
    }
  });

  return {
    number,
    tell: (topic, data) => send({ sibling: 'tell', topic, data }),
    onTold: (topic, listener) => void told.set(topic, listener),
    ask: (topic, data) =>
      new Promise((resolve) => {
        questions++;
        waiting.set(questions, resolve);
        send({ sibling: 'ask', topic, question: questions, data });
      }),
    onAsked: (topic, listener) => void asked.set(topic, listener),
  };
}
