import type { ReactNode } from 'react';
import { SectionHeading } from '#src/components/SectionHeading/SectionHeading.tsx';
import { SvgImage } from '#src/components/SvgImage/SvgImage.tsx';
import styles from './Chapter.module.css';

interface Props {
  /** Anchor: inside what is folded, so that a link to it opens the chapter. */
  id: string;
  heading: string;
  /** Name of a drawing of 96 × 72 units, beside the heading or the text; null if its parts have drawings. */
  drawingName: string | null;
  /** Whether its heading opens it. */
  folded: boolean;
  children: ReactNode;
}

/** One chapter of a legal text: its heading, and below it, open or folded, what it says. */
export function Chapter({ id, heading, drawingName, folded, children }: Props) {
  const picture = drawingName && <SvgImage name={drawingName} alt="" width={96} height={72} />;
  if (!folded)
    return (
      <div className={styles.chapter}>
        <div className={styles.head}>
          <SectionHeading id={id} pipe="return" heading={heading} />
          {picture}
        </div>
        <div className={`stack ${styles.body}`}>{children}</div>
      </div>
    );
  return (
    <details className={`fold ${styles.folded}`}>
      <summary>
        {picture}
        <h3>{heading}</h3>
      </summary>
      <div id={id} className={`stack ${styles.body}`}>
        {children}
      </div>
    </details>
  );
}
