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
 * Calling is possible from every scroll position (PG-5): a bar at the foot of narrow screens, with what the page asks for
 * beside it. On wide ones the header, which stays in place as well, has the button.
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
    </aside>
  );
}
