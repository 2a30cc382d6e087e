import { SectionHeading } from '#src/components/SectionHeading/SectionHeading.tsx';
import { SvgImage } from '#src/components/SvgImage/SvgImage.tsx';
import { Paragraphs } from '#src/components/Text/Paragraphs.tsx';
import styles from './SecondQuestion.module.css';

interface Props {
  heading: string;
  paragraphs: string[];
  /** Text alternative of the picture. */
  drawing: string;
  /** File name of the picture, 420 × 300 units. */
  picture: string;
}

/** A second question, which only this town has, and its drawing. */
export function SecondQuestion({ heading, paragraphs, drawing, picture }: Props) {
  return (
    <section id="second" className="page-section" aria-labelledby="second-title">
      <div className={`tablet-columns ${styles.columns}`}>
        <div className={styles.text}>
          <SectionHeading id="second-title" pipe="return">
            {heading}
          </SectionHeading>
          <Paragraphs>{paragraphs}</Paragraphs>
        </div>
        <div className={styles.picture}>
          <SvgImage name={picture} alt={drawing} width={420} height={300} />
        </div>
      </div>
    </section>
  );
}
