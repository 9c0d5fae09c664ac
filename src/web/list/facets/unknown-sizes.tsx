import { sizeName } from '../../../contract/catalogue/sizes.ts';
import { useLanguage } from '../../i18n/language.ts';
import { useTexts } from '../../i18n/texts.ts';
import { viewState } from '../../layout/view-link.tsx';
import { TextLink } from '../../ui/states.tsx';
import { facetTexts } from './texts/texts.ts';
import type { FacetView } from './use-facets.ts';

/** Chosen sizes that nothing comes in, and the way to the list without them. */
export function UnknownSizes({ sizes, view: { address, choice } }: { sizes: string[]; view: FacetView }) {
  const language = useLanguage();
  const { unknownSizes } = useTexts(facetTexts);
  if (sizes.length === 0) return null;
  return (
    <p className="wrap-anywhere">
      {unknownSizes.none(sizes.map((size) => sizeName(size, language)).join(', '))}{' '}
      <TextLink to={address(choice)} preventScrollReset state={viewState}>
        {unknownSizes.remove}
      </TextLink>
    </p>
  );
}
