import type { Language } from '../language.ts';

const en = {
  category_unknown: 'Unknown category',
  changed_meanwhile:
    'What this is about has just been changed or deleted. Reload the page to see where it stands.',
  alerts_full: 'You have reached the maximum number of alerts. Remove one first.',
  alert_price_missing: 'Enter the price you want.',
  alert_price_invalid: 'Enter a price above 0 in figures, such as 49.90.',
  alert_price_above: 'The best delivered price is already lower. Enter a price below it.',
  alert_percent_missing: 'Enter the drop you want, in %.',
  alert_percent_invalid: 'Enter a whole number from 1 to 99, such as 10.',
  alert_own_target: 'An alert on your price waits for a price, a drop in % or the next drop.',
  alert_own_size: 'An alert on your price counts all sizes. Choose any size, or the public price.',
  alert_size_target: 'We keep no price history of single sizes. Choose another kind of alert, or any size.',
  alert_size_unknown: 'This product does not come in that size. Choose one of its sizes.',
  alert_no_price:
    'No price can drop at the moment. Choose a price, or an alert for when it is back in stock.',
  alert_list_wide: 'More than 100 products cost that already. Choose a lower price or filter the list.',
  channel_address:
    'Enter a public https address without a port or password, such as https://ntfy.sh/my-topic or https://example.com/alerts.',
  channel_key: 'This browser’s notification keys are invalid. Allow notifications again and retry.',
  channels_unconfirmed: 'Confirm your email address first: nothing is sent to channels before.',
  channels_full: 'You have reached the maximum number of channels. Remove one first.',
  favourites_full: 'Your selection is full. Remove a product first.',
  page_too_deep:
    'Pages reach the first 10,000 products of a list. Narrow it with a filter or another search.',
  search_away: 'Search and lists do not answer at the moment. Try again shortly. Product pages work.',
};

/** Why a call about lists, saved products and alerts was refused; `details.reason` of the error. */
export type ShoppingReason = keyof typeof en;

const fr: Record<ShoppingReason, string> = {
  category_unknown: 'Catégorie inconnue',
  changed_meanwhile:
    'Ce que concerne cette demande vient d’être modifié ou supprimé. Rechargez la page pour voir où on en est.',
  alerts_full: 'Vous avez atteint le nombre maximal d’alertes. Supprimez-en une d’abord.',
  alert_price_missing: 'Indiquez le prix souhaité.',
  alert_price_invalid: 'Indiquez un prix supérieur à 0, en chiffres, par exemple 49,90.',
  alert_price_above: 'Le meilleur prix livré est déjà plus bas. Indiquez un prix inférieur.',
  alert_percent_missing: 'Indiquez la baisse souhaitée, en %.',
  alert_percent_invalid: 'Indiquez un nombre entier de 1 à 99, par exemple 10.',
  alert_own_target: 'Une alerte sur votre prix attend un prix, une baisse en % ou la prochaine baisse.',
  alert_own_size:
    'Une alerte sur votre prix compte toutes les tailles. Choisissez toutes les tailles, ou le prix public.',
  alert_size_target:
    'Nous ne gardons pas l’historique des prix par taille. Choisissez un autre type d’alerte, ou toutes les tailles.',
  alert_size_unknown: 'Ce produit n’existe pas dans cette taille. Choisissez l’une de ses tailles.',
  alert_no_price: 'Aucun prix ne peut baisser pour le moment. Choisissez un prix, ou le retour en stock.',
  alert_list_wide: 'Plus de 100 produits sont déjà à ce prix. Indiquez un prix plus bas ou filtrez la liste.',
  channel_address:
    'Indiquez une adresse https publique, sans port ni mot de passe, par exemple https://ntfy.sh/mon-sujet ou https://exemple.fr/alertes.',
  channel_key:
    'Les clés de notification de ce navigateur ne sont pas valides. Autorisez à nouveau les notifications et réessayez.',
  channels_unconfirmed: 'Confirmez d’abord votre adresse e-mail : rien n’est envoyé aux canaux avant.',
  channels_full: 'Vous avez atteint le nombre maximal de canaux. Supprimez-en un d’abord.',
  favourites_full: 'Votre sélection est pleine. Retirez-en d’abord un produit.',
  page_too_deep:
    'Les pages s’arrêtent aux 10 000 premiers produits d’une liste. Affinez-la avec un filtre ou une autre recherche.',
  search_away:
    'La recherche et les listes ne répondent pas pour le moment. Réessayez dans un instant. Les fiches produit, elles, fonctionnent.',
};

export const shoppingMessages: Record<Language, Record<ShoppingReason, string>> = { en, fr };
