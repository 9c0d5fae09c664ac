import type { ChildProcess } from 'node:child_process';
import type { FromSiblings, ToSiblings } from './siblings.ts';

/** Milliseconds that a request waits for processes that do not respond. */
const answerTimeout = 1_000;

/** Passes messages between processes that share a port. */
export type SiblingRelay = {
  /** Connects this process with the others until it ends. To be called once it is ready. */
  join(child: ChildProcess): void;
};

type Question = { left: Set<ChildProcess>; responses: unknown[]; finish: () => void };

/** The parent's side of `siblings.ts`. */
export function createSiblingRelay(): SiblingRelay {
  const members = new Set<ChildProcess>();
  const open = new Map<string, Question>();

  // A process that is ending may not receive it.
  const send = (to: ChildProcess, message: FromSiblings) => to.connected && to.send(message, () => undefined);
  const othersOf = (child: ChildProcess) => [...members].filter((member) => member !== child);

  function ask(
    child: ChildProcess,
    { topic, question, data }: Extract<ToSiblings, { sibling: 'ask' }>,
  ): void {
    const name = `${child.pid}-${question}`;
    const responses: unknown[] = [];
    const finish = () => {
      clearTimeout(timer);
      if (open.delete(name)) send(child, { sibling: 'responses', question, responses });
    };
    const timer = setTimeout(finish, answerTimeout);
    const left = new Set(othersOf(child));
    open.set(name, { left, responses, finish });
    for (const other of left) send(other, { sibling: 'asked', topic, question: name, data });
    if (left.size === 0) finish();
  }

  /** A process that has ended sends no response. */
  function settle(child: ChildProcess, { left, responses, finish }: Question, data?: unknown): void {
    if (!left.delete(child)) return;
    if (data !== undefined) responses.push(data);
    if (left.size === 0) finish();
  }

  function pass(child: ChildProcess, message: ToSiblings): void {
    if (message.sibling === 'tell') {
      const { topic, data } = message;
      for (const other of othersOf(child)) send(other, { sibling: 'told', topic, data });
    }
    if (message.sibling === 'ask') ask(child, message);
    if (message.sibling === 'answer') {
      const question = open.get(message.question);
      if (question) settle(child, question, message.data);
    }
  }

  return {
    join(child) {
      members.add(child);
      child.on('message', (message) => {
        if (typeof message === 'object' && message !== null && 'sibling' in message)
          pass(child, message as ToSiblings);
      });
      child.once('exit', () => {
        members.delete(child);
        for (const question of open.values()) settle(child, question);
      });
    },
  };
}
