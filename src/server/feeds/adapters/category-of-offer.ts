import type { CategoryMapping, MappedCategory } from '../../facts/service.ts';
import type { FeedOffer } from '../feed-offer.ts';

/**
 * What an article's title names, without the colour that it was given or ends with: in English the last word is the thing,
 * and colours are called by any ("Beanie Spruce").
 */
export function namedTitle({ title, specifications }: Pick<FeedOffer, 'title' | 'specifications'>): string {
  const colour = specifications.find(({ name }) => name === 'Colour')?.value;
  if (!colour || title.length - colour.length < 2 || !title.endsWith(colour)) return title;
  const named = title.slice(0, -colour.length).replace(/[\s,–—-]+$/, '');
  return /\p{L}/u.test(named) ? named : title;
}

/** Whom columns of their own say that it is for. */
const peopleOf = ({ specifications }: Pick<FeedOffer, 'specifications'>): string =>
  specifications
    .flatMap(({ name, value }) => (name === 'Gender' || name === 'Age group' ? [value] : []))
    .join(' ');

/** Our category of an offer on such a shelf of its merchant's. */
export const categoryKeyOf = (
  mapping: CategoryMapping,
  shelf: MappedCategory,
  offer: Pick<
    FeedOffer,
    'title' | 'brand' | 'specifications' | 'size' | 'description' | 'link' | 'pageLink' | 'gtins'
  >,
): string =>
  mapping.ofThing(shelf, namedTitle(offer), {
    size: offer.size?.label,
    description: offer.description,
    page: offer.pageLink ?? offer.link,
    brand: offer.brand,
    people: peopleOf(offer),
    codes: offer.gtins,
  });
