import { Picture } from '../../../components/Picture/Picture.tsx';
import { SectionHeading } from '../../../components/SectionHeading/SectionHeading.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { Band } from '../../Band/Band.tsx';
import styles from './Zones.module.css';

interface Words {
  heading: string;
  areas: { delay: string; text: string }[];
  drawing: string;
}

/** How soon we aim to be where, and the road there. */
export function Zones({ words }: { words: Words }) {
  const { heading, areas, drawing } = words;
  return (
    <Band id={null} labelledBy="zones">
      <SectionHeading id="zones" pipe="supply">
        {heading}
      </SectionHeading>
      <div className={styles.columns}>
        <dl className={styles.areas}>
          {areas.map(({ delay, text }) => (
            <div key={delay}>
              <dt>{delay}</dt>
              <dd>
                <Text>{text}</Text>
              </dd>
            </div>
          ))}
        </dl>
        <div className={styles.road}>
          <Picture name="repair-road" alt={drawing} width={420} height={210} />
        </div>
      </div>
    </Band>
  );
}
