import { sharedTexts } from '../i18n/shared-texts.ts';
import { texts } from '../i18n/texts/fr.ts';

export { Outlet as default } from 'react-router';

/**
 * What pages below `/fr` say is bundled with them: nothing waits for it, and other languages do not load it.
 */
sharedTexts.bring('fr', texts);
