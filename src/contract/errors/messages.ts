import type { BodyExtent } from '../endpoint.ts';
import type { Language } from '../language.ts';
import { texts as en } from '../texts/en.ts';
import { texts as fr } from '../texts/fr.ts';
import type { ErrorCode } from './error-codes.ts';

/** Default messages of the API's error codes. */
const messages: Record<Language, Record<ErrorCode, string>> = {
  en: {
    invalid_request: 'The request is not valid.',
    unauthenticated: en.logIn,
    forbidden: 'You are not allowed to do this.',
    not_found: 'Not found.',
    method_not_allowed: 'This method is not available here.',
    conflict: 'This conflicts with the current state.',
    payload_too_large: 'The request is too large.',
    unsupported_media_type: 'This content type is not supported.',
    range_not_satisfiable: 'The file does not have this part.',
    too_many_requests: 'Too many requests. Try again later.',
    internal: 'Something went wrong on our side. Try again.',
    unavailable: 'The service is temporarily unavailable. Try again.',
  },
  fr: {
    invalid_request: 'La requête n’est pas valide.',
    unauthenticated: fr.logIn,
    forbidden: 'Vous n’êtes pas autorisé à faire cela.',
    not_found: 'Introuvable.',
    method_not_allowed: 'Cette méthode n’est pas disponible ici.',
    conflict: 'Cette demande est en conflit avec l’état actuel.',
    payload_too_large: 'La requête est trop volumineuse.',
    unsupported_media_type: 'Ce type de contenu n’est pas accepté.',
    range_not_satisfiable: 'Le fichier n’a pas cette partie.',
    too_many_requests: 'Trop de requêtes. Réessayez plus tard.',
    internal: 'Une erreur est survenue de notre côté. Réessayez.',
    unavailable: 'Le service est momentanément indisponible. Réessayez.',
  },
};

/** The message of an error code in a language. */
export const errorMessage = (language: Language, code: ErrorCode): string => messages[language][code];

/** What a body holds too much of: values, or different names of fields. */
export function extentMessage(language: Language, { values, names }: BodyExtent): string {
  const [v, n] = [values, names].map((count) => new Intl.NumberFormat(language).format(count));
  return language === 'fr'
    ? `La requête contient trop de valeurs\u00a0: ${v} au maximum, et ${n} noms de champs différents.`
    : `The request holds too many values: ${v} at most, and ${n} different names of fields.`;
}
