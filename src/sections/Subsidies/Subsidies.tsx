import { Flap } from '#src/components/Flap/Flap.tsx';
import { type Props as Former, FormerFigures } from '#src/components/FormerFigures/FormerFigures.tsx';
import { SectionHeading } from '#src/components/SectionHeading/SectionHeading.tsx';
import { Text } from '#src/components/Text/Text.tsx';
import styles from './Subsidies.module.css';

/** A board with the current rules of a Region or on VAT. */
export interface Board {
  title: string;
  /** The state in one word, on the split-flap display. */
  state: string;
  rows: { label: string; value: string }[];
  text: string;
  /** Oldest review date of the facts of the board; null if it has none. */
  reviewed: { iso: string; text: string } | null;
  /** Addresses of the public bodies to ask, on a stale board. */
  authorities: string[];
}

interface Props {
  heading: string;
  intro: string;
  /** Label of the review date of a board. */
  reviewed: string;
  boards: Board[];
  former: Former;
  note: string;
}

/**
 * Grants, loans and VAT rates, drawn as departure boards: the current state, its amounts and the date of the review;
 * former amounts small below them (HM-13, SV-4, TR-2).
 */
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
