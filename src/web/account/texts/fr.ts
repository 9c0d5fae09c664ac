/** French texts about accounts. */
export const accountFr = {
  auth: {
    label: 'Se connecter ou créer un compte',
    signIn: 'Se connecter',
    createAccount: 'Créer un compte',
    signingIn: 'Connexion…',
    creatingAccount: 'Création du compte…',
    cancel: 'Annuler',
    email: 'E-mail',
    password: 'Mot de passe',
    name: 'Nom complet',
    phone: 'Téléphone',
    confirmPassword: 'Confirmer le mot de passe',
    forgot: 'Mot de passe oublié\u00a0?',
    reset: 'Réinitialiser le mot de passe',
    or: 'ou avec votre adresse e-mail',
    signInWith: (name: string) => `Continuer avec ${name}`,
    signUpWith: (name: string) => `S’inscrire avec ${name}`,
    remember: 'Se souvenir de moi',
    showPassword: 'Afficher le mot de passe',
    hidePassword: 'Masquer le mot de passe',
    mismatch: 'Les mots de passe ne correspondent pas',
    signInFailed: 'La connexion a échoué. Réessayez.',
    registrationFailed: 'L’inscription a échoué. Réessayez.',
  },
  link: {
    title: 'Associer un compte',
    lead: 'Vous pourrez ensuite vous connecter à Visavis avec ce compte Google ou Facebook.',
    action: 'Associer ce compte',
    again: 'Connectez-vous à nouveau avec Google ou Facebook\u00a0: nous vous enverrons un nouveau lien.',
    home: 'Retour à l’accueil',
  },
  social: {
    names: { google: 'Google', facebook: 'Facebook' },
    failures: {
      not_configured: (name: string) =>
        `La connexion avec ${name} n’est pas proposée ici. Utilisez votre adresse e-mail et un mot de passe.`,
      cancelled: (name: string) =>
        `La connexion avec ${name} a été annulée. Réessayez ou utilisez votre adresse e-mail.`,
      expired: (name: string) =>
        `La connexion avec ${name} a pris trop de temps ou a été commencée dans une autre fenêtre. Réessayez.`,
      failed: (name: string) =>
        `La connexion avec ${name} n’a pas abouti. Réessayez ou utilisez votre adresse e-mail.`,
      unavailable: (name: string) =>
        `${name} est injoignable pour le moment. Réessayez plus tard ou utilisez votre adresse e-mail.`,
      no_email: (name: string) =>
        `${name} ne nous a pas transmis votre adresse e-mail. Autorisez ce partage, ou créez un compte avec un mot de passe.`,
      unverified: (name: string) =>
        `Votre adresse e-mail n’est pas vérifiée chez ${name}. Vérifiez-la, ou créez un compte avec un mot de passe.`,
      link_mailed: (name: string) =>
        `Un compte existe déjà avec cette adresse e-mail. Nous y avons envoyé un lien\u00a0: ouvrez-le pour pouvoir vous connecter avec ${name}.`,
    },
  },
  forgot: {
    title: 'Mot de passe oublié',
    lead: 'Indiquez l’adresse e-mail de votre compte\u00a0: nous vous enverrons un lien pour choisir un nouveau mot de passe.',
    send: 'Envoyer le lien',
    sent: 'Si un compte est associé à cette adresse, un lien de réinitialisation lui a été envoyé.',
    failed: (status: string) => `La demande a échoué (${status})`,
    network: 'réseau',
    home: 'Retour à l’accueil',
  },
  reset: {
    title: 'Réinitialiser le mot de passe',
    newPassword: 'Nouveau mot de passe',
    save: 'Enregistrer le mot de passe',
    noLink: 'Lien de réinitialisation non valide ou manquant.',
    tooShort: 'Le mot de passe doit comporter au moins 6 caractères.',
    mismatch: 'Les mots de passe ne correspondent pas.',
    done: 'Le mot de passe a été réinitialisé.',
    another: 'Demander un autre lien',
  },
  confirm: {
    title: 'Confirmer votre adresse e-mail',
    lead: 'Votre adresse e-mail est nécessaire pour recevoir vos alertes prix. Confirmez qu’elle est bien la vôtre.',
    action: 'Confirmer mon adresse',
    again: 'Demander un nouveau lien dans votre profil',
    home: 'Retour à l’accueil',
  },
  undo: {
    title: 'Annuler le changement d’adresse',
    lead: 'Votre ancienne adresse e-mail sera rétablie, et votre compte sera déconnecté de tous les appareils. Nous vous enverrons un lien pour choisir un nouveau mot de passe.',
    action: 'Rétablir mon adresse',
    home: 'Retour à l’accueil',
  },
  secure: {
    title: 'Sécurisez votre compte',
    password:
      'Choisissez votre propre mot de passe\u00a0: l’actuel est provisoire, ou trop faible pour un compte du personnel.',
    staffRule: 'Au moins 10 caractères, et rien de trop courant.',
    email: (email: string) =>
      `Confirmez votre adresse\u00a0: ouvrez le lien que nous avons envoyé à ${email}. Les pages du personnel vous seront ensuite ouvertes.`,
    opened: 'J’ai ouvert le lien',
    notYet: 'Cette adresse n’est pas encore confirmée.',
  },
  sessions: {
    title: 'Appareils connectés',
    thisOne: 'ce navigateur',
    unknownDevice: 'Appareil inconnu',
    end: 'Déconnecter',
    endOf: (device: string) => `Déconnecter\u00a0: ${device}`,
    endAll: 'Se déconnecter de tous les appareils',
    failed: 'Impossible de charger les appareils connectés',
    endFailed: 'La déconnexion a échoué. Réessayez.',
  },
  linked: {
    title: 'Comptes associés',
    lead: 'Ils vous permettent aussi de vous connecter à Visavis.',
    unlink: 'Dissocier',
    unlinkOf: (name: string, email: string) => `Dissocier\u00a0: ${name}, ${email}`,
    failed: 'Impossible de charger les comptes associés',
    unlinkFailed: 'Le compte n’a pas pu être dissocié. Réessayez.',
  },
  ownData: {
    title: 'Vos données',
    lead: 'Téléchargez les données que nous conservons à votre sujet, ou supprimez votre compte.',
    privacy: 'Données personnelles',
    download: 'Télécharger mes données',
    downloadFailed: 'Le téléchargement a échoué',
    delete: 'Supprimer mon compte',
    loss: 'Votre compte, vos listes et toutes vos données personnelles seront supprimés immédiatement et définitivement.',
    deleteForGood: 'Supprimer définitivement',
    deletionFailed: 'La suppression a échoué',
  },
  menu: {
    profile: 'Voir mon profil',
    admin: 'Administration',
    employee: 'Espace employé',
    signOut: 'Se déconnecter',
    signedOutHere: 'Votre compte est déconnecté de ce navigateur.',
  },
  profile: {
    retry: 'Réessayer',
    loadFailed: 'Impossible de charger le profil',
    updateFailed: 'La mise à jour a échoué',
    updated: 'Profil mis à jour',
    passwordFailed: 'Impossible de changer le mot de passe',
    passwordUpdated: 'Mot de passe mis à jour',
    data: 'Vos coordonnées',
    save: 'Enregistrer',
    verified: 'Cette adresse est confirmée.',
    notVerified: 'Cette adresse n’est pas encore confirmée\u00a0: ouvrez le lien que nous y avons envoyé.',
    pending: (email: string) =>
      `Ouvrez le lien que nous avons envoyé à ${email}\u00a0: cette adresse remplacera alors celle-ci.`,
    sendAgain: 'Renvoyer le lien',
    changePassword: 'Changer le mot de passe',
    currentPassword: 'Mot de passe actuel',
    newPassword: 'Nouveau mot de passe',
    mismatch: 'Les mots de passe ne correspondent pas.',
  },
};

export type AccountTexts = typeof accountFr;
