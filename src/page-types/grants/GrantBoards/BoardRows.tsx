import type { ReactNode } from 'react';
import { PublicBodies } from '#src/components/PublicBodies/PublicBodies.tsx';
import { Text } from '#src/components/Text/Text.tsx';
import type { GrantBoard } from '#src/sections/GrantDeadlines/grant-board.ts';
import styles from './BoardRows.module.css';

/** Labels of a board. */
export interface BoardLabels {
  since: string;
  until: string;
  who: string;
  amounts: string;
  how: string;
  official: string;
  nextReview: string;
}

interface Props {
  board: GrantBoard;
  labels: BoardLabels;
}

/** What a board says of a Region's grants: since when, until when, for whom, how much, how. */
export function BoardRows({ board, labels }: Props) {
  return (
    <dl className={styles.rows}>
      <Row label={labels.since}>
        <Text>{board.since}</Text>
      </Row>
      <Row label={labels.until}>
        <Text>{board.until}</Text>
      </Row>
      <Row label={labels.who}>
        <Text>{board.who}</Text>
      </Row>
      <Row label={labels.amounts}>
        <dl>
          {board.amounts.map(({ label, value }) => (
            <div key={label} className={styles.amount}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <Text>{board.amountsNote}</Text>
      </Row>
      <Row label={labels.how}>
        <Text>{board.how}</Text>
      </Row>
      <Row label={labels.official}>
        <PublicBodies addresses={board.official} />
      </Row>
    </dl>
  );
}

function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
