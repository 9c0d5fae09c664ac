import type { EnergyClass } from '../../../contract/catalogue/labels.ts';
import { sharedTexts } from '../../i18n/shared-texts.ts';
import { useTexts } from '../../i18n/texts.ts';

type EnergyArrowProps = {
  of: EnergyClass;
  /** Where the label is that it stands for; null: that is not known. */
  label: string | null | undefined;
  /** It stands by the price of a product's own page: its letter is at least as large as the price, as the law wants it. */
  isLarge?: boolean;
};

/** The EU label's arrow as shops on the web show it: the class in its colour, with the scale beside it; it leads to the label. */
export function EnergyArrow({ of, label, isLarge = false }: EnergyArrowProps) {
  const { product } = useTexts(sharedTexts);
  const arrow = (
    <img
      src={`/labels/energy-${of.toLowerCase()}.svg`}
      alt={product.energyClass(of)}
      width={56}
      height={28}
      className={isLarge ? 'h-12 w-auto' : undefined}
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
