import { ButtonLink } from '#src/components/ButtonLink/ButtonLink.tsx';
import { Logo, type LogoProps } from '#src/components/Logo/Logo.tsx';
import styles from './Header.module.css';
import switchStyles from './LanguageSwitch.module.css';
import { Menu, type MenuProps } from './Menu.tsx';

interface Props extends MenuProps {
  lang: string;
  logo: LogoProps;
  /** The same page in each language, itself included. */
  languageLinks: readonly { lang: string; href: string; name: string }[];
}

/** The bar at the top of every page (NV-1 to NV-4): logo, menu, language switch, phone, quote button. */
export function Header(props: Props) {
  const { lang, logo, languageLinks, contactHref, phone, labels } = props;
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
        {/* Enamel parts: the language of the page, and a link to the same page in each other (NV-3). */}
        {languageLinks.map((link) =>
          link.lang === lang ? (
            <b key={lang} aria-current="true">
              {lang.toUpperCase()}
            </b>
          ) : (
            <a key={link.lang} href={link.href} lang={link.lang} hrefLang={link.lang}>
              {link.lang.toUpperCase()}
              <span className="visually-hidden">{` : ${link.name}`}</span>
            </a>
          ),
        )}
      </div>
      <div className={styles.phone}>
        <ButtonLink
          href={phone.href}
          label={
            <>
              <span className="visually-hidden">{`${labels.call} `}</span>
              {phone.display}
            </>
          }
          size="normal"
        />
      </div>
      <div className={styles.quote}>
        <ButtonLink href={contactHref} label={labels.requestQuote} size="normal" />
      </div>
    </header>
  );
}
