import type { ReactNode } from 'react';

interface Props {
  /** Last day (ISO) on which `children` hold; `hasPassed` if it had when the page was built, which then has `after` only. */
  until: { iso: string; hasPassed: boolean };
  /** The content that replaces the children from the day after. */
  after: ReactNode;
  /** Element around each: `span` inside a line of text. */
  as: 'div' | 'span';
  children: ReactNode;
}

/**
 * A statement that ends with a day, and the content that replaces it. The build decides first; until-day.client.ts compares the day
 * again in the browser, so that a page built before that day does not promise anything after it (TL-4).
 */
export function UntilDay({ until: { iso, hasPassed }, after, as: Part, children }: Props) {
  if (hasPassed) return <Part>{after}</Part>;
  return (
    <>
      <Part data-until={iso}>{children}</Part>
      <Part data-after={iso} hidden>
        {after}
      </Part>
    </>
  );
}
