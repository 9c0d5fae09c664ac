import { lineKey } from '../../contract/cart/line-ref.ts';
import { sizeName } from '../../contract/catalogue/sizes.ts';
import { useLanguage } from '../i18n/language.ts';
import { useTexts } from '../i18n/texts.ts';
import type { CartLine } from './cart-lines.ts';
import type { LinesNow } from './line-now.ts';
import { cartTexts } from './texts/texts.ts';

/** Titles with sizes, by the keys of lines. */
export type Names = ReadonlyMap<string, string>;

/** Writes what a line is of: a title and, where one is chosen, the size. */
export function useNameInSize(): (title: string, size: string) => string {
  const language = useLanguage();
  const { size: texts } = useTexts(cartTexts);
  return (title, size) => (size === '' ? title : texts.behind(title, sizeName(size, language)));
}

/** What lines are called: as the catalogue does now, where it was asked. */
export function useNames(lines: readonly CartLine[], now: LinesNow): Names {
  const nameOf = useNameInSize();
  return new Map(
    lines.map((line) => {
      const key = lineKey(line);
      return [key, nameOf(now.get(key)?.product?.title ?? line.name, line.size)];
    }),
  );
}
