/** French texts of the accessibility statement. */
export const texts = {
  title: 'Accessibilité',
  lead: 'Visavis doit pouvoir être utilisé par tous, avec un clavier, un lecteur d’écran ou un fort grossissement.',
  chapters: [
    {
      title: 'Où nous en sommes',
      paragraphs: [
        'Nous visons le niveau AA des règles WCAG 2.2 (le RGAA 4.1 repose sur leur version 2.1). Chaque écran est contrôlé automatiquement dans les deux langues et les deux apparences, et aucune erreur n’y est tolérée\u00a0; la navigation au clavier et l’affichage à 320 pixels de large sont testés aussi.',
        'Aucun audit complet selon le RGAA n’a encore été mené par un tiers. Nous ne déclarons donc pas le site conforme.',
      ],
    },
    {
      title: 'Ce qui peut encore gêner',
      paragraphs: [
        'Les titres, descriptions et images des produits viennent des marchands. Nous annonçons leur langue, mais ne pouvons pas garantir leur clarté.',
        'La courbe des prix est aussi donnée en tableau. Les pages des marchands, où vous achetez, ne dépendent pas de nous.',
      ],
    },
  ],
  contactTitle: 'Signaler une difficulté',
  contact:
    'Écrivez-nous en indiquant la page et ce qui vous bloque\u00a0: nous vous répondons et vous donnons l’information autrement si nécessaire.',
  recourse:
    'Sans réponse satisfaisante, vous pouvez saisir le Défenseur des droits (defenseurdesdroits.fr, 3928 par téléphone).',
  notStated: 'adresse non indiquée',
};
