import cluster from 'node:cluster';

/** The other web processes of this machine, which answer at the same port; `sibling-relay.ts` passes messages on. */
export type Siblings = {
  /** Which of them this process is, from 1 on; one that took the place of another has its number. */
  number: number;
  /** Tells all others; one that is just starting misses it. */
  tell(topic: string, data: unknown): void;
  onTold(topic: string, listener: (data: unknown) => void): void;
  /** What the others answer; those that do not within a second are left out. */
  ask(topic: string, data?: unknown): Promise<unknown[]>;
  onAsked(topic: string, answer: (data: unknown) => Promise<unknown>): void;
};

/** From a process to the relay. */
export type ToSiblings =
  | { sibling: 'tell'; topic: string; data: unknown }
  | { sibling: 'ask'; topic: string; question: number; data: unknown }
  | { sibling: 'answer'; question: string; data: unknown };
/** From the relay to a process; `question` of another process is answered under the same name. */
export type FromSiblings =
  | { sibling: 'told'; topic: string; data: unknown }
  | { sibling: 'asked'; topic: string; question: string; data: unknown }
  | { sibling: 'responses'; question: number; responses: unknown[] };

/** Where a web process that has siblings finds its number. */
export const numberVariable = 'VISAVIS_WEB';

/** Opens the way to the other web processes; undefined: this one is alone. */
export function openSiblings(): Siblings | undefined {
  const { worker } = cluster;
  const number = Number(process.env[numberVariable]);
  if (!worker || !number) return undefined;
  // Left alone, Node would end this process where its parent is gone, in the middle of requests: `lifecycle.ts` ends it in order.
  worker.exitedAfterDisconnect = true;
  const told = new Map<string, (data: unknown) => void>();
  const asked = new Map<string, (data: unknown) => Promise<unknown>>();
  const waiting = new Map<number, (responses: unknown[]) => void>();
  let questions = 0;

  // What is sent while the parent goes away is lost, as we end as well.
  const send = (message: ToSiblings) => process.connected && process.send?.(message, () => undefined);

  /** A failure is an answer too, so that nobody waits for it. */
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
