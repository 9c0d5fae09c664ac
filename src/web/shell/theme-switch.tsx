import { sharedTexts } from '../i18n/shared-texts.ts';
import { useTexts } from '../i18n/texts.ts';
import { type Theme, themes, useTheme } from '../layout/theme.ts';
import { Icon } from '../ui/icon.tsx';
import { menuItemClass } from '../ui/menu.tsx';

export const themeIcons = { system: 'monitor', light: 'sun', dark: 'moon' } as const;

/** The three themes as toggle buttons. */
export function ThemeSwitch() {
  const { layout } = useTexts(sharedTexts);
  const [current, choose] = useTheme();
  const labels: Record<Theme, string> = {
    system: layout.themeSystem,
    light: layout.themeLight,
    dark: layout.themeDark,
  };
  return (
    <fieldset className="grid">
      <legend className="px-3 pb-1 text-sm text-ink-soft">{layout.theme}</legend>
      {themes.map((theme) => (
        <button
          key={theme}
          type="button"
          aria-pressed={theme === current}
          onClick={() => choose(theme)}
          className={menuItemClass}
        >
          <Icon of={themeIcons[theme]} />
          {labels[theme]}
        </button>
      ))}
    </fieldset>
  );
}
