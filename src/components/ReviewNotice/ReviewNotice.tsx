import type { ReactNode } from 'react';

interface Props {
  /** Address of the public body to ask meanwhile. */
  href: string;
  children: ReactNode;
}

/** Says, behind the rule or amount it is about, that its review date has passed, and who has the present one (TR-2). */
export function ReviewNotice({ href, children }: Props) {
  return (
    <mark role="note">
      <a href={href}>{children}</a>
    </mark>
  );
}
