import { ButtonLink } from '#src/components/ButtonLink/ButtonLink.tsx';
import { Logo, type LogoProps } from '#src/components/Logo/Logo.tsx';
import styles from './Header.module.css';
import switchStyles from './LanguageSwitch.module.css';
import { Menu, type MenuProps } from './Menu.tsx';

interface Props extends MenuProps {
  lang: string;
  logo: LogoProps;
  /** The same page in the other language. */
  switchHref: string;
  switchLang: string;
}

/** The bar at the top of every page (NV-1 to NV-4): logo, menu, language switch, phone, quote button. */
export function Header(props: Props) {
  const { lang, logo, switchHref, switchLang, contactHref, phone, labels } = props;
  // Two enamel halves: the language of the page, and a link to the same page in the other (NV-3).
  const here = (
    <b key={lang} aria-current="true">
      {lang.toUpperCase()}
    </b>
  );
  const there = (
    <a key={switchLang} href={switchHref} lang={switchLang} hrefLang={switchLang}>
      {switchLang.toUpperCase()}
      <span className="visually-hidden">{` : ${labels.otherLanguageName}`}</span>
    </a>
  );
  return (
    <header className={`cluster ${styles.header}`}>
      {/* The number is the second stop (IS-5): in the bar it is the ninth, and on phones it stands behind the footer. */}
      <a className="skip" href={phone.href}>{`${labels.call} ${phone.display}`}</a>
      <Logo {...logo} />
      {/* Before its button: an adjacent sibling selector can say that it is open, where `:has()` restyles the whole page. */}
      <Menu {...props} />
      <button className={styles.menuButton} type="button" popoverTarget="nav">
        <span>{labels.menu}</span>
        <span>{labels.close}</span>
      </button>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields */}
      <div className={switchStyles.switch} role="group" aria-label={labels.languageSwitch}>
        {lang < switchLang ? [here, there] : [there, here]}
      </div>
      <a className={styles.phone} href={phone.href} aria-label={`${labels.call} ${phone.display}`}>
        {phone.display}
      </a>
      <div className={styles.quote}>
        <ButtonLink href={contactHref} label={labels.requestQuote} size="normal" />
      </div>
    </header>
  );
}
