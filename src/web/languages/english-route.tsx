import { sharedTexts } from '../i18n/shared-texts.ts';
import { texts } from '../i18n/texts/en.ts';

export { Outlet as default } from 'react-router';

/**
 * What pages below `/en` say is bundled with them: nothing waits for it, and other languages do not load it.
 */
sharedTexts.bring('en', texts);
