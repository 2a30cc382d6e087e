import type { ReactNode } from 'react';

interface Props {
  /** Anchor for links to the section; null for none. */
  id: string | null;
  /** Id of its heading. */
  labelledBy: string;
  children: ReactNode;
}

/** A full-width section of a page; its content is clear of the rail on the left. */
export function PageSection({ id, labelledBy, children }: Props) {
  return (
    <section id={id ?? undefined} className="band" aria-labelledby={labelledBy}>
      {children}
    </section>
  );
}
