import { en } from '../i18n/en.ts';

export { Outlet as default } from 'react-router';

/** The texts that pages below `/en` are shown with: other visitors do not load them. */
export const handle = { catalogues: { en } };
