/** French texts of user management. */
export const texts = {
  label: 'Utilisateurs',
  search: 'Nom, e-mail ou tél.',
  role: 'Rôle',
  allRoles: 'Tous les rôles',
  roles: { user: 'utilisateur', employee: 'employé', admin: 'admin', superadmin: 'superadmin' },
  columns: {
    name: 'Nom',
    email: 'E-mail',
    phone: 'Téléphone',
    role: 'Rôle',
    created: 'Inscription',
    seen: 'Dernière visite',
  },
  notVerified: 'adresse non confirmée',
  neverSeen: 'aucune connexion active',
  fixed: 'Les superadmins ne se modifient pas ici.',
  editOf: (name: string) => `Modifier ${name}`,
  deleteOf: (name: string) => `Supprimer ${name}`,
  fixedRole: 'Un superadmin ne pourra plus être modifié ni supprimé ici.',
  deleteTitle: 'Supprimer cet utilisateur\u00a0?',
  deleteLoss: (name: string, email: string) =>
    `Le compte de ${name} (${email}), ses connexions, ses listes, ses alertes et ses e-mails seront supprimés immédiatement et définitivement.`,
  hoursLoss:
    'Les heures travaillées par cette personne seront aussi supprimées. Téléchargez d’abord les mois à conserver, dans l’onglet «\u00a0Heures\u00a0».',
  deleteFailed: 'Impossible de supprimer l’utilisateur.',
};
