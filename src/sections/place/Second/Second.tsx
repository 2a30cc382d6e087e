import { Picture } from '#src/components/Picture/Picture.tsx';
import { SectionHeading } from '#src/components/SectionHeading/SectionHeading.tsx';
import { Text } from '#src/components/Text/Text.tsx';
import { Band } from '../../Band/Band.tsx';
import styles from './Second.module.css';

interface Props {
  heading: string;
  paragraphs: string[];
  /** What the picture shows, for those who do not see it. */
  drawing: string;
  /** Name of the picture's drawing, of 420 by 300 units. */
  picture: string;
}

/** A second question that only this town has, beside its drawing. */
export function Second({ heading, paragraphs, drawing, picture }: Props) {
  return (
    <Band id="second" labelledBy="second-title">
      <div className={styles.columns}>
        <div className={styles.words}>
          <SectionHeading id="second-title" pipe="return">
            {heading}
          </SectionHeading>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>
              <Text>{paragraph}</Text>
            </p>
          ))}
        </div>
        <div className={styles.picture}>
          <Picture name={picture} alt={drawing} width={420} height={300} />
        </div>
      </div>
    </Band>
  );
}
