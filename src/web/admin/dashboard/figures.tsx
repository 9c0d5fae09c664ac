import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Card } from '../../ui/card.tsx';

export type Figure = { label: string; value: ReactNode; to?: string | undefined };

/** Figures beside each other under a heading; some link to their page. */
export function Figures({ title, figures }: { title: string; figures: readonly Figure[] }) {
  return (
    <section aria-label={title} className="grid gap-3">
      <h2 className="text-lg font-bold">{title}</h2>
      <dl className="admin-figures">
        {figures.map(({ label, value, to }) => (
          <Card key={label} className="flex flex-col justify-between gap-1">
            <dt className="text-sm text-ink-soft">
              {to ? (
                <Link to={to} className="text-brand underline underline-offset-4">
                  {label}
                </Link>
              ) : (
                label
              )}
            </dt>
            <dd className="font-display text-2xl font-bold">{value}</dd>
          </Card>
        ))}
      </dl>
    </section>
  );
}
