import { ArrowRightLeft, Star } from 'lucide-react';

/**
 * Icons that stand in every card of a list, drawn once on the page and shown many times: a list of 24 products
 * would otherwise hold each outline 24 times.
 */
const signs = {
  star: <Star size={24} strokeWidth={1.75} fill="currentColor" />,
  compare: <ArrowRightLeft size={24} strokeWidth={1.75} />,
};

const idOf = (name: keyof typeof signs): string => `sign-${name}`;

/** The outlines; once on every page. */
export function Signs() {
  return (
    <svg aria-hidden="true" className="hidden">
      {Object.entries(signs).map(([name, drawing]) => (
        <symbol key={name} id={idOf(name as keyof typeof signs)} viewBox="0 0 24 24">
          {drawing}
        </symbol>
      ))}
    </svg>
  );
}

/** One of these icons; decorative, like `Icon`. */
export function Sign({ of: name, size }: { of: keyof typeof signs; size: 16 | 20 }) {
  return (
    <svg aria-hidden="true" width={size} height={size}>
      <use href={`#${idOf(name)}`} />
    </svg>
  );
}
