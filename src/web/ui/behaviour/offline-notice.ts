/** The window's event for what was asked for and could not be loaded. */
export const missing = 'missing';

/** Has the page say that there is no connection, where there is none. */
export const noticeMissing = () => void dispatchEvent(new Event(missing));
