import { Gauge } from '../Gauge/Gauge.tsx';
import { Paragraph } from '../Text/Paragraph.tsx';
import styles from './GaugeRow.module.css';

interface Props {
  items: { share: number; reading: string; title: string; text: string }[];
}

/** Figures as a row of gauges on the return pipe. */
export function GaugeRow({ items }: Props) {
  return (
    <ul className={styles.row}>
      {items.map(({ share, reading, title, text }) => (
        <li key={title} className="drawn-pipe">
          <Gauge share={share} reading={reading} />
          <h3>{title}</h3>
          <Paragraph>{text}</Paragraph>
        </li>
      ))}
    </ul>
  );
}
