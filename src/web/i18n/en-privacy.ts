import type { privacyFr } from './fr-privacy.ts';

/** English texts of the privacy page. */
export const privacyEn: typeof privacyFr = {
  title: 'Privacy',
  lead: 'What we keep about you, why, for how long, and what you can do about it.',
  controller: 'Controller',
  notStated: 'Not stated.',
  toProfile: 'Download or delete my data',
  chapters: [
    {
      title: 'Without an account',
      paragraphs: [
        'You can read everything without an account. We do not measure your visits and load nothing from third parties. One cookie remembers the language you choose; appearance, your last searches, recently viewed products, those that you compare and the cart stay in your browser.',
        'We keep the text of searches that found nothing for 90 days, with no trace of who searched, to know what is missing.',
        'When you open an offer, we count the click for that offer, without identifying you.',
        'When you report a mistake, we keep what you write for a year after it is dealt with, together with your account if you are signed in.',
      ],
    },
    {
      title: 'With an account',
      paragraphs: [
        'We keep your name, your email address, your phone number, your language and a hash of your password, from which it cannot be found. The service you ask for needs them (contract).',
        'If you sign in with Google or Facebook, we receive your name, your email address and an identifier from them; two cookies of a few minutes connect the way there and back.',
        'For each sign-in: its date, the network address and the name of the browser. You see them in your profile and can end them. A session ends after 90 days, or 30 days without use.',
        'Your browser keeps the token of your session until you sign out, and your email address if you tick “Remember me”.',
        'A security log keeps sign-ins and changes of address or password for 12 months, to protect your account (legitimate interest).',
        'Your cart, so that you find it again in every browser. You see it, and empty it, on its page.',
        'The products that you save, your price alerts and what they told you (180 days), until you remove them. If you share your selection, whoever has the link sees its products, never your name.',
        'If you work for us, the hours that you clock and their corrections, for as long as the account exists; administrators see them.',
        'The mails that we send you are erased after 30 days, their text as soon as they are sent.',
      ],
    },
    {
      title: 'Who receives them',
      paragraphs: [
        'Those of us who run the service, our host and the server that carries our mails. We neither sell nor rent your data, and hand none of them to merchants.',
      ],
    },
    {
      title: 'Your rights',
      paragraphs: [
        'In your profile you can correct your data, download them and delete your account; deletion is immediate. For anything else, write to us at the address above.',
        'You can also turn to the French data protection authority: CNIL, 3 place de Fontenoy, 75007 Paris, www.cnil.fr.',
      ],
    },
  ],
};
