import { PublicBodies } from '#src/components/PublicBodies/PublicBodies.tsx';
import { Paragraph } from '#src/components/Text/Paragraph.tsx';
import { Text } from '#src/components/Text/Text.tsx';
import { UntilDay } from '#src/components/UntilDay/UntilDay.tsx';
import styles from './GrantSummary.module.css';

/** The state of a Region, or of VAT, with a link to the whole board on the grants page. */
export interface GrantCard {
  title: string;
  /** The state in one word. */
  state: string;
  rows: { label: string; value: string }[];
  text: string;
  /** Link to the whole board; `about` says to listeners which one. */
  more: { href: string; label: string; about: string };
  /** What a closed board says; the addresses of the public bodies follow. */
  staleText: string;
  official: readonly string[];
  /** Day of the review. */
  reviewed: { iso: string; text: string };
  /** Last day on which the board may be shown; it then closes itself. */
  validUntil: { iso: string; passed: boolean };
}

interface Props {
  board: GrantCard;
  /** State of a closed board. */
  staleState: string;
  /** Label of the day of the review. */
  reviewed: string;
}

/** A card with the present state. */
export function SummaryCard({ board, staleState, reviewed }: Props) {
  const { iso, passed } = board.validUntil;
  return (
    <li>
      <h3>{board.title}</h3>
      <UntilDay as="div" day={iso} passed={passed} after={<Closed board={board} staleState={staleState} />}>
        <p className={styles.state}>{board.state}</p>
        <dl>
          {board.rows.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <Paragraph>{board.text}</Paragraph>
      </UntilDay>
      <p>
        <a href={board.more.href}>
          {board.more.label}
          <span className="visually-hidden">{`, ${board.more.about}`}</span>
        </a>
      </p>
      <p className={styles.date}>
        {`${reviewed} `}
        <time dateTime={board.reviewed.iso}>{board.reviewed.text}</time>
      </p>
    </li>
  );
}

function Closed({ board, staleState }: Pick<Props, 'board' | 'staleState'>) {
  return (
    <>
      <p className={styles.state}>{staleState}</p>
      <p>
        <Text>{board.staleText}</Text> <PublicBodies addresses={board.official} />
      </p>
    </>
  );
}
