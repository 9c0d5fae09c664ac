import type { ReactNode } from 'react';
import { PageHead } from './page-head.tsx';

type TextPageProps = { title: string; lead: string; children: ReactNode };

/** A page to be read: the privacy page, the legal notice, how we rank, the accessibility statement. */
export function TextPage({ title, lead, children }: TextPageProps) {
  return (
    <article className="grid max-w-prose gap-10">
      <PageHead title={title} description={lead} />
      <header className="grid gap-2">
        <h1 className="text-3xl font-extrabold">{title}</h1>
        <p className="text-lg">{lead}</p>
      </header>
      {children}
    </article>
  );
}

type ChapterProps = { title: string; paragraphs?: readonly string[]; children?: ReactNode };

/** A chapter of such a page: its paragraphs, then what is more than text. */
export function Chapter({ title, paragraphs = [], children }: ChapterProps) {
  return (
    <section className="grid gap-3">
      <h2 className="text-xl font-bold">{title}</h2>
      {paragraphs.map((text) => (
        <p key={text}>{text}</p>
      ))}
      {children}
    </section>
  );
}
