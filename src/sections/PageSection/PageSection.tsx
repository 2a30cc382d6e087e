import type { ReactNode } from 'react';

interface Props {
  /** Anchor of the section, where links lead to it. */
  id: string | null;
  /** Id of the heading that names it. */
  labelledBy: string;
  children: ReactNode;
}

/** A full-width band of a page; its words stand clear of the rail. */
export function PageSection({ id, labelledBy, children }: Props) {
  return (
    <section id={id ?? undefined} className="band" aria-labelledby={labelledBy}>
      {children}
    </section>
  );
}
