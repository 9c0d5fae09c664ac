/** French texts of the pages of price drops. */
export const texts = {
  title: { 1: 'Les baisses de prix du jour', 7: 'Les baisses de prix de la semaine' },
  description: {
    1: 'Les produits dont le meilleur prix livré a vraiment baissé en 24 heures, d’après nos relevés.',
    7: 'Les produits dont le meilleur prix livré a vraiment baissé en 7 jours, d’après nos relevés.',
  },
  periods: { 1: 'Aujourd’hui', 7: 'Cette semaine' },
  period: 'Période',
  method:
    'Une baisse ne figure ici que si le meilleur prix livré, neuf et en stock, est plus bas que tous ceux que nous avons relevés pendant les 30 jours précédents et que le prix médian des 90 derniers jours. Les prix barrés des marchands ne comptent pas. «\u00a0Sans hausse préalable\u00a0»\u00a0: avant de baisser, le prix n’avait pas dépassé ce prix médian de plus de 3\u00a0%.',
  feed: 'Suivre par flux Atom',
  barometer: 'Baromètre\u00a0: comment évoluent les prix par catégorie',
  how: 'Quelles baisses nous retenons',
  none: {
    1: 'Aucune baisse confirmée en 24 heures.',
    7: 'Aucune baisse confirmée en 7 jours.',
  },
  seeWeek: 'Voir la semaine',
  browse: 'Parcourir les catégories',
};
