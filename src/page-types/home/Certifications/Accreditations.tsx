import { SampleBadge, type SampleLabels, samplesIn } from '#src/components/SampleBadge/SampleBadge.tsx';
import styles from './Accreditations.module.css';

interface Props {
  /** `sample` ones are marked as examples (BC-7). */
  accreditations: { name: string; text: string; sample: boolean }[];
  sampleLabels: SampleLabels;
}

/** Accreditations of the company, each on a plate. */
export function Accreditations({ accreditations, sampleLabels }: Props) {
  const samples = samplesIn(accreditations);
  return (
    <div>
      {samples === 'all' && <SampleBadge>{sampleLabels.all}</SampleBadge>}
      <ul className={styles.plates}>
        {accreditations.map(({ name, text, sample }) => (
          <li key={name} className={styles.plate}>
            {samples === 'some' && sample && <SampleBadge>{sampleLabels.one}</SampleBadge>}
            <b>{name}</b> <span>{text}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
