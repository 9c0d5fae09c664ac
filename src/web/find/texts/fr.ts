/** French texts of finding a product by its link or code. */
export const texts = {
  title: 'Du marchand à Visavis',
  about:
    'Collez le lien d’un produit chez un marchand, un code-barres ou un ISBN\u00a0: vous arrivez à ses prix face à face.',
  field: 'Lien, code-barres ou ISBN',
  hint: 'Par exemple https://… ou 4006381333931',
  find: 'Trouver',
  scan: {
    button: 'Scanner un code-barres',
    title: 'Scanner un code-barres',
    hold: 'Présentez le code-barres à la caméra, bien à plat.',
    privacy: 'Les images de la caméra restent dans votre navigateur.',
    faults: {
      refused:
        'La caméra n’est pas autorisée. Autorisez-la dans votre navigateur, ou saisissez les chiffres.',
      noCamera: 'Aucune caméra disponible. Saisissez les chiffres du code-barres.',
      noDecoder: 'La lecture du code-barres n’a pas pu démarrer. Saisissez ses chiffres.',
    },
  },
  empty: 'Collez d’abord un lien ou un code.',
  looking: 'Recherche du produit…',
  readingPage: 'Lecture de la page du marchand…',
  several: 'Plusieurs produits correspondent',
  failed: 'La recherche a échoué.',
  retry: 'Réessayer',
  noneOf: {
    link: 'Nous ne connaissons pas cette page.',
    code: 'Aucun produit ne porte ce code chez nous.',
    text: 'Ce n’est ni un lien, ni un code-barres, ni un ISBN. Si c’est un code, un chiffre est faux ou manque.',
  },
  page: {
    unknown: (name: string) => `Nous ne comparons pas encore ce produit\u00a0: «\u00a0${name}\u00a0».`,
    unnamed: 'Nous ne comparons pas encore le produit de cette page.',
    forbidden: 'Ce site ne permet pas que nous lisions ses pages.',
    unreadable: 'Cette page ne répond pas, ou ne dit pas de quel produit il s’agit.',
    busy: 'Nous venons d’interroger ce site. Réessayez dans une minute.',
  },
  advice: {
    link: 'Essayez avec le code-barres de son emballage, ou recherchez le produit par son nom.',
    code: 'Vérifiez les chiffres, ou recherchez le produit par son nom.',
    text: 'Recherchez-le par son nom.',
  },
  searchFor: (text: string) => `Rechercher «\u00a0${text}\u00a0»`,
  bookmark: {
    title: 'Depuis n’importe quel marchand',
    about:
      'Faites glisser ce bouton dans la barre de marque-pages de votre navigateur. Sur la page d’un produit, chez un marchand, ce marque-page ouvre ses prix face à face ici.',
    name: 'Voir sur Visavis',
    drag: 'Ce bouton ne s’utilise pas ici\u00a0: faites-le glisser dans la barre de marque-pages.',
    phone:
      'Sur un téléphone, copiez l’adresse de la page du marchand et collez-la ci-dessus ou dans la barre de recherche.',
  },
  privacy:
    'Nous ne conservons pas ce que vous collez. Si la page du marchand doit être lue, c’est notre serveur qui la demande\u00a0; le marchand n’apprend rien de vous.',
};
