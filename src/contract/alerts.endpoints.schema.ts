import { z } from 'zod';
import { messageSchema } from './account.schema.ts';
import {
  alertBody,
  alertParams,
  alertRemovedSchema,
  alertSchema,
  alertSetSchema,
  alertSettingsBody,
  alertSettingsSchema,
  listAlertBody,
  listAlertParams,
  listAlertSchema,
  listAlertSetSchema,
  listAlertsQuery,
  notificationSchema,
  notificationsQuery,
  stopMailsBody,
} from './alerts.schema.ts';
import { calls } from './calls.ts';

/** The calls about price alerts and what they tell. */
export const alertEndpoints = {
  listAlerts: {
    ...calls.listAlerts,
    summary: { en: 'One’s price alerts, newest first', fr: 'Ses alertes de prix, récentes d’abord' },
    query: listAlertsQuery,
    response: z.array(alertSchema),
    isPaged: true,
    access: 'user',
    errors: ['invalid_request', 'unauthenticated', 'not_found'],
  },
  setAlert: {
    ...calls.setAlert,
    summary: {
      en: 'Set an alert on a product, or change the one that it has; a target already reached fires at once',
      fr: 'Poser une alerte sur un produit, ou modifier celle qu’il a\u00a0; une cible déjà atteinte se déclenche aussitôt',
    },
    body: alertBody,
    response: alertSetSchema,
    access: 'user',
    errors: ['invalid_request', 'unauthenticated', 'not_found', 'conflict', 'unsupported_media_type'],
  },
  removeAlert: {
    ...calls.removeAlert,
    summary: {
      en: 'Take the alert off a product; it need not have one',
      fr: 'Retirer l’alerte d’un produit\u00a0; il n’a pas besoin d’en avoir une',
    },
    params: alertParams,
    response: alertRemovedSchema,
    access: 'user',
    errors: ['unauthenticated', 'not_found'],
  },
  listNotifications: {
    ...calls.listNotifications,
    summary: { en: 'What one’s alerts told, newest first', fr: 'Ce que ses alertes ont dit, récent d’abord' },
    query: notificationsQuery,
    response: z.array(notificationSchema),
    isPaged: true,
    access: 'user',
    errors: ['invalid_request', 'unauthenticated'],
  },
  readNotifications: {
    ...calls.readNotifications,
    summary: { en: 'Mark them all as read', fr: 'Tout marquer comme lu' },
    response: messageSchema,
    access: 'user',
    errors: ['unauthenticated'],
  },
  getAlertSettings: {
    ...calls.getAlertSettings,
    summary: { en: 'How one is told of alerts', fr: 'Comment on est averti de ses alertes' },
    response: alertSettingsSchema,
    access: 'user',
    errors: ['unauthenticated'],
  },
  setAlertSettings: {
    ...calls.setAlertSettings,
    summary: { en: 'Switch alert mails on or off', fr: 'Activer ou désactiver les e-mails d’alerte' },
    body: alertSettingsBody,
    response: alertSettingsSchema,
    access: 'user',
    errors: ['invalid_request', 'unauthenticated', 'unsupported_media_type'],
  },
  renewAlertFeed: {
    ...calls.renewAlertFeed,
    summary: {
      en: 'Give the private feed another address; the former one stops working',
      fr: 'Donner une autre adresse au flux privé\u00a0; l’ancienne cesse de fonctionner',
    },
    response: alertSettingsSchema,
    access: 'user',
    errors: ['unauthenticated'],
  },
  listListAlerts: {
    ...calls.listListAlerts,
    summary: { en: 'One’s alerts on whole lists', fr: 'Ses alertes sur des listes entières' },
    response: z.array(listAlertSchema),
    access: 'user',
    errors: ['unauthenticated'],
  },
  setListAlert: {
    ...calls.setListAlert,
    summary: {
      en: 'Be told when everything on a list costs at most a price together',
      fr: 'Être averti quand toute une liste coûte au plus un prix',
    },
    body: listAlertBody,
    response: listAlertSetSchema,
    access: 'user',
    errors: ['invalid_request', 'unauthenticated', 'not_found', 'conflict', 'unsupported_media_type'],
  },
  removeListAlert: {
    ...calls.removeListAlert,
    summary: { en: 'Take the alert off a list', fr: 'Retirer l’alerte d’une liste' },
    params: listAlertParams,
    response: messageSchema,
    access: 'user',
    errors: ['unauthenticated', 'not_found'],
  },
  stopAlertMails: {
    ...calls.stopAlertMails,
    summary: {
      en: 'Switch alert mails off by the token that they hold',
      fr: 'Désactiver les e-mails d’alerte avec le jeton qu’ils contiennent',
    },
    body: stopMailsBody,
    response: messageSchema,
    errors: ['invalid_request', 'unsupported_media_type'],
  },
} as const;
