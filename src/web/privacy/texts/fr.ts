/** French texts of the privacy page. */
export const texts = {
  title: 'Données personnelles',
  lead: 'Ce que nous conservons à votre sujet, pourquoi, combien de temps, et ce que vous pouvez y faire.',
  controller: 'Responsable du traitement',
  notStated: 'Non renseigné.',
  toProfile: 'Télécharger ou supprimer mes données',
  chapters: [
    {
      title: 'Sans compte',
      paragraphs: [
        'Vous pouvez tout consulter sans compte. Nous n’utilisons aucun outil de mesure d’audience et ne chargeons rien chez des tiers. Un cookie retient la langue que vous choisissez\u00a0; l’apparence, vos dernières recherches, les produits vus récemment, ceux que vous comparez, le panier et vos conditions (abonnements, fidélité, marchands écartés) restent dans votre navigateur. Pour afficher votre prix dans les listes et le panier, il nous envoie vos conditions, que nous ne gardons pas.',
        'Nous conservons pendant 90 jours le texte des recherches sans résultat, sans aucune trace de leur auteur, pour savoir ce qui manque au catalogue. Nous comptons aussi, pendant 90 jours, les produits ouverts depuis les résultats d’une recherche, et par combien de visiteurs environ. Pour que personne ne compte deux fois, votre adresse IP donne une marque parmi 64, tirée pour chaque recherche à l’aide d’un secret\u00a0; l’adresse elle-même n’est pas conservée, et un visiteur sur 64 a la même marque.',
        'Quand vous ouvrez une offre, nous comptons le clic sur cette offre, sans vous identifier.',
        'Un lien ou un code collé pour trouver un produit n’est pas conservé. Si la page du marchand doit être lue, c’est notre serveur qui la demande\u00a0; nous gardons le nom du site, et rien d’autre, pendant deux jours, pour ne pas le solliciter trop souvent.',
        'Quand vous signalez une erreur, nous conservons ce que vous écrivez pendant un an après son traitement, avec votre compte si vous êtes connecté.',
      ],
    },
    {
      title: 'Avec un compte',
      paragraphs: [
        'Nous conservons votre nom, votre adresse e-mail, votre téléphone, votre langue et une empreinte de votre mot de passe, qui ne permet pas de le retrouver. Ces données sont nécessaires au service que vous demandez (contrat).',
        'Si vous vous connectez avec Google ou Facebook, nous recevons de leur part votre nom, votre adresse e-mail et un identifiant\u00a0; deux cookies de quelques minutes permettent de mener cette connexion à bien.',
        'Pour chaque connexion, nous conservons sa date, l’adresse IP et le nom du navigateur. Vous pouvez consulter vos connexions dans votre profil et y mettre fin. Une connexion expire après 90 jours, ou 30 jours sans utilisation.',
        'Votre navigateur garde le jeton de votre connexion jusqu’à ce que vous vous déconnectiez, et votre adresse e-mail si vous cochez «\u00a0Se souvenir de moi\u00a0». Il garde aussi, jusqu’à votre déconnexion, les produits de votre sélection avec leurs prix, pour les montrer hors ligne.',
        'Un journal de sécurité retient les connexions et les changements d’adresse ou de mot de passe pendant 12 mois, pour protéger votre compte (intérêt légitime).',
        'Nous conservons votre panier et vos conditions, pour que vous les retrouviez sur tous vos appareils. Vous pouvez les consulter et les vider sur leurs pages.',
        'Nous conservons les produits de votre sélection et vos alertes prix jusqu’à ce que vous les retiriez, et vos notifications pendant 180 jours. Si vous partagez votre sélection, toute personne disposant du lien en voit les produits, jamais votre nom.',
        'Si vous travaillez pour nous, nous conservons vos heures pointées et leurs corrections tant que le compte existe\u00a0; les administrateurs peuvent les consulter.',
        'Si vous demandez des alertes par e-mail sans compte, nous gardons votre adresse et ces alertes jusqu’à ce que vous les supprimiez par le lien de nos e-mails. Elles passent dans votre compte si vous en créez un avec cette adresse.',
        'Si vous faites envoyer vos alertes à un navigateur, à ntfy ou à un webhook, nous gardons son adresse jusqu’à ce que vous la supprimiez, et lui envoyons ce que disent vos alertes. Pour un navigateur, le service de notifications de son éditeur achemine ces messages, chiffrés\u00a0; pour les autres, le serveur que vous indiquez.',
        'Si vous créez des clés pour vos programmes, nous gardons pour chacune son nom, son usage, une empreinte et l’heure de sa dernière utilisation, jusqu’à ce que vous la retiriez, ou 30 jours après son expiration.',
        'Les e-mails et messages que nous vous envoyons sont effacés de nos serveurs au bout de 30 jours, et leur texte dès l’envoi.',
      ],
    },
    {
      title: 'Qui reçoit vos données',
      paragraphs: [
        'Nos équipes chargées du service, notre hébergeur et le serveur qui achemine nos e-mails. Nous ne vendons ni ne louons vos données, et nous n’en transmettons aucune aux marchands.',
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
