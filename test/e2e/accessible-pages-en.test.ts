import { describePages } from '../helpers/accessible-pages.ts';

// A file for each language: two workers share what takes longest of all.
describePages({ language: 'en', narrow: 'dark', wide: 'light' });
