import type { Language } from '../../contract/language.ts';

type Fault = 'missing' | 'choice' | 'email' | 'url' | 'other';

const texts: Record<Language, Record<Fault, string>> = {
  fr: {
    missing: 'Remplissez ce champ.',
    choice: 'Faites un choix.',
    email: 'Saisissez une adresse e-mail, par exemple nom@exemple.fr.',
    url: 'Saisissez une adresse web, par exemple https://exemple.fr.',
    other: 'Cette saisie n’est pas valide.',
  },
  en: {
    missing: 'Fill in this field.',
    choice: 'Make a choice.',
    email: 'Enter an email address, such as name@example.com.',
    url: 'Enter a web address, such as https://example.com.',
    other: 'This entry is not valid.',
  },
};

type Field = Pick<HTMLInputElement, 'type' | 'validity' | 'setCustomValidity'>;

const choices = new Set(['checkbox', 'radio', 'select-one']);

function faultOf({ type, validity }: Field): Fault {
  if (validity.valueMissing && !validity.badInput) return choices.has(type) ? 'choice' : 'missing';
  return validity.typeMismatch && (type === 'email' || type === 'url') ? type : 'other';
}

function tell({ target }: Event): void {
  const field = target as HTMLInputElement;
  const language = document.documentElement.lang === 'en' ? 'en' : 'fr';
  // What was said before is no fault of what stands there now.
  field.setCustomValidity('');
  field.setCustomValidity(texts[language][faultOf(field)]);
}

function forget({ target }: Event): void {
  if (target instanceof HTMLInputElement || target instanceof HTMLSelectElement) target.setCustomValidity('');
}

/**
 * Has the browser say in the page's language what is wrong with a field: by itself it speaks its own, and no screen is in both.
 * However often it is called, it listens once.
 */
export function tellFaultsInPageLanguage(): void {
  document.addEventListener('invalid', tell, true);
  document.addEventListener('input', forget, true);
  document.addEventListener('change', forget, true);
}
