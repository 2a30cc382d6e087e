import { UntilDay } from '#src/components/UntilDay/UntilDay.tsx';
import styles from './StatusLinks.module.css';

interface Props {
  links: {
    /** Anchor of its status. */
    id: string;
    title: string;
    state: string;
    validUntil: { iso: string; passed: boolean };
  }[];
  /** Label of a link whose status is out of date. */
  stale: string;
}

/** Shows the state of each Region and of VAT in a few words, each as a link to its status (TL-4). */
export function StatusLinks({ links, stale }: Props) {
  return (
    <ul className={styles.links}>
      {links.map(({ id, title, state, validUntil }) => (
        <li key={id}>
          <a href={`#${id}`} className={styles.link}>
            <span className={styles.name}>{title} </span>
            <span className={styles.state}>
              <UntilDay as="span" until={validUntil} after={stale}>
                {state}
              </UntilDay>
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
