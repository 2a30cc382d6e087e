import type { ActionLink } from '#src/components/Actions/ActionLinks.tsx';
import { ButtonLink } from '#src/components/ButtonLink/ButtonLink.tsx';
import type { Phone } from '#src/lib/phone.ts';
import styles from './CallBar.module.css';

interface Props {
  phone: Phone;
  callLabel: string;
  /** The other button of the bar. */
  link: ActionLink;
}

/**
 * Calling is possible from every scroll position (PG-5): a bar at the foot of narrow screens, where the header has no
 * room for the number, with what the page asks for beside it, and a floating round button in the margin of wide ones.
 */
export function CallBar({ phone, callLabel, link }: Props) {
  const number = (
    <>
      {callLabel} <span className={styles.number}>{phone.display}</span>
    </>
  );
  return (
    <aside className={styles.call} aria-label={`${callLabel} ${phone.display}`}>
      <div className={`${styles.bar} screen-only`}>
        <ButtonLink href={phone.href} label={number} size="normal" />
        <ButtonLink {...link} size="normal" />
      </div>
      <a className={`${styles.round} screen-only`} href={phone.href}>
        <svg viewBox="0 0 32 32" aria-hidden="true">
          <path d="M6 5q-3 4 2 11 6 8 12 10 6 2 8-3l-6-5-4 3q-5-3-7-7l3-4-4-6z" />
        </svg>
        <span className="visually-hidden">{`${callLabel} ${phone.display}`}</span>
      </a>
    </aside>
  );
}
