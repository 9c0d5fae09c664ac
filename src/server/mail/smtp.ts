import type { DueMail } from './queries.ts';

/** Result of a sending: `again` only where no server can have accepted it. */
export type Outcome =
  | { state: 'sent' }
  | {
      state: 'again' | 'failed' | 'uncertain';
      error: string;
      /** Of `again`: the next try comes no sooner. */
      seconds?: number;
    }
  /** Not tried: the next try comes in `seconds`, and from then on it is useful for `usefulHours`. */
  | { state: 'held'; error: string; seconds: number; usefulHours: number };

/** Hands mails to a mail server. Never rejects. */
export type Mailer = (mail: DueMail, signal: AbortSignal) => Promise<Outcome>;

export type SmtpOptions = {
  /** `smtp://user:password@host:587` (STARTTLS where offered) or `smtps://…:465`. */
  url: string;
  /** Address that mails come from. */
  from: string;
};

/** Milliseconds. */
const timeouts = {
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 30_000,
  dnsTimeout: 10_000,
};

/** Headers for programs: automatic mail, and how to unsubscribe (RFC 3834, RFC 2369, RFC 8058). */
const headersOf = ({ unsubscribeUrl }: DueMail): Record<string, string> => ({
  'Auto-Submitted': 'auto-generated',
  ...(unsubscribeUrl !== null && {
    'List-Unsubscribe': `<${unsubscribeUrl}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  }),
});

type SmtpError = Error & { code?: string; command?: string; responseCode?: number };

/** SMTP commands whose refusal is about the mail; errors of all others are about us or the server. */
const mailCommands = ['MAIL FROM', 'RCPT TO', 'DATA'];

/** `hasBegun`: the text was being sent, so that without a response it may or may not have been accepted. */
function judge(error: SmtpError, hasBegun: boolean): Outcome {
  const { responseCode = 0, command = '', message } = error;
  const isForGood = responseCode >= 500 && mailCommands.includes(command);
  if (isForGood) return { state: 'failed', error: message };
  return { state: hasBegun && responseCode === 0 ? 'uncertain' : 'again', error: message };
}

/** Sends by SMTP, over a connection of its own for each mail. */
export function createMailer({ url, from }: SmtpOptions): Mailer {
  const domain = from.slice(from.lastIndexOf('@') + 1);
  return async (mail, signal) => {
    let hasBegun = false;
    // Loaded with the first mail: most processes send none.
    const { createTransport } = await import('nodemailer');
    const transport = createTransport({ url, ...timeouts, disableFileAccess: true, disableUrlAccess: true });
    transport.use('stream', (message, done) => {
      const open = message.message.createReadStream.bind(message.message);
      message.message.createReadStream = (...options) => {
        const stream = open(...options);
        // Read once the server accepts DATA.
        stream.once('resume', () => {
          hasBegun = true;
        });
        return stream;
      };
      done();
    });
    const close = () => transport.close();
    signal.addEventListener('abort', close);
    try {
      await transport.sendMail({
        messageId: `<${mail.messageId}@${domain}>`,
        from: { name: 'Visavis', address: from },
        // As an object it is one address; a string would be parsed, and could hold several.
        to: { name: mail.toName, address: mail.toAddress },
        subject: mail.subject,
        text: mail.text,
        html: mail.html,
        headers: headersOf(mail),
      });
      return { state: 'sent' };
    } catch (error) {
      return judge(error as SmtpError, hasBegun);
    } finally {
      signal.removeEventListener('abort', close);
      transport.close();
    }
  };
}
