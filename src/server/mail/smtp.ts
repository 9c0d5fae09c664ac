import { createTransport } from 'nodemailer';
import type { DueMail } from './queries.ts';

/** How a mail fared: `again` only where no server can have accepted it. */
export type Outcome = { state: 'sent' } | { state: 'again' | 'failed' | 'uncertain'; error: string };

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

/** What programs are told: nobody wrote this, and how to end it (RFC 3834, RFC 2369, RFC 8058). */
const headersOf = ({ unsubscribeUrl }: DueMail): Record<string, string> => ({
  'Auto-Submitted': 'auto-generated',
  ...(unsubscribeUrl !== null && {
    'List-Unsubscribe': `<${unsubscribeUrl}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  }),
});

type SmtpError = Error & { code?: string; command?: string; responseCode?: number };

/** Commands whose refusal is about the mail; all others are about us and the server. */
const mailCommands = ['MAIL FROM', 'RCPT TO', 'DATA'];

/** `hasBegun`: the text was on its way, so that without an answer nobody knows whether it was accepted. */
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
    const transport = createTransport({ url, ...timeouts, disableFileAccess: true, disableUrlAccess: true });
    transport.use('stream', (message, done) => {
      const open = message.message.createReadStream.bind(message.message);
      message.message.createReadStream = (...options) => {
        const stream = open(...options);
        // Read from the moment on in which the server asks for the text.
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
        // As an object it is one address; a text would be parsed, and could hold several.
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
