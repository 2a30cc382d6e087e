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

/** Shows a Region's grants: since when, until when, for whom, how much, how. */
export function GrantStatusRows({ status, labels }: Props) {
  const amounts = (
    <>
      <dl>
        {status.amounts.map(({ label, value }) => (
          <div key={label} className={styles.amount}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <Text>{status.amountsNote}</Text>
    </>
  );
  const rows = {
    since: <Text>{status.since}</Text>,
    until: <Text>{status.until}</Text>,
    who: <Text>{status.who}</Text>,
    amounts,
    how: <Text>{status.how}</Text>,
    official: <PublicBodies addresses={status.official} />,
  };
  return (
    <dl className={`tall-links ${styles.rows}`}>
      {(['since', 'until', 'who', 'amounts', 'how', 'official'] as const).map((name) => (
        <div key={name}>
          <dt>{labels[name]}</dt>
          <dd>{rows[name]}</dd>
        </div>
      ))}
    </dl>
  );
}
