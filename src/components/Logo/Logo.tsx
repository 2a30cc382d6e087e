import { wordMark } from '#src/drawings/word-mark.ts';
import { classNames } from '../class-names.ts';
import styles from './Logo.module.css';

export interface LogoProps {
  href: string;
  /** Accessible name of the link: the company's name and where it leads. */
  label: string;
  /** The company's name, which the logo spells. */
  name: string;
}

/** The logo as a link: a P drawn as supply and return pipe, then the rest of the name in letters. */
export function Logo({ href, label, name }: LogoProps) {
  const { bentP, letters, long } = wordMark(name);
  return (
    <a className={classNames(styles.logo, long && styles.long)} href={href}>
      <span className="visually-hidden">{label}</span>
      {bentP && (
        <svg viewBox="3 3 34 37" aria-hidden="true">
          <use href="#P" />
        </svg>
      )}
      <span aria-hidden="true" data-title-font="">
        {letters}
      </span>
    </a>
  );
}
