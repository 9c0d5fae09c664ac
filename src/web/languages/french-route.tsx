import { sharedTexts } from '../i18n/shared-texts.ts';
import { texts } from '../i18n/texts/fr.ts';

export { Outlet as default } from 'react-router';

/** What pages below `/fr` say comes with them: nothing waits for it, and other visitors do not load it. */
sharedTexts.bring('fr', texts);
