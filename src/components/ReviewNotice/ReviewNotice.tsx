import type { ReactNode } from 'react';

interface Props {
  /** Address of the public body that publishes the current rule or amount. */
  href: string;
  children: ReactNode;
}

/** Notice after the rule or amount that is past its review date, with a link to the public body (TR-2). */
export function ReviewNotice({ href, children }: Props) {
  return (
    <mark role="note">
      <a href={href}>{children}</a>
    </mark>
  );
}
