import type { MouseEvent } from 'react';
import { Link } from 'react-router';
import { formatNumber } from '../i18n/format.ts';
import { useLanguage, useMerchantLang } from '../i18n/language.ts';
import { sharedTexts } from '../i18n/shared-texts.ts';
import { useTexts } from '../i18n/texts.ts';
import { Price } from '../ui/product/price.tsx';
import { ProductImage } from '../ui/product/product-image.tsx';
import { productThumbnail } from '../ui/product/product-picture.ts';
import { highlight } from './highlight.ts';
import type { Suggestion, SuggestionGroup } from './suggestion-groups.ts';
import { suggestTexts } from './texts/texts.ts';

/** A text with what was typed in bold. */
function Highlighted({ text, typed }: { text: string; typed: string }) {
  let at = 0;
  return highlight(text, typed).map((piece) => {
    const key = at;
    at += piece.text.length;
    return piece.isMatch ? <mark key={key}>{piece.text}</mark> : <span key={key}>{piece.text}</span>;
  });
}

type ContentProps = { suggestion: Suggestion; typed: string };

function ProductContent({ suggestion, typed }: ContentProps) {
  const merchantLang = useMerchantLang();
  const { product: texts } = useTexts(sharedTexts);
  if (suggestion.kind !== 'product') return null;
  const { title, totalPrice, deliveryKnown, awaitsMerchant } = suggestion.product;
  return (
    <>
      <ProductImage
        src={productThumbnail(suggestion.product)}
        alt=""
        size={44}
        className="w-11 shrink-0 rounded-sm"
      />
      {/* The price stands below: beside it there would be no place for what tells products of one brand apart. */}
      <span className="min-w-0 flex-1 text-xs text-ink-soft">
        <span lang={merchantLang} className="line-clamp-2 text-sm text-ink wrap-anywhere">
          <Highlighted text={title} typed={typed} />
        </span>
        {totalPrice === null ? (
          texts[awaitsMerchant ? 'noMerchantYet' : 'noOffer']
        ) : (
          <>
            {texts.from} <Price euros={totalPrice} size="sm" className="text-ink" />
            {!deliveryKnown && <>, {texts.deliveryNotStated}</>}
          </>
        )}
      </span>
    </>
  );
}

function Content({ suggestion, typed }: ContentProps) {
  const language = useLanguage();
  const { list } = useTexts(sharedTexts);
  const texts = useTexts(suggestTexts);
  if (suggestion.kind === 'product') return <ProductContent suggestion={suggestion} typed={typed} />;
  if (suggestion.kind === 'clear') return <span className="text-sm text-ink-soft">{texts.clear}</span>;
  return (
    <>
      <span className="min-w-0 flex-1 wrap-anywhere">
        <Highlighted text={suggestion.text} typed={typed} />
      </span>
      {suggestion.kind === 'list' && (
        <span className="shrink-0 text-xs text-ink-soft tabular-nums">
          {list.count(formatNumber(language, suggestion.productsCount), suggestion.productsCount)}
        </span>
      )}
    </>
  );
}

type SuggestionListProps = {
  id: string;
  groups: readonly SuggestionGroup[];
  typed: string;
  active: number;
  optionId: (index: number) => string;
  onChoose: (suggestion: Suggestion, event: MouseEvent) => void;
};

/** The options below the search box, in groups; the focus stays in the field. */
export function SuggestionList({ id, groups, typed, active, optionId, onChoose }: SuggestionListProps) {
  const texts = useTexts(suggestTexts);
  let index = 0;
  return (
    <div
      id={id}
      role="listbox"
      aria-label={texts.label}
      tabIndex={-1}
      // The field keeps the focus: its leaving closes the list.
      onMouseDown={(event) => event.preventDefault()}
      className="suggestions"
    >
      {groups.map(({ name, suggestions }) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset has no place in a list of options
        <div key={name} role="group" aria-label={texts.groups[name]}>
          <p aria-hidden="true">{texts.groups[name]}</p>
          {suggestions.map((suggestion) => {
            const at = index++;
            return (
              <Link
                key={suggestion.key}
                id={optionId(at)}
                role="option"
                aria-selected={at === active}
                tabIndex={-1}
                to={suggestion.to}
                discover="none"
                onClick={(event) => onChoose(suggestion, event)}
              >
                <Content suggestion={suggestion} typed={typed} />
              </Link>
            );
          })}
        </div>
      ))}
    </div>
  );
}
