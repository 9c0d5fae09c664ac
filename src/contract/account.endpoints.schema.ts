import { z } from 'zod';
import {
  deletionBody,
  exchangeBody,
  forgotBody,
  loginBody,
  mailedTokenBody,
  messageSchema,
  ownDataSchema,
  passwordBody,
  profileBody,
  profileUpdatedSchema,
  registerBody,
  resetBody,
  sessionParams,
  sessionSchema,
  signedInSchema,
  userSchema,
} from './account.schema.ts';
import { calls } from './calls.ts';

/** The calls about one’s own account: signing in, recovering it, its data and sessions. */
export const accountEndpoints = {
  register: {
    ...calls.register,
    summary: {
      en: 'Make an account; the answer is the same where the address has one already',
      fr: 'Créer un compte\u00a0; la réponse est la même si l’adresse en a déjà un',
    },
    body: registerBody,
    response: messageSchema,
    errors: ['invalid_request', 'unsupported_media_type'],
  },
  login: {
    ...calls.login,
    summary: { en: 'Sign in', fr: 'Se connecter' },
    body: loginBody,
    response: signedInSchema,
    errors: ['invalid_request', 'unauthenticated', 'unsupported_media_type'],
  },
  logout: {
    ...calls.logout,
    summary: { en: 'End this session', fr: 'Terminer cette session' },
    response: messageSchema,
    access: 'user',
    errors: ['unauthenticated'],
  },
  forgotPassword: {
    ...calls.forgotPassword,
    summary: {
      en: 'Have a reset link mailed; the answer is the same for addresses that have no account',
      fr: 'Demander un lien de réinitialisation par e-mail\u00a0; la réponse est la même pour une adresse sans compte',
    },
    body: forgotBody,
    response: messageSchema,
    errors: ['invalid_request', 'unsupported_media_type'],
  },
  resetPassword: {
    ...calls.resetPassword,
    summary: {
      en: 'Set a new password by a mailed link; all sessions end',
      fr: 'Choisir un nouveau mot de passe avec un lien reçu par e-mail\u00a0; toutes les sessions se terminent',
    },
    body: resetBody,
    response: messageSchema,
    errors: ['invalid_request', 'unsupported_media_type'],
  },
  confirmEmail: {
    ...calls.confirmEmail,
    summary: {
      en: 'Confirm one’s address by a mailed link',
      fr: 'Confirmer son adresse avec un lien reçu par e-mail',
    },
    body: mailedTokenBody,
    response: messageSchema,
    errors: ['invalid_request', 'unsupported_media_type'],
  },
  undoEmail: {
    ...calls.undoEmail,
    summary: {
      en: 'Bring one’s former address back by a mailed link; all sessions end',
      fr: 'Rétablir son ancienne adresse avec un lien reçu par e-mail\u00a0; toutes les sessions se terminent',
    },
    body: mailedTokenBody,
    response: messageSchema,
    errors: ['invalid_request', 'conflict', 'unsupported_media_type'],
  },
  resendConfirmation: {
    ...calls.resendConfirmation,
    summary: {
      en: 'Have the confirmation link mailed again',
      fr: 'Recevoir à nouveau le lien de confirmation',
    },
    response: messageSchema,
    access: 'user',
    errors: ['unauthenticated'],
  },
  getProfile: {
    ...calls.getProfile,
    summary: { en: 'Who is signed in', fr: 'Qui est connecté' },
    response: userSchema,
    access: 'user',
    errors: ['unauthenticated'],
  },
  updateProfile: {
    ...calls.updateProfile,
    summary: {
      en: 'Change one’s name, address and phone',
      fr: 'Modifier son nom, son adresse et son téléphone',
    },
    body: profileBody,
    response: profileUpdatedSchema,
    access: 'user',
    errors: ['invalid_request', 'unauthenticated', 'conflict'],
  },
  exchangeSignIn: {
    ...calls.exchangeSignIn,
    summary: {
      en: 'Exchange the code that a provider’s sign-in ended with, in the browser that began it',
      fr: 'Échanger le code reçu après une connexion par un fournisseur, dans le navigateur qui l’a commencée',
    },
    body: exchangeBody,
    response: signedInSchema,
    errors: ['invalid_request', 'unsupported_media_type'],
  },
  linkAccount: {
    ...calls.linkAccount,
    summary: {
      en: 'Link an account of a provider by a mailed link',
      fr: 'Relier le compte d’un fournisseur avec un lien reçu par e-mail',
    },
    body: mailedTokenBody,
    response: messageSchema,
    errors: ['invalid_request', 'unsupported_media_type'],
  },
  listSessions: {
    ...calls.listSessions,
    summary: { en: 'Where one is signed in', fr: 'Où l’on est connecté' },
    response: z.array(sessionSchema),
    access: 'user',
    errors: ['unauthenticated'],
  },
  endSessions: {
    ...calls.endSessions,
    summary: { en: 'Sign out everywhere, here as well', fr: 'Se déconnecter partout, ici aussi' },
    response: messageSchema,
    access: 'user',
    errors: ['unauthenticated'],
  },
  endSession: {
    ...calls.endSession,
    summary: { en: 'End one of one’s sessions', fr: 'Terminer une de ses sessions' },
    params: sessionParams,
    response: messageSchema,
    access: 'user',
    errors: ['unauthenticated', 'not_found'],
  },
  exportOwnData: {
    ...calls.exportOwnData,
    summary: {
      en: 'Everything that is kept of who asks',
      fr: 'Tout ce qui est conservé sur la personne connectée',
    },
    response: ownDataSchema,
    access: 'user',
    errors: ['unauthenticated'],
  },
  deleteAccount: {
    ...calls.deleteAccount,
    summary: {
      en: 'Delete one’s account and everything personal',
      fr: 'Supprimer son compte et toutes ses données personnelles',
    },
    body: deletionBody,
    response: messageSchema,
    access: 'user',
    errors: ['invalid_request', 'unauthenticated', 'conflict'],
  },
  changePassword: {
    ...calls.changePassword,
    summary: {
      en: 'Change one’s password; all sessions end, the answer holds the token of a new one',
      fr: 'Changer son mot de passe\u00a0; toutes les sessions se terminent, la réponse contient le jeton d’une nouvelle',
    },
    body: passwordBody,
    response: profileUpdatedSchema,
    access: 'user',
    errors: ['invalid_request', 'unauthenticated'],
  },
} as const;
