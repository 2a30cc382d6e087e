import { SectionHeading } from '#src/components/SectionHeading/SectionHeading.tsx';
import { Text } from '#src/components/Text/Text.tsx';
import styles from './Subsidies.module.css';

interface Board {
  title: string;
  rows: { label: string; value: string }[];
  today: string;
  /** Shown when a figure is past its review date; null before. */
  checking: string | null;
}

interface Props {
  heading: string;
  intro: string;
  boards: Board[];
  note: string;
}

/**
 * Tables of grants and VAT rates, drawn as departure boards: the listed amounts, below them what applies now (HM-13,
 * SV-4, BC-5).
 */
export function Subsidies({ heading, intro, boards, note }: Props) {
  return (
    <section className="band" aria-labelledby="subsidies">
      <SectionHeading id="subsidies" pipe="return">
        {heading}
      </SectionHeading>
      <p className={styles.intro}>
        <Text>{intro}</Text>
      </p>
      <ul className={styles.boards}>
        {boards.map(({ title, rows, today, checking }) => (
          <li key={title} className={styles.board}>
            <h3>{title}</h3>
            <dl>
              {rows.map(({ label, value }) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
            <p>
              <Text>{today}</Text>
            </p>
            {checking !== null && (
              <p className={styles.checking}>
                <Text>{checking}</Text>
              </p>
            )}
          </li>
        ))}
      </ul>
      <p className={styles.note}>
        <Text>{note}</Text>
      </p>
    </section>
  );
}
