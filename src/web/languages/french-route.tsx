import { fr } from '../i18n/fr.ts';

export { Outlet as default } from 'react-router';

/** The texts that pages below `/fr` are shown with: other visitors do not load them. */
export const handle = { catalogues: { fr } };
