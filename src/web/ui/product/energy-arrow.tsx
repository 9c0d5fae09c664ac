import type { EnergyClass } from '../../../contract/catalogue/labels.ts';
import { sharedTexts } from '../../i18n/shared-texts.ts';
import { useTexts } from '../../i18n/texts.ts';

/** The EU label's arrow as shops on the web show it: the class in its colour, with the scale beside it. */
export function EnergyArrow({ of, height = 20 }: { of: EnergyClass; height?: number }) {
  const { product } = useTexts(sharedTexts);
  return (
    <img
      src={`/labels/energy-${of.toLowerCase()}.svg`}
      alt={product.energyClass(of)}
      width={height * 2}
      height={height}
    />
  );
}
