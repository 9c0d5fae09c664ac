import { countIn } from '../../i18n/plural.ts';

const count = countIn('fr');

/** French texts of “How we rank”. */
export const texts = {
  title: 'Notre classement',
  lead: 'Comment les produits et les offres sont classés, et ce que comprennent les prix.',
  figures: 'Le catalogue aujourd’hui',
  merchants: 'marchands',
  products: 'produits',
  offers: 'offres',
  lastImport: 'Dernière mise à jour des prix :',
  never: 'pas encore',
  criteriaTitle: 'Nos critères de classement',
  criteria: [
    'Les offres d’un produit sont classées par prix livré : le prix TTC du marchand plus les frais de livraison. La première est l’offre en stock la moins chère pour un produit neuf.',
    'Une offre dont le marchand n’indique pas les frais de livraison vient après toutes celles dont les frais sont connus, quel que soit son prix\u00a0: à côté d’elles, elle n’est jamais présentée comme la meilleure ni la moins chère. Nous ne considérons jamais sa livraison comme offerte.',
    'Les listes de produits suivent l’ordre que vous choisissez, indiqué au-dessus de chaque liste. Par défaut\u00a0: par pertinence pour une recherche, par note pour une catégorie.',
    'La pertinence mesure à quel point les mots recherchés correspondent au titre du produit, puis à sa marque, à son modèle, à sa catégorie et à sa description. À pertinence égale, les produits en stock passent en premier, puis ceux que davantage de marchands proposent et que les acheteurs notent mieux.',
    'Ce que l’on ouvre compte aussi, un peu\u00a0: le produit le plus souvent ouvert depuis les résultats d’une recherche y gagne un quart de son score, les autres moins, en proportion. Il faut pour cela une cinquantaine de visiteurs différents depuis cette recherche en 90 jours, dont 5 pour le produit\u00a0; en dessous, rien ne change. Un même visiteur compte une seule fois, et rien de ce que nous conservons ne dit de qui il s’agit.',
    'Dans un autre ordre que la pertinence, les produits qui répondent le mieux à la recherche passent d’abord\u00a0; les moins proches suivent sous «\u00a0Correspondent aussi à la recherche\u00a0», dans le même ordre.',
    'Le classement par note tient compte du nombre d’avis\u00a0: chaque note est calculée comme si dix avis à 4 étoiles s’y ajoutaient. Une note de 4,8 pour 24 avis compte alors pour 4,56 et une note de 4,6 pour 302 avis pour 4,58, qui passe devant. Les produits épuisés viennent en dernier, par note comme par prix.',
    'Les baisses de prix comparent le meilleur prix livré d’aujourd’hui à celui que nous avions relevé 24 heures ou 7 jours plus tôt. Nous n’affichons une baisse que si le prix est aussi plus bas que tous ceux des 30 jours précédents et que la médiane de 90 jours\u00a0: ce qui dépassait cette médiane ne compte pas dans l’ordre des listes.',
    'Neuf, reconditionné et occasion ne sont jamais mélangés dans un même prix.',
  ],
  paymentTitle: 'Comment nous sommes rémunérés',
  payment: [
    'Les marchands nous versent une commission quand vous achetez chez eux après avoir suivi un de nos liens. Le prix que vous payez reste le même.',
    'La commission ne change jamais le classement : aucun marchand ne peut acheter une place, et aucun emplacement n’est payant.',
  ],
  scopeTitle: 'Ce que nous comparons, et ce que nous ne comparons pas',
  scope: (merchants: string) => [
    `Nous comparons les offres de ${merchants}. Tous les marchands et toutes les offres du marché n’y sont pas : la liste n’est pas exhaustive.`,
    'Les prix sont TTC\u00a0; le prix livré comprend en plus les frais de livraison standard en France. L’achat se fait toujours chez le marchand\u00a0: le prix qui fait foi est celui qu’il affiche à ce moment-là.',
    'Les prix barrés des marchands ne sont jamais nos remises\u00a0: à côté d’une baisse annoncée par un marchand, l’offre montre ce que nous avons relevé de son propre prix. Les baisses que nous signalons viennent de nos seuls relevés.',
  ],
  guaranteeTitle: 'Garanties',
  guarantee:
    'Tout achat auprès d’un professionnel bénéficie de la garantie légale de conformité de deux ans. Une garantie commerciale ne s’y ajoute que si le marchand l’indique\u00a0: nous la montrons à côté de son offre, ou sur sa page.',
  freshnessTitle: 'Fraîcheur des prix',
  freshness: (updates: number, shown: string) =>
    `Les prix viennent des catalogues des marchands, que nous relisons régulièrement\u00a0: ${count(updates, `${shown} mise à jour`, `${shown} mises à jour`)} ces dernières 24 heures. Chaque offre indique quand nous l’avons vue pour la dernière fois ; une offre disparue n’est plus présentée comme disponible.`,
  checks: (compared: string, share: string) =>
    `Nous nous vérifions nous-mêmes\u00a0: un échantillon des offres ouvertes par les visiteurs est comparé à la page du marchand. Sur ${compared} offres vérifiées ces 90 derniers jours, ${share} y affichaient un autre prix, une autre devise ou une autre disponibilité.`,
  ratingsTitle: 'Notes',
  ratings:
    'Les notes sont fournies par les marchands et ne sont pas vérifiées par Visavis. Quand plusieurs marchands en donnent, nous en faisons la moyenne, pondérée par le nombre d’avis.',
};
