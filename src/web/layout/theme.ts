import { useSyncExternalStore } from 'react';
import { createListeners } from '../ui/behaviour/listeners.ts';

/** `system` follows the device; the others are the visitor's choice, kept in the browser. */
export const themes = ['system', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];

const storageKey = 'theme';

/** The browser's `theme-color`: `paper` of tokens.css. */
export const themeColors = { light: '#faf9f5', dark: '#121118' } as const;

/** Runs before the first paint: pages come from a cache and do not know the visitor's choice. */
export const themeScript = `try{const t=localStorage.getItem('${storageKey}');if(t==='light'||t==='dark'){document.documentElement.dataset.theme=t;const m=document.createElement('meta');m.name='theme-color';m.content=t==='dark'?'${themeColors.dark}':'${themeColors.light}';document.head.prepend(m)}}catch{}`;

const { subscribe, notify } = createListeners();

function currentTheme(): Theme {
  const chosen = document.documentElement.dataset.theme;
  return chosen === 'light' || chosen === 'dark' ? chosen : 'system';
}

/** A browser takes the first matching `theme-color`: a chosen one comes before those of the device. */
function paintBrowser(theme: Theme) {
  document.head.querySelector('meta[name="theme-color"]:not([media])')?.remove();
  if (theme === 'system') return;
  const color = document.createElement('meta');
  color.name = 'theme-color';
  color.content = themeColors[theme];
  document.head.prepend(color);
}

/** Applies and stores a theme; where storage is blocked it lasts as long as the page. */
function chooseTheme(theme: Theme) {
  if (theme === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
  paintBrowser(theme);
  try {
    if (theme === 'system') localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, theme);
  } catch {
    // A failure is ignored.
  }
  notify();
}

/** The chosen theme (`system` on the server) and its setter. */
export function useTheme(): [Theme, (theme: Theme) => void] {
  const theme = useSyncExternalStore<Theme>(subscribe, currentTheme, () => 'system');
  return [theme, chooseTheme];
}
