import { en } from '../i18n/en.ts';
import { fr } from '../i18n/fr.ts';

export { Outlet as default } from 'react-router';

/** Addresses without a language are shown in the visitor's, which only the server knows. */
export const handle = { catalogues: { fr, en } };
