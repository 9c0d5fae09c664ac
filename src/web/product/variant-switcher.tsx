import { Link } from 'react-router';
import type { Variants } from '../families/variant-choices.ts';

/** The other colours, capacities, sizes and packs of a product: links to their own pages. */
export function VariantSwitcher({ choices, note }: Pick<Variants, 'choices' | 'note'>) {
  return (
    <div className="variants">
      {choices.map(({ axis, name, values }) => (
        <nav key={axis} aria-label={name}>
          <p>{name}</p>
          <ul>
            {values.map(({ label, price, href, title, isOwn, isOther }) => (
              <li key={label}>
                <Link
                  to={href}
                  title={title}
                  aria-current={isOwn ? 'page' : undefined}
                  className={isOther ? 'variant-other' : undefined}
                >
                  {label} <span>{price}</span>
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      ))}
      {note && <small>{note}</small>}
    </div>
  );
}
