import type { ChildProcess } from 'node:child_process';
import type { FromSiblings, ToSiblings } from './siblings.ts';

/** Milliseconds that a request waits for processes that do not respond. */
const responseTimeout = 1_000;

/** Passes messages between processes that share a port. */
export type SiblingRelay = {
  /** Connects this process with the others until it ends. To be called once it is ready. */
  join(child: ChildProcess): void;
};

type PendingRequest = { left: Set<ChildProcess>; responses: unknown[]; finish: () => void };

/** The parent's side of `siblings.ts`. */
export function createSiblingRelay(): SiblingRelay {
  const members = new Set<ChildProcess>();
  const pending = new Map<string, PendingRequest>();

  // A process that is ending may not receive it.
  const send = (to: ChildProcess, message: FromSiblings) => to.connected && to.send(message, () => undefined);
  const othersOf = (child: ChildProcess) => [...members].filter((member) => member !== child);

  function forward(
    child: ChildProcess,
    { topic, requestId, data }: Extract<ToSiblings, { sibling: 'request' }>,
  ): void {
    const name = `${child.pid}-${requestId}`;
    const responses: unknown[] = [];
    const finish = () => {
      clearTimeout(timer);
      if (pending.delete(name)) send(child, { sibling: 'responses', requestId, responses });
    };
    const timer = setTimeout(finish, responseTimeout);
    const left = new Set(othersOf(child));
    pending.set(name, { left, responses, finish });
    for (const other of left) send(other, { sibling: 'request', topic, requestId: name, data });
    if (left.size === 0) finish();
  }

  /** A process that has ended sends no response. */
  function settle(child: ChildProcess, { left, responses, finish }: PendingRequest, data?: unknown): void {
    if (!left.delete(child)) return;
    if (data !== undefined) responses.push(data);
    if (left.size === 0) finish();
  }

  function pass(child: ChildProcess, message: ToSiblings): void {
    if (message.sibling === 'broadcast') {
      const { topic, data } = message;
      for (const other of othersOf(child)) send(other, { sibling: 'broadcast', topic, data });
    }
    if (message.sibling === 'request') forward(child, message);
    if (message.sibling === 'response') {
      const request = pending.get(message.requestId);
      if (request) settle(child, request, message.data);
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
        for (const request of pending.values()) settle(child, request);
      });
    },
  };
}
