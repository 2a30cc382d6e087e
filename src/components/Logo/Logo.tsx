import { wordMark } from '#src/drawings/word-mark.ts';
import styles from './Logo.module.css';

interface Props {
  href: string;
  /** What the link is called: the firm's name and where it leads. */
  label: string;
  /** The firm's name, which the mark spells. */
  name: string;
}

/** The word mark, as a section is given it. */
export type LogoLink = Props;

/** The word mark: a P bent from supply and return pipe, and the rest of the name. A drawing, like the icons. */
export function Logo({ href, label, name }: Props) {
  const { bentP, letters } = wordMark(name);
  return (
    <a className={styles.logo} href={href}>
      <span className="visually-hidden">{label}</span>
      {bentP && (
        <svg viewBox="3 3 34 37" aria-hidden="true">
          <use href="#P" />
        </svg>
      )}
      <span aria-hidden="true">{letters}</span>
    </a>
  );
}
