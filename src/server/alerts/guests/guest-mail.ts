import type { Language } from '../../../contract/language.ts';
import { mailedAddresses } from '../../../contract/mailed-addresses.ts';
import type { MailContent } from '../../mail/service.ts';
import { describeTarget } from './describe-target.ts';
import type { GuestRequest } from './guest-requests.ts';

type Texts = {
  subject: (title: string) => string;
  greeting: string;
  lead: (title: string) => string;
  wish: (wish: string) => string;
  replaces: string;
  action: string;
  notes: readonly string[];
};

const texts: Record<Language, Texts> = {
  fr: {
    subject: (title) => `Activez votre alerte\u00a0: ${title}`,
    greeting: 'Bonjour,',
    lead: (title) =>
      `Quelqu’un, sans doute vous, a demandé une alerte prix à cette adresse pour ce produit\u00a0: ${title}.`,
    wish: (wish) => `Nous vous préviendrons ${wish}.`,
    replaces: 'Elle remplacera l’alerte que cette adresse a déjà pour ce produit.',
    action: 'Activer l’alerte',
    notes: [
      'Le lien fonctionne pendant 7 jours. Si vous n’avez rien demandé, ignorez ce message\u00a0: aucune alerte ne sera activée.',
    ],
  },
  en: {
    subject: (title) => `Turn on your alert: ${title}`,
    greeting: 'Hello,',
    lead: (title) =>
      `Someone, probably you, asked for a price alert at this address for this product: ${title}.`,
    wish: (wish) => `We will notify you ${wish}.`,
    replaces: 'It will replace the alert that this address already has for this product.',
    action: 'Turn on this alert',
    notes: [
      'The link works for 7 days. If you did not ask for this, ignore this message: no alert will be turned on.',
    ],
  },
};

const maxTitle = 60;
const wordJoiner = '\u2060';

/**
 * A title as a mail may show it to somebody who did not ask for it: merchants write titles, and mail programs make links of
 * what looks like an address. A character that is not seen takes the look away.
 */
function plainTitle(title: string): string {
  const letters = [...title];
  const short = letters.length > maxTitle ? `${letters.slice(0, maxTitle - 1).join('')}…` : title;
  return short.replaceAll(
    /:(?=\/\/)|[@＠]|(?<=[\p{L}\p{N}])[.．。｡](?=\p{L})/gu,
    (sign) => wordJoiner + sign + wordJoiner,
  );
}

type Asked = {
  title: string;
  language: Language;
  wanted: GuestRequest['wanted'];
  /** The address has another alert for this product. */
  isReplacing: boolean;
};

/** The mail whose link turns an alert on. */
export function writeGuestMail(
  { title, language, wanted, isReplacing }: Asked,
  { publicUrl, token }: { publicUrl: string; token: string },
): MailContent {
  const words = texts[language];
  const shown = plainTitle(title);
  return {
    language,
    subject: words.subject(shown),
    greeting: words.greeting,
    paragraphs: [
      words.lead(shown),
      words.wish(describeTarget(language, wanted)),
      ...(isReplacing ? [words.replaces] : []),
    ],
    action: {
      label: words.action,
      url: `${publicUrl}${mailedAddresses.guestAlerts(language)}#confirm=${token}`,
    },
    notes: words.notes,
  };
}
