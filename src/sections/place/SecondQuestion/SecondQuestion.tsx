import { SectionHeading } from '#src/components/SectionHeading/SectionHeading.tsx';
import { SvgImage } from '#src/components/SvgImage/SvgImage.tsx';
import { Text } from '#src/components/Text/Text.tsx';
import { PageSection } from '../../PageSection/PageSection.tsx';
import styles from './SecondQuestion.module.css';

interface Props {
  heading: string;
  paragraphs: string[];
  /** What the picture shows, for those who do not see it. */
  drawing: string;
  /** Name of the picture's drawing, of 420 by 300 units. */
  picture: string;
}

/** A second question that only this town has, beside its drawing. */
export function SecondQuestion({ heading, paragraphs, drawing, picture }: Props) {
  return (
    <PageSection id="second" labelledBy="second-title">
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
          <SvgImage name={picture} alt={drawing} width={420} height={300} />
        </div>
      </div>
    </PageSection>
  );
}
