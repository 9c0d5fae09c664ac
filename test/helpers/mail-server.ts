import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

export type ReceivedMail = { from: string; to: string[]; raw: string };

/** How a server behaves towards the next mails. */
export type Behaviour =
  | 'accepts'
  | 'defers'
  | 'refuses'
  | 'refuses the text'
  | 'hangs up'
  | 'hangs up after the text';

export type MailServer = {
  url: string;
  mood: Behaviour;
  /** What was accepted, or came in whole before it hung up. */
  received: ReceivedMail[];
  close(): Promise<void>;
};

const failure = (responseCode: number, message: string) =>
  Object.assign(new Error(message), { responseCode });

/** A mail server on loopback that also fails on demand. */
export async function startMailServer(): Promise<MailServer> {
  const state = { mood: 'accepts' as Behaviour, received: [] as ReceivedMail[] };
  // The last one to connect: tests send one mail at a time.
  let socket: { destroy(): void } | undefined;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onConnect: (_session, done) => done(state.mood === 'hangs up' ? failure(421, 'busy') : null),
    onRcptTo(_address, _session, done) {
      if (state.mood === 'defers') return done(failure(451, 'try again later'));
      done(state.mood === 'refuses' ? failure(550, 'no such mailbox') : null);
    },
    async onData(stream, session, done) {
      const raw = await text(stream);
      if (state.mood === 'refuses the text') return done(failure(554, 'not wanted'));
      const { mailFrom, rcptTo } = session.envelope;
      state.received.push({
        from: mailFrom ? mailFrom.address : '',
        to: rcptTo.map(({ address }) => address),
        raw,
      });
      if (state.mood === 'hangs up after the text') socket?.destroy();
      else done();
    },
  });
  server.on('error', () => undefined);
  server.server.on('connection', (connected) => {
    socket = connected;
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  return Object.assign(state, {
    url: `smtp://127.0.0.1:${port}`,
    close: () => new Promise<void>((resolve) => server.close(resolve)),
  });
}
