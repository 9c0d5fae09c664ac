/** French texts of the compare tray. */
export const texts = {
  label: 'Produits à comparer',
  removeOf: (title: string) => `Retirer\u00a0: ${title}`,
  compare: (n: number) => `Comparer (${n})`,
  clear: 'Vider la sélection à comparer',
  count: (n: number, max: number) => `${n} sur ${max} produits à comparer`,
};
