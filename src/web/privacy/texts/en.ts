import type { texts as fr } from './fr.ts';

/** English texts of the privacy page. */
export const texts: typeof fr = {
  title: 'Privacy',
  lead: 'What we keep about you, why, for how long, and what you can do about it.',
  controller: 'Controller',
  notStated: 'Not stated.',
  toProfile: 'Download or delete my data',
  chapters: [
    {
      title: 'Without an account',
      paragraphs: [
        'You can view everything without an account. We use no audience measurement and load nothing from third parties. A cookie remembers the language you choose; appearance, your recent searches, recently viewed products, the products you compare, your cart and your terms (memberships, loyalty, merchants left out) stay in your browser. To show your price in lists and the cart, it sends us your terms, which we do not keep.',
        'We keep the text of searches without results for 90 days, with no trace of who searched, to know what is missing from the catalogue. We also count, for 90 days, which products are opened from the results of a search, and by about how many visitors. So that no one counts twice, your address sets one of 64 marks, drawn anew for each search with a secret; the address itself is not kept, and one visitor in 64 has the same mark.',
        'When you open an offer, we count the click for that offer, without identifying you.',
        'A link or code that you paste to find a product is not kept. If the merchant’s page has to be read for it, our server asks for it; we keep the name of the site, and nothing else, for two days, so as not to ask it too often.',
        'When you report an error, we keep what you write for a year after it is dealt with, along with your account if you are signed in.',
      ],
    },
    {
      title: 'With an account',
      paragraphs: [
        'We keep your name, your email address, your phone number, your language and a hash of your password, from which it cannot be recovered. This data is necessary for the service you ask for (contract).',
        'If you sign in with Google or Facebook, they send us your name, your email address and an identifier; two cookies, kept for a few minutes, make this sign-in possible.',
        'For each sign-in, we keep its date, the IP address and the name of the browser. You can see your sign-ins in your profile and end them. A sign-in expires after 90 days, or 30 days without use.',
        'Your browser keeps your sign-in token until you sign out, and your email address if you tick “Remember me”. It also keeps the products in your selection with their prices until you sign out, to show them offline.',
        'A security log keeps sign-ins and address or password changes for 12 months, to protect your account (legitimate interest).',
        'We keep your cart and your terms, so that you find them again on all your devices. You can see and empty them on their pages.',
        'We keep the products in your selection and your price alerts until you remove them, and your notifications for 180 days. If you share your selection, anyone with the link can see its products, never your name.',
        'If you work for us, we keep your clocked hours and their corrections for as long as the account exists; administrators can see them.',
        'If you ask for alerts by email without an account, we keep your address and these alerts until you delete them by the link in our emails. They move to your account if you create one with this address.',
        'If you have alerts sent to a browser, to ntfy or to a webhook, we keep its address until you remove it, and send it what your alerts say. For a browser, its maker’s push service delivers these messages, encrypted; for the others, the server you name.',
        'If you create keys for programs, we keep for each its name, what it is for, a hash of it and the time it was last used, until you withdraw it or 30 days after it has expired.',
        'The emails and messages we send you are erased from our servers after 30 days, and their text as soon as they are sent.',
      ],
    },
    {
      title: 'Who receives your data',
      paragraphs: [
        'Our teams who run the service, our host and the server that delivers our emails. We neither sell nor rent your data, and we pass none of it on to merchants.',
      ],
    },
    {
      title: 'Your rights',
      paragraphs: [
        'In your profile you can correct your data, download it and delete your account; deletion is immediate. For anything else, write to us at the address above.',
        'You can also contact the French data protection authority: CNIL, 3 place de Fontenoy, 75007 Paris, www.cnil.fr.',
      ],
    },
  ],
};
