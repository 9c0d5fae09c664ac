import type { texts as fr } from './fr.ts';

/** English texts of the accessibility statement. */
export const texts: typeof fr = {
  title: 'Accessibility',
  lead: 'Everyone should be able to use Visavis, with a keyboard, a screen reader or strong magnification.',
  chapters: [
    {
      title: 'Where we stand',
      paragraphs: [
        'We aim at level AA of WCAG 2.2 (the French RGAA 4.1 is based on version 2.1). Every screen is checked automatically in both languages and both appearances, and no error is tolerated; keyboard use and a width of 320 pixels are tested as well.',
        'No full RGAA audit by a third party has been made yet. We therefore do not declare the site compliant.',
      ],
    },
    {
      title: 'What may still be in the way',
      paragraphs: [
        'Product titles, descriptions and images come from merchants. We mark their language, but cannot guarantee that they are clear.',
        'The price chart is also given as a table. Merchants’ own pages, where you buy, are not ours.',
      ],
    },
  ],
  contactTitle: 'Report a difficulty',
  contact:
    'Write to us with the page and what stops you: we will answer, and give you the information in another way where needed.',
  recourse:
    'Without a satisfactory answer you can turn to the French Défenseur des droits (defenseurdesdroits.fr, 3928 by phone).',
  notStated: 'address not stated',
};
