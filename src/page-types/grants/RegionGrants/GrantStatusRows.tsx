import type { ReactNode } from 'react';
import { PublicBodies } from '#src/components/PublicBodies/PublicBodies.tsx';
import { Text } from '#src/components/Text/Text.tsx';
import type { Copy } from '#src/routing/copy-names.ts';
import type { GrantStatus } from '#src/sections/GrantDeadlines/grant-status.ts';
import styles from './GrantStatusRows.module.css';

/** Labels of a status. */
export type GrantStatusLabels = Copy<'grants'>['statuses']['labels'];

interface Props {
  status: GrantStatus;
  labels: GrantStatusLabels;
}

/** What a status says of a Region's grants: since when, until when, for whom, how much, how. */
export function GrantStatusRows({ status, labels }: Props) {
  return (
    <dl className={styles.rows}>
      <Row label={labels.since}>
        <Text>{status.since}</Text>
      </Row>
      <Row label={labels.until}>
        <Text>{status.until}</Text>
      </Row>
      <Row label={labels.who}>
        <Text>{status.who}</Text>
      </Row>
      <Row label={labels.amounts}>
        <dl>
          {status.amounts.map(({ label, value }) => (
            <div key={label} className={styles.amount}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <Text>{status.amountsNote}</Text>
      </Row>
      <Row label={labels.how}>
        <Text>{status.how}</Text>
      </Row>
      <Row label={labels.official}>
        <PublicBodies addresses={status.official} />
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
