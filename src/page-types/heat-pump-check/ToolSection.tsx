import { SectionHeading } from '#src/components/SectionHeading/SectionHeading.tsx';
import type { Slot } from '#src/components/slot.ts';
import styles from './ToolSection.module.css';

interface Props {
  id: string;
  heading: string;
  children?: Slot;
}

/** A section of a tool page: a heading, and the tool below it. */
export function ToolSection({ id, heading, children }: Props) {
  return (
    <section id={id} className={`page-section ${styles.section}`} aria-labelledby={`${id}-heading`}>
      <SectionHeading id={`${id}-heading`} pipe="supply">
        {heading}
      </SectionHeading>
      {children}
    </section>
  );
}
