import type { EnergyClass } from '../../../contract/catalogue/labels.ts';
import { sharedTexts } from '../../i18n/shared-texts.ts';
import { useTexts } from '../../i18n/texts.ts';

/** Its letter is at least as large as the price that it stands by, as the law wants it: of lists, and of a product's own page. */
const heights = { list: 'h-7', page: 'h-12' } as const;

type EnergyArrowProps = {
  of: EnergyClass;
  /** Where the label is that it stands for; null: that is not known. */
  label: string | null | undefined;
  size?: keyof typeof heights;
};

/** The EU label's arrow as shops on the web show it: the class in its colour, with the scale beside it; it leads to the label. */
export function EnergyArrow({ of, label, size = 'list' }: EnergyArrowProps) {
  const { product } = useTexts(sharedTexts);
  const arrow = (
    <img
      src={`/labels/energy-${of.toLowerCase()}.svg`}
      alt={product.energyClass(of)}
      width={56}
      height={28}
      className={`${heights[size]} w-auto`}
    />
  );
  // In a list all of a card leads to its product, but for what lies above that.
  return label ? (
    <a href={label} className="relative">
      {arrow}
    </a>
  ) : (
    arrow
  );
}
