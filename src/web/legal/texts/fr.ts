/** French texts of the legal notice. */
export const texts = {
  title: 'Mentions légales',
  lead: 'Qui édite ce site, qui l’héberge et comment nous contacter.',
  placeholder:
    'Site de démonstration : les données de l’éditeur ci-dessous sont fictives. Elles seront remplacées par celles de la configuration.',
  publisher: 'Éditeur',
  operator: 'Société',
  registration: 'Immatriculation',
  director: 'Responsable de la publication',
  address: 'Adresse',
  email: 'E-mail',
  phone: 'Téléphone',
  hostingTitle: 'Hébergement',
  hosting: 'Hébergeur',
  notStated: 'non renseigné',
  serviceTitle: 'Le service',
  service: [
    'Visavis compare les offres de marchands et ne vend rien : l’achat se fait toujours chez le marchand, à ses conditions. Les marchands nous versent une commission, qui ne change ni le prix ni le classement.',
    'Les marques, les descriptions et les images des produits appartiennent à leurs titulaires et nous sont transmises par les marchands.',
  ],
  privacyTitle: 'Données et traceurs',
  privacy: [
    'Ce site ne contient ni publicité, ni outil de mesure d’audience, ni traceur d’un tiers. Un cookie retient la langue que vous choisissez ; l’apparence, vos dernières recherches, les produits vus récemment, ceux que vous comparez et le panier restent dans votre navigateur, comme votre connexion si vous avez un compte.',
    'Quand vous ouvrez une offre, nous comptons le clic par offre, sans vous identifier, et transmettons au réseau d’affiliation du marchand une référence de ce clic.',
  ],
};
