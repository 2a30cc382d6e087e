import { Disc } from '#src/components/Disc/Disc.tsx';
import { SectionHeading } from '#src/components/SectionHeading/SectionHeading.tsx';
import { Text } from '#src/components/Text/Text.tsx';
import { Band } from '../../Band/Band.tsx';
import styles from './Answer.module.css';

interface Props {
  heading: string;
  /** In the order of the numbers in the drawing, which the copy's schema sorts them by. */
  points: { title: string; text: string }[];
  conclusion: string;
}

/** The town's leading question, answered in the three numbered points of the drawing above. */
export function Answer({ heading, points, conclusion }: Props) {
  return (
    <Band id="answer" labelledBy="answer-title">
      <SectionHeading id="answer-title" pipe="return">
        {heading}
      </SectionHeading>
      <ol className={styles.points}>
        {points.map((point, index) => (
          <li key={point.title}>
            <Disc>{index + 1}</Disc>
            <div>
              <h3>{point.title}</h3>
              <p>
                <Text>{point.text}</Text>
              </p>
            </div>
          </li>
        ))}
      </ol>
      <p className={styles.conclusion}>
        <Text>{conclusion}</Text>
      </p>
    </Band>
  );
}
