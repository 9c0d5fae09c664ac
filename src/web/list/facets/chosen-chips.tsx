import { noChoice } from '../../../contract/catalogue/facet-choice.ts';
import { useTexts } from '../../i18n/texts.ts';
import { viewState } from '../../layout/view-link.tsx';
import { ChipLink } from '../../ui/badge.tsx';
import { Icon } from '../../ui/icon.tsx';
import { EmptyState, TextLink } from '../../ui/states.tsx';
import { facetTexts } from './texts/texts.ts';
import type { FacetView } from './use-facets.ts';

/** What is chosen, each value a link to the list without it. */
export function ChosenChips({ view: { chosen, address } }: { view: FacetView }) {
  const texts = useTexts(facetTexts);
  if (chosen.length === 0) return null;
  return (
    <ul aria-label={texts.chosen} className="flex flex-wrap items-center gap-2">
      {chosen.map(({ key, label, without }) => (
        <li key={key} className="max-w-full">
          <ChipLink
            to={address(without)}
            rel="nofollow"
            discover="none"
            preventScrollReset
            state={viewState}
            aria-label={texts.remove(label)}
            className="max-w-full"
          >
            <span className="truncate">{label}</span>
            <Icon of="x" size={16} />
          </ChipLink>
        </li>
      ))}
      {chosen.length > 1 && (
        <li>
          <TextLink to={address(noChoice)} preventScrollReset state={viewState} className="text-sm">
            {texts.removeAll}
          </TextLink>
        </li>
      )}
    </ul>
  );
}

/** An empty list because of its facets: links to remove each. */
export function NothingLeft({ view }: { view: FacetView }) {
  const texts = useTexts(facetTexts);
  return (
    <EmptyState message={texts.nothingLeft}>
      <p>{texts.nothingLeftNext}</p>
      <ChosenChips view={view} />
    </EmptyState>
  );
}
