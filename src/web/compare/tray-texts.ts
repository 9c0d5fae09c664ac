import type { Language } from '../../contract/language.ts';

const fr = {
  label: 'Produits à comparer',
  removeOf: (title: string) => `Retirer\u00a0: ${title}`,
  compare: (n: number) => `Comparer (${n})`,
  clear: 'Vider la sélection à comparer',
  count: (n: number, most: number) => `${n} sur ${most} produits à comparer`,
};

/** Texts of the compare tray, loaded with it. */
export const trayTexts: Record<Language, typeof fr> = {
  fr,
  en: {
    label: 'Products to compare',
    removeOf: (title) => `Remove: ${title}`,
    compare: (n) => `Compare (${n})`,
    clear: 'Clear the products to compare',
    count: (n, most) => `${n} of ${most} products to compare`,
  },
};
