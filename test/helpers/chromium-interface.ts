/**
 * Features of Chromium to do without where two cores have to do: what it draws around a page with scripts of its own
 * (forty for a new context's address bar), and processes that it starts in advance.
 */
export const chromiumInterface = [
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  'WebUIOmniboxPopup',
  'PreloadTopChromeWebUI',
  'SpareRendererForSitePerProcess',
];
