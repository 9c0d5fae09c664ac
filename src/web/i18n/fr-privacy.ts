/** French texts of the privacy page. */
export const privacyFr = {
  title: 'Données personnelles',
  lead: 'Ce que nous conservons à votre sujet, pourquoi, combien de temps, et ce que vous pouvez y faire.',
  controller: 'Responsable du traitement',
  notStated: 'Non renseigné.',
  toProfile: 'Télécharger ou supprimer mes données',
  chapters: [
    {
      title: 'Sans compte',
      paragraphs: [
        'Vous pouvez tout consulter sans compte. Nous ne mesurons pas votre audience et ne chargeons rien chez des tiers. Un cookie retient la langue que vous choisissez\u00a0; l’apparence, vos dernières recherches, les produits vus récemment, ceux que vous comparez et le panier restent dans votre navigateur.',
        'Nous conservons 90 jours le texte des recherches sans résultat, sans rien qui dise qui cherchait, pour savoir ce qui manque.',
        'Quand vous ouvrez une offre, nous comptons le clic par offre, sans vous identifier.',
        'Quand vous signalez une erreur, nous conservons ce que vous écrivez pendant un an après son traitement, avec votre compte si vous êtes connecté.',
      ],
    },
    {
      title: 'Avec un compte',
      paragraphs: [
        'Nous conservons votre nom, votre adresse e-mail, votre téléphone, votre langue et une empreinte de votre mot de passe, qui ne permet pas de le retrouver. C’est nécessaire au service que vous demandez (contrat).',
        'Si vous vous connectez avec Google ou Facebook, nous recevons de leur part votre nom, votre adresse e-mail et un identifiant\u00a0; deux cookies de quelques minutes relient l’aller et le retour.',
        'Pour chaque connexion\u00a0: sa date, l’adresse réseau et le nom du navigateur. Vous les voyez dans votre profil et pouvez y mettre fin. Une connexion se termine après 90 jours, ou 30 jours sans utilisation.',
        'Votre navigateur garde le jeton de votre connexion jusqu’à ce que vous vous déconnectiez, et votre adresse e-mail si vous cochez «\u00a0Se souvenir de moi\u00a0».',
        'Un journal de sécurité retient les connexions et les changements d’adresse ou de mot de passe pendant 12 mois, pour protéger votre compte (intérêt légitime).',
        'Votre panier, pour que vous le retrouviez dans chaque navigateur. Vous le voyez, et le videz, sur sa page.',
        'Les produits que vous enregistrez, vos alertes de prix et ce qu’elles vous ont dit (180 jours), jusqu’à ce que vous les retiriez. Si vous partagez votre sélection, qui a le lien en voit les produits, jamais votre nom.',
        'Si vous travaillez pour nous, vos heures pointées et leurs corrections, tant que le compte existe\u00a0; les administrateurs les voient.',
        'Les messages que nous vous envoyons sont effacés au bout de 30 jours, leur texte dès l’envoi.',
      ],
    },
    {
      title: 'Qui les reçoit',
      paragraphs: [
        'Nos équipes chargées du service, notre hébergeur et le serveur qui achemine nos messages. Nous ne vendons ni ne louons vos données, et n’en transmettons aucune aux marchands.',
      ],
    },
    {
      title: 'Vos droits',
      paragraphs: [
        'Dans votre profil, vous pouvez corriger vos données, les télécharger et supprimer votre compte\u00a0; la suppression est immédiate. Pour toute autre demande, écrivez-nous à l’adresse ci-dessus.',
        'Vous pouvez aussi vous adresser à la CNIL, 3 place de Fontenoy, 75007 Paris, www.cnil.fr.',
      ],
    },
  ],
};
