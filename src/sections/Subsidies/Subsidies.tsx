import { Flap } from '#src/components/Flap/Flap.tsx';
import { FormerFigures, type Props as Former } from '#src/components/FormerFigures/FormerFigures.tsx';
import { SectionHeading } from '#src/components/SectionHeading/SectionHeading.tsx';
import { Text } from '#src/components/Text/Text.tsx';
import type { Board } from '#src/views/subsidies-view.ts';
import styles from './Subsidies.module.css';

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
