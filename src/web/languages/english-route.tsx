import { sharedTexts } from '../i18n/shared-texts.ts';
import { texts } from '../i18n/texts/en.ts';

export { Outlet as default } from 'react-router';

/** What pages below `/en` say comes with them: nothing waits for it, and other visitors do not load it. */
sharedTexts.bring('en', texts);
