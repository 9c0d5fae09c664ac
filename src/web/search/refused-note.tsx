import { addresses } from '../../contract/addresses.ts';
import type { FacetChoice } from '../../contract/catalogue/facet-choice.ts';
import type { ProductList } from '../../contract/catalogue/list-schema.ts';
import { useLanguage } from '../i18n/language.ts';
import { useTexts } from '../i18n/texts.ts';
import { LinkButton } from '../ui/button.tsx';
import { EmptyState, TextLink } from '../ui/states.tsx';
import { searchTexts } from './texts/texts.ts';

type Refused = NonNullable<ProductList['refused']>;

/** What a search leaves out, and the link to the same one that leaves out nothing, with what is chosen. */
export function RefusedNote({ names, text, choice }: Refused & { choice: FacetChoice }) {
  const texts = useTexts(searchTexts);
  const language = useLanguage();
  return (
    <p className="wrap-anywhere">
      {texts.refused(names.map(texts.quoted).join(', '))}{' '}
      <TextLink to={addresses.search(language, text, { choice })}>{texts.everything(text)}</TextLink>
    </p>
  );
}

/** A search that leaves out all that there is. */
export function AllRefused({ names, text }: Refused) {
  const texts = useTexts(searchTexts);
  const language = useLanguage();
  return (
    <EmptyState message={texts.allRefused(texts.quoted(text), names.map(texts.quoted).join(', '))}>
      <LinkButton className="max-w-full wrap-anywhere" to={addresses.search(language, text)}>
        {texts.everything(text)}
      </LinkButton>
    </EmptyState>
  );
}
