import type { Language } from '../../contract/language.ts';

type Fault =
  | 'missing'
  | 'choice'
  | 'email'
  | 'url'
  | 'number'
  | 'least'
  | 'most'
  | 'exact'
  | 'moment'
  | 'other';

/** `limit`: of a number that is too small or too large. */
const texts: Record<Language, Record<Fault, string | ((limit: string) => string)>> = {
  fr: {
    missing: 'Remplissez ce champ.',
    choice: 'Faites un choix.',
    email: 'Saisissez une adresse e-mail, par exemple nom@exemple.fr.',
    url: 'Saisissez une adresse web, par exemple https://exemple.fr.',
    number: 'Saisissez un nombre.',
    least: (limit) => `Saisissez ${limit} ou plus.`,
    most: (limit) => `Saisissez ${limit} ou moins.`,
    exact: 'Saisissez un nombre qui a moins de décimales.',
    moment: 'Complétez la date et l’heure.',
    other: 'Cette saisie n’est pas valide.',
  },
  en: {
    missing: 'Fill in this field.',
    choice: 'Make a choice.',
    email: 'Enter an email address, such as name@example.com.',
    url: 'Enter a web address, such as https://example.com.',
    number: 'Enter a number.',
    least: (limit) => `Enter ${limit} or more.`,
    most: (limit) => `Enter ${limit} or less.`,
    exact: 'Enter a number with fewer decimals.',
    moment: 'Complete the date and the time.',
    other: 'This entry is not valid.',
  },
};

type Field = Pick<HTMLInputElement, 'type' | 'validity' | 'setCustomValidity' | 'min' | 'max'>;

const choices = new Set(['checkbox', 'radio', 'select-one']);

function faultOfNumber(validity: ValidityState): Fault {
  if (validity.badInput) return 'number';
  if (validity.rangeUnderflow) return 'least';
  return validity.rangeOverflow ? 'most' : 'exact';
}

function faultOf({ type, validity }: Field): Fault {
  if (validity.valueMissing && !validity.badInput) return choices.has(type) ? 'choice' : 'missing';
  if (type === 'number') return faultOfNumber(validity);
  if (type === 'datetime-local' && validity.badInput) return 'moment';
  return validity.typeMismatch && (type === 'email' || type === 'url') ? type : 'other';
}

function messageFor(field: Field): string {
  const language = document.documentElement.lang === 'en' ? 'en' : 'fr';
  const fault = faultOf(field);
  const text = texts[language][fault];
  if (typeof text === 'string') return text;
  return text(Number(fault === 'least' ? field.min : field.max).toLocaleString(language));
}

/** The fields of which something is said: the browser holds each for wrong until it is unsaid. */
const told = new Set<Field>();

function tell({ target }: Event): void {
  const field = target as HTMLInputElement;
  // What was said before is no fault of what stands there now.
  field.setCustomValidity('');
  if (field.validity.valid) return;
  field.setCustomValidity(messageFor(field));
  told.add(field);
}

function forget(): void {
  for (const field of told) field.setCustomValidity('');
  told.clear();
}

/** Enter sends a form. */
const forgetOnEnter = ({ key }: KeyboardEvent) => key === 'Enter' && forget();

/**
 * Has the browser say in the page's language what is wrong with a field: by itself it speaks its own, and no screen is in both.
 * It is said until something is typed, chosen or pressed, and all is looked at anew: a field may be mended by a script, by a reset
 * or by a choice beside it. However often it is called, it listens once.
 */
export function tellFaultsInPageLanguage(): void {
  document.addEventListener('invalid', tell, true);
  for (const mended of ['input', 'change', 'click', 'reset']) document.addEventListener(mended, forget, true);
  document.addEventListener('keydown', forgetOnEnter, true);
}
