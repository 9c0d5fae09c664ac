import { sharedTexts } from '../i18n/shared-texts.ts';
import { useTexts } from '../i18n/texts.ts';
import { Icon } from '../ui/icon.tsx';
import { useToast } from '../ui/toasts.tsx';
import { addToComparison, removeFromComparison, useComparison } from './compare-list.ts';
import { maxChosen } from './side-by-side/chosen-products.ts';

type CompareToggleProps = { id: string; title: string; image: string | null };

/** Adds a product to the comparison or removes it; on a card's picture. */
export function CompareToggle({ id, title, image }: CompareToggleProps) {
  const { product } = useTexts(sharedTexts);
  const toast = useToast();
  const chosen = useComparison();
  const isChosen = chosen.some((each) => each.id === id);
  function toggle() {
    if (isChosen) removeFromComparison(id);
    else if (chosen.length === maxChosen) toast(product.comparisonFull(maxChosen));
    else addToComparison({ id, title, image });
  }
  return (
    <button
      type="button"
      aria-label={product.addToComparison(title)}
      title={product.compareWithOthers}
      aria-pressed={isChosen}
      className="card-compare"
      onClick={toggle}
    >
      <Icon of="scale" />
    </button>
  );
}
