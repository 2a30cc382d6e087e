import type { ComponentProps, ReactNode } from 'react';
import backgrounds from '#src/components/backgrounds.module.css';
import { classNames } from '#src/components/class-names.ts';
import { SectionHeading } from '#src/components/SectionHeading/SectionHeading.tsx';
import type { Background } from '#src/lib/backgrounds.ts';
import { bindFrenchA } from '#src/lib/typeset.ts';

interface Props {
  /** Anchor for links to the section, where there are any. */
  id?: string;
  headingId: string;
  pipe: ComponentProps<typeof SectionHeading>['pipe'];
  heading: string;
  className?: string | undefined;
  /** Gives the section a pale tint of this colour, that of the page's hero. One section of a page has it, the most important. */
  ground?: Background | undefined;
  children: ReactNode;
}

/** A full-width section of a page with its heading; its content is clear of the rail on the left. */
export function HeadedSection({ id, headingId, pipe, heading, className, ground, children }: Props) {
  return (
    <section
      id={id}
      className={classNames(
        'page-section',
        ground && `behind-rail tinted lead ${backgrounds[ground]}`,
        className,
      )}
      aria-labelledby={headingId}
    >
      <SectionHeading id={headingId} pipe={pipe} heading={bindFrenchA(heading)} />
      {children}
    </section>
  );
}
