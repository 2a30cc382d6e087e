import { classNames } from '#src/components/class-names.ts';
import type { Language } from '#src/lib/language.ts';
import styles from './PlaceSign.module.css';

interface Props {
  code?: string | undefined;
  name: string;
  /** Its name in the other language, which is `lang`. */
  second?: string | null;
  lang?: Language;
  className?: string | undefined;
}

/** The enamel sign of a place: its postal code, its names. */
export function PlaceSign({ code, name, second, lang, className }: Props) {
  return (
    <p className={classNames(styles.sign, className)}>
      {code && <span>{code}</span>} <b translate="no">{name}</b>
      {second && <span lang={lang}>{second}</span>}
    </p>
  );
}
