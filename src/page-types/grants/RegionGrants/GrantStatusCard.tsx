import { PublicBodies } from '#src/components/PublicBodies/PublicBodies.tsx';
import { Text } from '#src/components/Text/Text.tsx';
import { UntilDay } from '#src/components/UntilDay/UntilDay.tsx';
import type { Copy } from '#src/routing/copy-names.ts';
import type { GrantStatus } from '#src/sections/GrantDeadlines/grant-status.ts';
import rowStyles from './GrantStatusRows.module.css';
import styles from './RegionGrants.module.css';
import { StateSignal } from './StateSignal.tsx';

interface Props {
  status: GrantStatus;
  labels: Copy<'grants'>['statuses']['labels'];
  stale: string;
  /** Label of the review date. */
  reviewedLabel: string;
}

/** Shows the status of a Region. After its last day it shows only the public body to ask. */
export function GrantStatusCard({ status, labels, stale, reviewedLabel }: Props) {
  const { iso, passed } = status.validUntil;
  return (
    <article className={styles.status} id={status.id} aria-labelledby={`${status.id}-title`}>
      <h3 id={`${status.id}-title`}>{status.title}</h3>
      <UntilDay
        as="div"
        day={iso}
        passed={passed}
        after={<Closed status={status} stale={stale} label={labels.official} />}
      >
        <p className={`cluster ${styles.state}`}>
          <StateSignal {...status} />
          {status.state}
        </p>
        <ul>
          {status.kinds.map(({ label, value }) => (
            <li key={label}>
              {label} <b>{value}</b>
            </li>
          ))}
        </ul>
        <Rows status={status} labels={labels} />
      </UntilDay>
      <p className={styles.date}>
        {`${reviewedLabel} `}
        <time dateTime={status.reviewed.iso}>{status.reviewed.text}</time>
        <br />
        <small>
          {`${labels.nextReview} `}
          <time dateTime={iso}>{status.validUntil.text}</time>
        </small>
      </p>
    </article>
  );
}

function Closed({ status, stale, label }: Pick<Props, 'status' | 'stale'> & { label: string }) {
  return (
    <>
      <p className={styles.state}>{stale}</p>
      <p>
        {`${label} `}
        <PublicBodies addresses={status.official} />
      </p>
    </>
  );
}

/** A Region's grants: since when, until when, for whom, how much, how. */
function Rows({ status, labels }: Pick<Props, 'status' | 'labels'>) {
  const amounts = (
    <>
      <dl>
        {status.amounts.map(({ label, value }) => (
          <div key={label} className={rowStyles.amount}>
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
    <dl className={`tall-links ${rowStyles.rows}`}>
      {(['since', 'until', 'who', 'amounts', 'how', 'official'] as const).map((name) => (
        <div key={name}>
          <dt>{labels[name]}</dt>
          <dd>{rows[name]}</dd>
        </div>
      ))}
    </dl>
  );
}
