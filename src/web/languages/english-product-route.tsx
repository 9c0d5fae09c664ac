import { texts } from '../product/texts/en.ts';
import { productTexts } from '../product/texts/texts.ts';

export { Outlet as default } from 'react-router';

/** The texts of pages about a product below `/en` come with them. */
productTexts.bring('en', texts);
