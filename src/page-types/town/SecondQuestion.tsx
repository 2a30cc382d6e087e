import { SectionHeading } from '#src/components/SectionHeading/SectionHeading.tsx';
import { SvgImage } from '#src/components/SvgImage/SvgImage.tsx';
import { Paragraphs } from '#src/components/Text/Paragraphs.tsx';
import type { TownCopy } from './copy-schema.ts';
import styles from './SecondQuestion.module.css';

type Props = NonNullable<TownCopy['second']>;

/** A second question, which only some towns have, with the drawing of a building. */
export function SecondQuestion({ heading, paragraphs, drawing: drawingAlt }: Props) {
  return (
    <section id="second" className="page-section" aria-labelledby="second-title">
      <div className={`tablet-columns ${styles.columns}`}>
        <div className={styles.text}>
          <SectionHeading id="second-title" pipe="return" heading={heading} />
          <Paragraphs>{paragraphs}</Paragraphs>
        </div>
        <div className={styles.picture}>
          <SvgImage name="place-building" alt={drawingAlt} width={420} height={300} />
        </div>
      </div>
    </section>
  );
}
