import { classNames } from './class-names.ts';
import sprite from './icons.svg';

/** The wordmark `visavis`, in the colour of the text; whatever holds it names it. */
export function Wordmark({ className }: { className?: string }) {
  return (
    <svg aria-hidden="true" width="114" height="30" className={classNames('fill-current', className)}>
      <use href={`${sprite}#wordmark`} />
    </svg>
  );
}
