import { hasTerms } from '../../contract/my-price/terms.ts';
import { useTexts } from '../i18n/texts.ts';
import { readOwnTerms } from '../my-price/terms-store.ts';
import { alertTexts } from './texts/texts.ts';

/** Whether one's own price is watched, for who has terms. */
export default function OwnChoice({ isOwn }: { isOwn: boolean }) {
  const { ownPrice } = useTexts(alertTexts);
  if (!isOwn && !hasTerms(readOwnTerms())) return null;
  return (
    <label className="flex min-h-11 items-center gap-2 text-sm">
      <input type="checkbox" name="own" defaultChecked={isOwn} className="size-5 shrink-0" />
      {ownPrice}
    </label>
  );
}
