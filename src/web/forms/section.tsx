import { type ReactNode, type Ref, useId } from 'react';

type SectionProps = {
  title: string;
  /** Gets the focus where what had it is removed. */
  heading?: Ref<HTMLHeadingElement>;
  children: ReactNode;
};

/** A part of the profile, under its own heading. */
export function Section({ title, heading, children }: SectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid gap-4 border-t border-rule pt-6">
      <h2 id={id} ref={heading} tabIndex={heading ? -1 : undefined} className="text-xl font-bold">
        {title}
      </h2>
      {children}
    </section>
  );
}
