import type { CallOutput } from '../../../contract/api.ts';
import { callApi } from '../../api/call.ts';
import { FormError } from '../../forms/form-error.tsx';
import { useAttempt } from '../../forms/use-submit.ts';
import { formatNumber } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/language.ts';
import { useTexts } from '../../i18n/texts.ts';
import { Button } from '../../ui/button.tsx';
import { useToast } from '../../ui/toasts.tsx';
import { Loading } from '../loading.tsx';
import { adminTexts } from '../texts/texts.ts';
import type { Loaded } from '../use-loaded.ts';
import { vocabularyTexts } from './texts/texts.ts';

type Suggestions = CallOutput<'listBrandAliasSuggestions'>;
type SuggestionProps = { suggestion: Suggestions[number]; onDecided: () => Promise<void> };

function Suggestion({ suggestion, onDecided }: SuggestionProps) {
  const { brands: texts } = useTexts(vocabularyTexts);
  const { failures } = useTexts(adminTexts);
  const language = useLanguage();
  const toast = useToast();
  const { run, isBusy, error } = useAttempt(failures.update);
  const { brand, other, brandName: a, otherName: b, products } = suggestion;
  const keep = (kept: string, alias: string) => ({
    text: texts.keep(kept),
    label: texts.keepOf(kept, alias),
    choose: async () => {
      await callApi('saveBrandAlias', { language, body: { alias, brand: kept } });
      toast(texts.saved(alias, kept));
      await onDecided();
    },
  });
  const dismiss = {
    text: texts.dismiss,
    label: texts.dismissOf(a, b),
    choose: async () => {
      await callApi('dismissBrandAliasSuggestion', { language, body: { brand, other } });
      toast(texts.dismissed);
      await onDecided();
    },
  };
  const choices = [keep(a, b), keep(b, a), dismiss];
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 border-b border-rule py-2">
      <span className="min-w-0 grow wrap-anywhere">
        <span className="font-semibold">{texts.pair(a, b)}</span>{' '}
        <span className="text-sm text-ink-soft">
          {texts.products(products, formatNumber(language, products))}
        </span>
      </span>
      {choices.map(({ text, label, choose }) => (
        <Button
          key={label}
          size="sm"
          className="max-w-full whitespace-normal wrap-anywhere py-1"
          disabled={isBusy}
          onClick={() => run(choose)}
          aria-label={label}
        >
          {text}
        </Button>
      ))}
      <FormError message={error} />
    </li>
  );
}

type ListProps = { list: Loaded<Suggestions>; onDecided: () => Promise<void> };

/** Suggested brand aliases: accepted or dismissed. */
export function BrandSuggestions({ list, onDecided }: ListProps) {
  const { brands: texts } = useTexts(vocabularyTexts);
  const { value, error, reload } = list;
  if (!value) return <Loading error={error} onRetry={reload} />;
  return (
    <section aria-labelledby="brand-suggestions" className="grid gap-2">
      <h2 id="brand-suggestions" className="text-xl font-bold">
        {texts.suggestions}
      </h2>
      <p className="text-sm text-ink-soft">{value.length > 0 ? texts.suggestionsNote : texts.noSuggestion}</p>
      <ul>
        {value.map((suggestion) => (
          <Suggestion
            key={`${suggestion.brand} ${suggestion.other}`}
            suggestion={suggestion}
            onDecided={onDecided}
          />
        ))}
      </ul>
    </section>
  );
}
