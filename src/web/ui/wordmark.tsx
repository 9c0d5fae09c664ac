import { wordmark } from '../../contract/wordmark.ts';

/** The wordmark `visavis`, in the colour of the text; whatever holds it names it. */
export function Wordmark({ className }: { className?: string }) {
  return (
    <svg aria-hidden="true" viewBox={wordmark.viewBox} width="114" height="30" className={className}>
      <path d={wordmark.path} fill="currentColor" />
    </svg>
  );
}
