import { SvgImage } from '#src/components/SvgImage/SvgImage.tsx';
import stops from './GrantDeadlines.module.css';
import styles from './Today.module.css';

interface Props {
  label: string;
  text: string;
}

/** The train at the current day, among the stops of the deadlines. */
export function Today({ label, text }: Props) {
  return (
    <li className={`drawn-pipe branch-pipe ${stops.stop} ${styles.today}`}>
      <SvgImage name="today-train" alt="" width={132} height={74} />
      <b className={stops.label}>{label}</b>
      <p className={`drawn-pipe branch-pipe ${styles.branch}`}>{text}</p>
    </li>
  );
}
