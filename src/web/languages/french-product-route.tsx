import { texts } from '../product/texts/fr.ts';
import { productTexts } from '../product/texts/texts.ts';

export { Outlet as default } from 'react-router';

/** The texts of pages about a product below `/fr` come with them. */
productTexts.bring('fr', texts);
