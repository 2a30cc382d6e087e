import { ButtonLink } from '#src/components/ButtonLink/ButtonLink.tsx';
import type { Phone } from '#src/lib/phone.ts';
import styles from './CallBar.module.css';

interface Props {
  phone: Phone;
  bookHref: string;
  labels: { call: string; book: string; newTab: string };
}

/**
 * Calling is possible from every scroll position (PG-5): a bar with Call and Book at the foot of narrow screens, where
 * the header has no room for the number, and a floating round button in the margin of wide ones.
 */
export function CallBar({ phone, bookHref, labels }: Props) {
  const number = (
    <>
      {labels.call} <span className={styles.number}>{phone.display}</span>
    </>
  );
  return (
    <aside className={styles.call} aria-label={`${labels.call} ${phone.display}`}>
      <div className={`${styles.bar} screen-only`}>
        <ButtonLink href={phone.href} label={number} size="normal" />
        <ButtonLink href={bookHref} label={labels.book} size="normal" newTabLabel={labels.newTab} />
      </div>
      <a className={`${styles.round} screen-only`} href={phone.href}>
        <svg viewBox="0 0 32 32" aria-hidden="true">
          <path d="M6 5q-3 4 2 11 6 8 12 10 6 2 8-3l-6-5-4 3q-5-3-7-7l3-4-4-6z" />
        </svg>
        <span className="visually-hidden">{`${labels.call} ${phone.display}`}</span>
      </a>
    </aside>
  );
}
