import { z } from 'zod';
import { calls } from './calls.ts';
import {
  feedBody,
  feedChangeBody,
  feedPageQuery,
  feedParams,
  feedPreviewBody,
  feedPreviewSchema,
  feedSchema,
  heldRunBody,
  importRunPageQuery,
  importRunParams,
  importRunSchema,
  rejectedRowSchema,
} from './feeds.schema.ts';

/** The calls about merchants' feeds, for admins. */
export const feedEndpoints = {
  listFeeds: {
    ...calls.listFeeds,
    summary: {
      en: 'Merchants’ feeds, those that need somebody first',
      fr: 'Flux des marchands, ceux qui demandent une intervention d’abord',
    },
    query: feedPageQuery,
    response: z.array(feedSchema),
    isPaged: true,
    access: 'admin',
    errors: ['invalid_request', 'unauthenticated', 'forbidden'],
  },
  addFeed: {
    ...calls.addFeed,
    summary: {
      en: 'Add a feed; it is fetched and imported at once',
      fr: 'Ajouter un flux\u00a0; il est aussitôt récupéré et importé',
    },
    body: feedBody,
    response: feedSchema,
    access: 'admin',
    errors: ['invalid_request', 'unauthenticated', 'forbidden', 'conflict', 'unsupported_media_type'],
  },
  updateFeed: {
    ...calls.updateFeed,
    summary: {
      en: 'Change a feed’s address, interval, or whether it is fetched',
      fr: 'Modifier l’adresse d’un flux, son intervalle, ou sa récupération',
    },
    params: feedParams,
    body: feedChangeBody,
    response: feedSchema,
    access: 'admin',
    errors: [
      'invalid_request',
      'unauthenticated',
      'forbidden',
      'not_found',
      'conflict',
      'unsupported_media_type',
    ],
  },
  runFeed: {
    ...calls.runFeed,
    summary: { en: 'Fetch and import a feed now', fr: 'Récupérer et importer un flux maintenant' },
    params: feedParams,
    response: feedSchema,
    access: 'admin',
    errors: ['invalid_request', 'unauthenticated', 'forbidden', 'not_found', 'conflict'],
  },
  cancelFeed: {
    ...calls.cancelFeed,
    summary: {
      en: 'Stop a feed’s import; the catalogue stays as it was',
      fr: 'Arrêter l’import d’un flux\u00a0; le catalogue reste inchangé',
    },
    params: feedParams,
    response: feedSchema,
    access: 'admin',
    errors: ['invalid_request', 'unauthenticated', 'forbidden', 'not_found', 'conflict'],
  },
  listImportRuns: {
    ...calls.listImportRuns,
    summary: { en: 'A feed’s imports, newest first', fr: 'Imports d’un flux, récents d’abord' },
    params: feedParams,
    query: importRunPageQuery,
    response: z.array(importRunSchema),
    isPaged: true,
    access: 'admin',
    errors: ['invalid_request', 'unauthenticated', 'forbidden', 'not_found'],
  },
  listRejectedRows: {
    ...calls.listRejectedRows,
    summary: {
      en: 'Rows that an import refused, with the reasons; kept of a feed’s last ten imports',
      fr: 'Lignes refusées par un import, avec les raisons\u00a0; conservées pour les dix derniers imports d’un flux',
    },
    params: importRunParams,
    response: z.array(rejectedRowSchema),
    access: 'admin',
    errors: ['invalid_request', 'unauthenticated', 'forbidden', 'not_found'],
  },
  decideHeldRun: {
    ...calls.decideHeldRun,
    summary: {
      en: 'Accept a file that was held, as it is, or discard it',
      fr: 'Accepter tel quel un fichier retenu, ou l’écarter',
    },
    params: importRunParams,
    body: heldRunBody,
    response: importRunSchema,
    access: 'admin',
    errors: [
      'invalid_request',
      'unauthenticated',
      'forbidden',
      'not_found',
      'conflict',
      'unsupported_media_type',
    ],
  },
  previewFeed: {
    ...calls.previewFeed,
    summary: {
      en: 'What the first 20 rows of a feed would become; nothing is stored',
      fr: 'Ce que deviendraient les 20 premières lignes d’un flux\u00a0; rien n’est enregistré',
    },
    body: feedPreviewBody,
    response: feedPreviewSchema,
    access: 'admin',
    errors: ['invalid_request', 'unauthenticated', 'forbidden', 'unsupported_media_type'],
  },
} as const;
