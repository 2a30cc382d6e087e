import { Disc } from '#src/components/Disc/Disc.tsx';
import { SectionHeading } from '#src/components/SectionHeading/SectionHeading.tsx';
import { Text } from '#src/components/Text/Text.tsx';
import { Band } from '../../Band/Band.tsx';
import styles from './Included.module.css';

interface Props {
  heading: string;
  /** In the order of the numbers in the hero's drawing, which the copy's schema sorts them by. */
  items: { title: string; text: string }[];
}

/** What the visit holds, point by point, with the numbers of the drawing above. */
export function Included({ heading, items }: Props) {
  return (
    <Band id="included" labelledBy="included-title">
      <SectionHeading id="included-title" pipe="supply">
        {heading}
      </SectionHeading>
      <ol className={styles.items}>
        {items.map(({ title, text }, index) => (
          <li key={title}>
            <Disc>{index + 1}</Disc>
            <div>
              <h3>{title}</h3>
              <p>
                <Text>{text}</Text>
              </p>
            </div>
          </li>
        ))}
      </ol>
    </Band>
  );
}
