import { Flap } from '#src/components/Flap/Flap.tsx';
import { type Props as Former, FormerFigures } from '#src/components/FormerFigures/FormerFigures.tsx';
import { SectionHeading } from '#src/components/SectionHeading/SectionHeading.tsx';
import { Text } from '#src/components/Text/Text.tsx';
import styles from './Subsidies.module.css';

/** A board as the page shows it: what holds, and on which day that was looked up. */
export interface Board {
  title: string;
  /** Word on the flaps. */
  state: string;
  rows: { label: string; value: string }[];
  text: string;
  /** Day of the oldest review behind the board; null where it names no dated fact. */
  reviewed: { iso: string; text: string } | null;
  /** Public bodies to ask, on a board that is past its review date. */
  authorities: string[];
}

interface Props {
  heading: string;
  intro: string;
  /** What stands before the day on which a board was looked up. */
  reviewed: string;
  boards: Board[];
  former: Former;
  note: string;
}

/** Grants, loans and VAT as station boards: the present state on flaps, its amounts and its date; former amounts small. */
export function Subsidies({ heading, intro, reviewed, boards, former, note }: Props) {
  return (
    <section className="band" aria-labelledby="subsidies">
      <SectionHeading id="subsidies" pipe="return">
        {heading}
      </SectionHeading>
      <p className={styles.intro}>
        <Text>{intro}</Text>
      </p>
      <ul className={styles.boards}>
        {boards.map((board) => (
          <li key={board.title} className={styles.board}>
            <h3>{board.title}</h3>
            <Flap>{board.state}</Flap>
            {board.rows.length > 0 && <Rows rows={board.rows} />}
            <p className={styles.text}>
              <Text>{board.text}</Text>
              {board.authorities.map((address) => (
                <a key={address} href={address}>
                  {` ${new URL(address).hostname}`}
                </a>
              ))}
            </p>
            {board.reviewed !== null && (
              <p className={styles.date}>
                {`${reviewed} `}
                <time dateTime={board.reviewed.iso}>{board.reviewed.text}</time>
              </p>
            )}
          </li>
        ))}
      </ul>
      <FormerFigures {...former} />
      <p className={styles.note}>
        <Text>{note}</Text>
      </p>
    </section>
  );
}

function Rows({ rows }: { rows: Board['rows'] }) {
  return (
    <dl>
      {rows.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
