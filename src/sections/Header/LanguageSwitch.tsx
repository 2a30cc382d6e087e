import styles from './LanguageSwitch.module.css';

interface Props {
  label: string;
  lang: string;
  other: { lang: string; href: string; name: string };
}

/** Two enamel halves: the language of the page, and a link to the same page in the other (NV-3). */
export function LanguageSwitch({ label, lang, other }: Props) {
  const here = (
    <b key={lang} aria-current="true">
      {lang.toUpperCase()}
    </b>
  );
  const there = (
    <a key={other.lang} href={other.href} lang={other.lang} hrefLang={other.lang}>
      {other.lang.toUpperCase()}
      <span className="visually-hidden">{` : ${other.name}`}</span>
    </a>
  );
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields
    <div className={styles.switch} role="group" aria-label={label}>
      {lang < other.lang ? [here, there] : [there, here]}
    </div>
  );
}
